import Foundation
import Tables

// Shows the gallery: drawn tables, and the code of their data sources. With `--svg FOLDER` it writes
// what is drawn as pictures instead; `explain` reads a crash message of UIKit.

do {
  switch CommandLine.arguments.dropFirst() {
  case let arguments where GalleryOptions(arguments) != nil:
    let colors: ColorChoice = GalleryOptions(arguments)?.colors ?? ColorChoice.none
    try GalleryColors.$current.withValue(colors) {
      for example in Example.all { print(try example.text()) }
    }
  case let arguments where arguments.count == 2 && arguments.first == "--svg":
    let folder = URL(fileURLWithPath: arguments.last ?? "", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for picture in try Example.all.flatMap({ try $0.pictures() }) {
      try Data(picture.document.utf8).write(to: folder.appendingPathComponent(picture.fileName))
      print(picture.fileName)
    }
  case let arguments where arguments.first == "explain" && arguments.last != "--help":
    let (output, exitCode) = explain(arguments: Array(arguments.dropFirst())) {
      String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    }
    print(output)
    exit(exitCode)
  default:
    let usage = """
      usage: showcase [--color WHEN]      the gallery; WHEN is auto, always or never
             showcase --svg FOLDER        what is drawn, as pictures
             showcase explain [FILE]      what a crash message of UIKit says; from standard input
                                          where there is no FILE

      """
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
} catch {
  FileHandle.standardError.write(Data("showcase: \(error)\n".utf8))
  exit(1)
}
