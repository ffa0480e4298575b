package import Foundation

/// A file that a program writes, found to be writable before the work for it begins.
package struct OutputFile {
  private let path: String

  /// Opens a file that exists or can be made. Its content stays until the file is written.
  package init(path: String) throws(StreamError) {
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o666)
    guard descriptor >= 0 else {
      throw StreamError(subject: path.quoted, reason: String(cString: strerror(errno)))
    }
    close(descriptor)
    self.path = path
  }

  package func write(_ data: Data) throws(StreamError) {
    guard let file = fopen(path, "w") else {
      throw StreamError(subject: path.quoted, reason: String(cString: strerror(errno)))
    }
    let count = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    // The last of it is written when the file is closed.
    let isClosed = fclose(file) == 0
    guard count == data.count, isClosed else {
      throw StreamError(subject: path.quoted, reason: String(cString: strerror(errno)))
    }
  }

  /// Makes a folder and those around it, unless they exist.
  package static func makeFolder(_ path: String) throws(StreamError) {
    if isFolder(path) || mkdir(path, 0o777) == 0 { return }
    var code = errno
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if code == ENOENT, !path.isEmpty, parent != path {
      try makeFolder(parent)
      if mkdir(path, 0o777) == 0 { return }
      code = errno
    }
    throw StreamError(
      subject: "The folder \(path.quoted)", reason: String(cString: strerror(code)))
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
