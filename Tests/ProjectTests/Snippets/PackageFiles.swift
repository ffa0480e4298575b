import Foundation

/// The package's own files, found from where this one was compiled.
nonisolated enum PackageFiles {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// All files at or below a path, in a stable order.
  ///
  /// - Parameter path: Relative to the package, a file or a folder.
  /// - Returns: Nothing if the path does not exist.
  static func files(under path: String) -> [URL] {
    let start = root.appendingPathComponent(path)
    guard isFolder(start) else {
      return FileManager.default.fileExists(atPath: start.path) ? [start] : []
    }
    let below = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)
    let urls = below?.compactMap { $0 as? URL } ?? []
    return urls.filter { !isFolder($0) }.sorted { $0.path < $1.path }
  }

  static func swiftFiles(under path: String) -> [URL] {
    files(under: path).filter { $0.pathExtension == "swift" }
  }

  /// The file's path from the package's top.
  static func name(of file: URL) -> String {
    String(file.path.dropFirst(root.path.count + 1))
  }

  static func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
