import Foundation

// Shows the gallery: drawn tables, and the code of their data sources. With `--svg FOLDER` it writes
// what is drawn as pictures instead.

do {
  switch CommandLine.arguments.dropFirst() {
  case []:
    for example in Example.all { print(try example.text()) }
  case let arguments where arguments.count == 2 && arguments.first == "--svg":
    let folder = URL(fileURLWithPath: arguments.last ?? "", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for picture in try Example.all.flatMap({ try $0.pictures() }) {
      try Data(picture.document.utf8).write(to: folder.appendingPathComponent(picture.fileName))
      print(picture.fileName)
    }
  default:
    FileHandle.standardError.write(Data("usage: showcase [--svg FOLDER]\n".utf8))
    exit(2)
  }
} catch {
  FileHandle.standardError.write(Data("showcase: \(error)\n".utf8))
  exit(1)
}
