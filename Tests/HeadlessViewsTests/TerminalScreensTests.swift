import Foundation
import HeadlessViews
import TestSupport
import Testing

/// Random screens for a terminal emulator that measures text by itself.
///
/// `.ci/terminal-screens` has them written, and compares them with the screens of the emulator.
@Suite struct TerminalScreensTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TABLES_SCREENS"] != nil))
  func `random screens are written for a terminal emulator`() throws {
    let path = try #require(ProcessInfo.processInfo.environment["TABLES_SCREENS"])
    var generator = SeededGenerator(seed: 12)
    var page = CharacterPage()
    var written = Data()
    let encoder = JSONEncoder()
    var count = 0
    while count < 10_000 {
      let view = randomView(using: &generator) { terminalText(using: &$0) }
      let screen = Screen(of: view.displayList(), on: &page)
      guard screen.columns > 0, screen.lines > 0 else { continue }
      count += 1
      written += try encoder.encode(screen) + [UInt8(ascii: "\n")]
    }
    try written.write(to: URL(fileURLWithPath: path))
  }
}

/// The written form of a screen.
private struct Screen: Encodable {
  let columns: Int
  let lines: Int
  let text: String
  let ansi: String
  /// The content of each column of each line; nothing right of a wide character.
  let cells: [[String]]

  init(of list: DisplayList, on page: inout CharacterPage) {
    text = PlainTextRenderer(trimsTrailingBlanks: false).render(list, on: &page)
    ansi = ANSIRenderer(colors: .ansi256, text: PlainTextRenderer(trimsTrailingBlanks: false))
      .render(list, on: &page)
    cells = text.split(separator: "\n").map { line in
      // Scalar by scalar, as the emulator has it: ﾞ has a column of its own beside the letter it joins.
      line.unicodeScalars.reduce(into: []) { cells, scalar in
        switch TextMetrics().columns(of: String(scalar)) {
        case 0 where !cells.isEmpty:
          let base = cells.lastIndex { !$0.isEmpty } ?? 0
          cells[base].unicodeScalars.append(scalar)
        case let columns:
          cells.append(String(scalar))
          cells += Array(repeating: "", count: max(0, columns - 1))
        }
      }
    }
    lines = cells.count
    columns = cells.first?.count ?? 0
  }
}

/// A random text that the emulator measures by single scalars, as its table has them.
///
/// It has letters with and without marks, ideographs, kana and Hangul, halfwidth and fullwidth
/// forms, lines and symbols, emoji of one scalar, and control characters. It leaves out what the
/// emulator does not draw at all (joiners, selectors, isolates, and so letters from right to left)
/// and what it measures otherwise (emoji of several scalars, spacing marks, conjoining Hangul).
private func terminalText(using generator: inout SeededGenerator) -> String {
  let pieces = [
    "a", "word", "to be", "0", "12345", " ", "  ", "é", "e\u{301}", "o\u{308}\u{323}", "ß", "Ж",
    "λ",
    "漢", "字漢字", "か", "が", "ガ", "ｶ", "ﾞ", "Ａ", "！", "가", "한국어", "😀", "🌍", "🍀", "⌚", "─", "│",
    "█", "…", "→", "☎", "✓", "€", "\u{1B}[31m", "\u{1B}]0;x\u{7}", "\t", "\r", "\n", "\0", "\u{9B}",
    "\u{7F}", "\u{FFFD}", "<", "&", "\u{202E}",
  ]
  let count = Int.random(in: 0...9, using: &generator)
  return (0..<count).reduce(into: "") { text, _ in
    text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
  }
}
