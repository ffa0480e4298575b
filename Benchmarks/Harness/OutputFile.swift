import Foundation

/// A file that the results go to, found to be writable before minutes are spent on measuring.
struct OutputFile {
  let path: String

  /// A file that exists or can be made. What is in it stays until it is written.
  init(path: String) throws(UnusableOption) {
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o666)
    guard descriptor >= 0 else {
      throw UnusableOption(reason: "\(path) cannot be written: \(String(cString: strerror(errno)))")
    }
    close(descriptor)
    self.path = path
  }

  func write(_ data: Data) throws(UnusableOption) {
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw UnusableOption(reason: "\(path) cannot be written: \(error)")
    }
  }
}
