import CommandLines
import Foundation
import Tables

extension GalleryOptions {
  /// Performs the command.
  ///
  /// - Returns: The exit code.
  func run() async throws -> Int32 {
    switch command {
    case .front:
      try await show([.front])
    case .show(let names):
      try await show(Example.all.filter { names.contains($0.name) })
    case .list:
      try StandardStreams.print(Self.list + "\n")
    case .pictures(let folder):
      try await writePictures(into: folder)
    case .help:
      try StandardStreams.print(Self.program.help)
    }
    return 0
  }

  /// The names of the examples, each with its title.
  static var list: String {
    let width = 2 + (Example.all.map(\.name.count).max() ?? 0)
    return Example.all.map { example in
      example.name + String(repeating: " ", count: width - example.name.count) + example.title
    }.joined(separator: "\n")
  }

  private func show(_ examples: [Example]) async throws {
    try await GalleryStyle.$current.withValue(style) {
      if renderer == .svg {
        try StandardStreams.print(try await Example.picture(of: examples))
      } else {
        for example in examples { try StandardStreams.print(try await example.text() + "\n") }
      }
    }
  }

  private func writePictures(into folder: String) async throws {
    try OutputFile.makeFolder(folder)
    for example in Example.all {
      try await write(example.pictures(), into: folder)
    }
  }

  private func write(
    _ pictures: [(fileName: String, document: String)], into folder: String
  ) throws {
    for picture in pictures {
      let path = URL(fileURLWithPath: folder).appendingPathComponent(picture.fileName).path
      try OutputFile(path: path).write(Data(picture.document.utf8))
      try StandardStreams.print(picture.fileName + "\n")
    }
  }
}
