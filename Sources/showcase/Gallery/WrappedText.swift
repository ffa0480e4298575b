import Tables

/// Prose broken between words at the width of the page, with continued lines indented.
///
/// A continued line is indented as the line is, behind the dash of a list and the bar of a
/// quotation.
func wrapped(_ text: String, columns: Int) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .flatMap { lines(of: $0, columns: columns) }.joined(separator: "\n")
}

private func lines(of line: Substring, columns: Int) -> [String] {
  let first = line.prefix { " -│".contains($0) }
  let next = first.replacing("-", with: " ")
  let words = Label(String(line.dropFirst(first.count)))
  if words.text.isEmpty { return [String(line)] }
  words.numberOfLines = 0
  let room = CharacterMetrics().size(columns: max(1, columns - first.count), lines: 1)
  words.frame.size = words.sizeThatFits(room)
  let lines = screenLines(of: PlainTextRenderer().render(words))
  return lines.enumerated().map { number, text in
    number == 0 ? "\(first)\(text)" : "\(next)\(text)"
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
