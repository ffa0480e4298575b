import Tables

/// Prose broken between words where the page ends. What continues a line is indented as the line is,
/// behind the dash of a list and the bar of a quotation.
func wrapped(_ text: String, columns: Int) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .flatMap { lines(of: $0, columns: columns) }.joined(separator: "\n")
}

private func lines(of line: Substring, columns: Int) -> [String] {
  let first = line.prefix { " -│".contains($0) }
  let next = first.replacing("-", with: " ")[...]
  let room = max(1, columns - first.count)
  let words = DisplayList.Text(String(line.dropFirst(first.count)), lineLimit: 0)
  let broken = TextMetrics().lines(of: words, columns: room, height: .max, ellipsis: "…")
  if broken.isEmpty { return [String(line)] }
  return broken.enumerated().map { number, line in
    String(number == 0 ? first : next) + String(line.text)
  }
}

/// Lines of text, set off from prose.
func indented(_ text: String) -> String {
  screenLines(of: text).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
}

/// The lines without their ends, with or without one at the very end.
func screenLines(of text: String) -> [String] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  return lines.last == "" ? lines.dropLast() : lines
}
