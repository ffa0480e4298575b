import CommandLines
import Foundation
import Tables

extension GalleryOptions {
  /// Performs the command.
  ///
  /// - Returns: The exit code.
  func run() throws -> Int32 {
    switch command {
    case .show(let names):
      try show(Example.all.filter { names.contains($0.name) })
    case .list:
      try StandardStreams.print(Self.list + "\n")
    case .pictures(let folder):
      try writePictures(into: folder)
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

  private func show(_ examples: [Example]) throws {
    try GalleryStyle.$current.withValue(style) {
      if renderer == .svg {
        try StandardStreams.print(try Example.picture(of: examples))
      } else {
        for example in examples { try StandardStreams.print(try example.text() + "\n") }
      }
    }
  }

  private func writePictures(into folder: String) throws {
    try OutputFile.makeFolder(folder)
    for picture in try Example.all.flatMap({ try $0.pictures() }) {
      let path = URL(fileURLWithPath: folder).appendingPathComponent(picture.fileName).path
      try OutputFile(path: path).write(Data(picture.document.utf8))
      try StandardStreams.print(picture.fileName + "\n")
    }
  }
}
