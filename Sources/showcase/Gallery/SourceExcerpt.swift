import Foundation

/// A piece of this program's own source, shown beside its drawing.
///
/// The piece stands between `// excerpt: NAME` and `// end of excerpt` in its file. It is read when it
/// is shown, so the reader always sees the code that ran.
struct SourceExcerpt {
  let lines: [String]

  /// Creates the excerpt of a file with a name.
  ///
  /// - Throws: ``MissingExcerpt`` if the source is not where it was when it was compiled, or has no
  ///   such piece.
  init(_ name: String, in file: String) throws {
    guard let source = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw MissingExcerpt(name: name, file: file)
    }
    let all = source.components(separatedBy: "\n")
    let isStart = { (line: String) in
      line.trimmingCharacters(in: .whitespaces) == "// excerpt: \(name)"
    }
    guard let start = all.firstIndex(where: isStart) else {
      throw MissingExcerpt(name: name, file: file)
    }
    let inside = all[(start + 1)...].prefix {
      $0.trimmingCharacters(in: .whitespaces) != "// end of excerpt"
    }
    let indentation =
      inside.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    lines = inside.map { String($0.dropFirst(indentation)) }
  }

  /// Creates the excerpt of another file with a name.
  ///
  /// - Parameters:
  ///   - name: The name of the piece.
  ///   - path: The path of the file, from the folder of another one: `"After/After.Menu.swift"`.
  ///   - file: That other file: `#filePath`.
  init(_ name: String, at path: String, beside file: String) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try self.init(name, in: folder.appendingPathComponent(path).path)
  }

  /// The number of lines with code: neither blank nor a comment.
  var codeLineCount: Int {
    lines.count { line in
      let code = line.trimmingCharacters(in: .whitespaces)
      return !code.isEmpty && !code.hasPrefix("//")
    }
  }

  /// The number of times that a piece of code occurs in the lines.
  func occurrences(of code: String) -> Int {
    lines.reduce(0) { $0 + $1.components(separatedBy: code).count - 1 }
  }

  /// The lines, set off from prose by a bar.
  var text: String {
    lines.map { $0.isEmpty ? "  │" : "  │ \($0)" }.joined(separator: "\n")
  }
}

/// A piece of source that cannot be shown.
struct MissingExcerpt: Error, CustomStringConvertible {
  let name: String
  let file: String

  var description: String {
    "No excerpt \"\(name)\" in \(file): the gallery shows its own source, so run it where it was built"
  }
}
