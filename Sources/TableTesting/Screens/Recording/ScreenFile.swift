import Foundation

/// The file of a screen's text, in the folder `__Screens__` beside a test.
struct ScreenFile {
  let path: String

  init(named name: String, besides testPath: String) throws(RecordingRefusal) {
    let words = name.split(separator: "/", omittingEmptySubsequences: false)
    guard words.allSatisfy({ !["", ".", ".."].contains($0) && !$0.contains("\0") }) else {
      throw .badName(name)
    }
    let folder = URL(filePath: testPath).deletingLastPathComponent()
    path = folder.appending(path: "__Screens__/\(name).txt").path(percentEncoded: false)
  }

  /// Returns the text; nil if there is no such file.
  func text() throws(RecordingRefusal) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try readText(atPath: path)
  }
}

/// Returns the text of a file in UTF-8.
func readText(atPath path: String) throws(RecordingRefusal) -> String {
  do {
    return try String(contentsOf: URL(filePath: path), encoding: .utf8)
  } catch {
    throw .unreadable(path, reason: reason(of: error))
  }
}

/// Writes a file in one step, so that it is never half written, and makes its folder if there is none.
func writeText(_ text: String, toPath path: String) throws(RecordingRefusal) {
  // Behind a link is what is to be replaced, not the link.
  let url = URL(filePath: path).resolvingSymlinksInPath()
  do {
    let manager = FileManager.default
    try manager.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    if let mode = try? manager.attributesOfItem(atPath: url.path(percentEncoded: false))[
      .posixPermissions] as? Int, mode & 0o200 == 0
    {
      // A step that replaces the file would need no permission of it.
      throw RecordingRefusal.unwritable(path, reason: "it is read-only")
    }
    try text.write(to: url, atomically: true, encoding: .utf8)
  } catch let refusal as RecordingRefusal {
    throw refusal
  } catch {
    throw .unwritable(path, reason: reason(of: error))
  }
}

private func reason(of error: any Error) -> String {
  let reason = (error as NSError).localizedDescription
  return reason.hasSuffix(".") ? String(reason.dropLast()) : reason
}
