import Foundation
import Tables

extension GalleryOptions {
  /// Does what was asked for.
  ///
  /// - Returns: The exit code.
  func run() throws -> Int32 {
    switch command {
    case .show(let names):
      try show(Example.all.filter { names.contains($0.name) })
    case .list:
      print(Self.list)
    case .pictures(let folder):
      try writePictures(into: URL(fileURLWithPath: folder, isDirectory: true))
    case .explain(let words):
      let (output, exitCode) = showcase.explain(arguments: words) {
        String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
      }
      print(output)
      return exitCode
    case .help:
      print(Self.usage, terminator: "")
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
        print(try Example.picture(of: examples), terminator: "")
      } else {
        for example in examples { print(try example.text()) }
      }
    }
  }

  private func writePictures(into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for picture in try Example.all.flatMap({ try $0.pictures() }) {
      try Data(picture.document.utf8).write(to: folder.appendingPathComponent(picture.fileName))
      print(picture.fileName)
    }
  }
}
