/// A fenced block of a Markdown text.
struct MarkdownFence: Equatable {
  /// The first word after the opening marks, such as `swift`; empty if there is none.
  let language: String
  /// The lines between the marks, without as much indentation as the opening marks have.
  let lines: [String]
  /// The line of the opening marks, counted from 1.
  let line: Int
  /// False if the text ends before the closing marks.
  let isClosed: Bool
}

extension MarkdownFence {
  /// The fenced blocks of a text, in order (CommonMark 0.31.2, section 4.5).
  static func all(in text: String) -> [MarkdownFence] {
    var fences: [MarkdownFence] = []
    var lines = text.numberedLines[...]
    while let (opening, number) = lines.popFirst() {
      guard let marks = openingMarks(of: opening) else { continue }
      let content = lines.prefix { !isClosing($0.text, marks: marks) }
      lines = lines.dropFirst(content.count)
      let indentation = opening.prefix { $0 == " " }.count
      let info = opening.withoutIndentation.dropFirst(marks.count)
      fences.append(
        MarkdownFence(
          language: info.split(separator: " ").first.map(String.init) ?? "",
          lines: content.map { $0.text.outdented(by: indentation) }, line: number,
          isClosed: lines.popFirst() != nil))
    }
    return fences
  }

  private static func openingMarks(of line: String) -> Substring? {
    let line = line.withoutIndentation
    guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
    let marks = line.prefix { $0 == mark }
    // "```text```" on a line of its own is a code span in a paragraph.
    let isSpan = mark == "`" && line.dropFirst(marks.count).contains("`")
    return marks.count >= 3 && !isSpan ? marks : nil
  }

  private static func isClosing(_ line: String, marks: Substring) -> Bool {
    let line = line.withoutIndentation
    let closing = line.prefix { $0 == marks.first }
    return closing.count >= marks.count
      && line.dropFirst(closing.count).allSatisfy { $0 == " " || $0 == "\r" }
  }
}

nonisolated extension String {
  /// The lines without their ends, counted from 1. The last is empty if the text ends with a line end.
  var numberedLines: [(text: String, number: Int)] {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      (String($0.element), $0.offset + 1)
    }
  }

  var withoutIndentation: Substring { drop { $0 == " " } }

  /// The line without so many of its leading spaces, or as many as it has.
  func outdented(by count: Int) -> String {
    String(dropFirst(min(count, prefix { $0 == " " }.count)))
  }
}

extension [String] {
  /// The lines without the indentation that all of them share; lines of spaces become empty.
  func dedented() -> [String] {
    let indentations = compactMap { line in
      line.withoutIndentation.isEmpty ? nil : line.count - line.withoutIndentation.count
    }
    let shared = indentations.min() ?? 0
    return map { $0.withoutIndentation.isEmpty ? "" : String($0.dropFirst(shared)) }
  }
}
