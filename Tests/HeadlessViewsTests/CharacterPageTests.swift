import TestSupport
import Testing

// Testable for the page, a value whose promises hold for any order of writing.
@testable import HeadlessViews

@Suite struct CharacterPageTests {
  private static let texts = [
    "abc", "漢字", "a漢b", "e\u{301}x", "👨‍👩‍👧‍👦!", "🇩🇪", "\u{301}", "\u{200B}", "क्न", "", " ", "α│",
  ]

  /// All pairs of texts at all places of a small page: the second is written over the first.
  @Test func `a line never changes its number of columns`() {
    let metrics = TextMetrics()
    for (first, second) in Self.texts.flatMap({ text in Self.texts.map { (text, $0) } }) {
      for (start, end) in [(0, 5), (1, 4), (2, 2), (0, 9), (-3, 3)] {
        for column in -2...5 {
          var page = CharacterPage(columns: 5, lines: 1)
          page.write(first, line: 0, column: 0, visible: 0..<5, metrics: metrics)
          page.write(second, line: 0, column: column, visible: start..<end, metrics: metrics)
          let line = page.line(0)
          if metrics.columns(of: line) != 5 {
            Issue.record("\(second) over \(first) at \(column), seen \(start)..<\(end): \(line)")
          }
        }
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `random pages agree with a page of strings`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var page = CharacterPage(columns: 9, lines: 2)
    var model = SlowPage(columns: 9, lines: 2)
    for step in 0..<200 {
      let line = Int.random(in: -1...2, using: &generator)
      let column = Int.random(in: -3...9, using: &generator)
      let block = column..<(column + Int.random(in: 0...6, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        page.fill(.red, columns: block, lines: line..<(line + 1))
        model.fill(" ", columns: block, line: line)
      case 1:
        page.draw("│", columns: block, lines: line..<(line + 1), style: .plain)
        model.fill("│", columns: block, line: line)
      default:
        let text = Self.texts.randomElement(using: &generator) ?? ""
        let start = Int.random(in: -3...9, using: &generator)
        page.write(text, line: line, column: start, visible: block, metrics: TextMetrics())
        model.write(text, line: line, column: start, visible: block)
      }
      for line in 0..<2 where page.line(line) != model.lines[line].joined() {
        Issue.record(
          "seed \(seed), step \(step): \(page.line(line)), not \(model.lines[line].joined())")
        return
      }
    }
  }

  @Test func `a page of no size takes anything`() {
    for (columns, lines) in [(0, 0), (0, 3), (3, 0), (-1, -1)] {
      var page = CharacterPage(columns: columns, lines: lines)
      page.write("漢a", line: 0, column: 0, visible: 0..<9, metrics: TextMetrics())
      page.draw("│", columns: 0..<9, lines: 0..<9, style: .plain)
      page.fill(.red, columns: -1..<9, lines: -1..<9)
      #expect(page.columns == max(0, columns))
      #expect(page.lines == max(0, lines))
    }
  }
}

extension CharacterPage {
  fileprivate init(columns: Int, lines: Int) {
    self.init()
    reset(columns: columns, lines: lines, keepsStyles: false)
  }

  fileprivate func line(_ number: Int) -> String {
    var copy = self
    let text = copy.text(trimsTrailingBlanks: false, colors: .none)
    return String(text.split(separator: "\n", omittingEmptySubsequences: false)[number])
  }

  fileprivate mutating func write(
    _ text: String, line: Int, column: Int, visible: Range<Int>, metrics: TextMetrics
  ) {
    let place = Place(line: line, column: column, visible: visible, style: .plain)
    write(
      TextLine(text: text[...], columns: metrics.columns(of: text)), ellipsis: "", at: place,
      metrics: metrics)
  }
}

/// The obvious page: a string for each column, an empty one right of a wide character.
private struct SlowPage {
  var lines: [[String]]

  init(columns: Int, lines: Int) {
    self.lines = Array(repeating: Array(repeating: " ", count: columns), count: lines)
  }

  mutating func fill(_ character: String, columns: Range<Int>, line: Int) {
    for column in columns { put(character, width: 1, column: column, line: line) }
  }

  mutating func write(_ text: String, line: Int, column: Int, visible: Range<Int>) {
    var next = column
    // Where the last character that was written begins, which a mark joins.
    var last: Int?
    for span in TextMetrics().spans(of: text) {
      let columns = next..<(next + span.columns)
      if span.columns == 0 {
        if let last { lines[line][last].append(span.character) }
      } else if columns.clamped(to: visible.clamped(to: 0..<9)) == columns,
        lines.indices.contains(line)
      {
        put(String(span.character), width: span.columns, column: next, line: line)
        last = next
      } else {
        last = nil
      }
      next += span.columns
    }
  }

  private mutating func put(_ character: String, width: Int, column: Int, line: Int) {
    guard lines.indices.contains(line), column >= 0, column + width <= lines[line].count
    else { return }
    for part in column..<(column + width) { blank(part, line: line) }
    lines[line][column] = character
    for rest in (column + 1)..<(column + width) { lines[line][rest] = "" }
  }

  private mutating func blank(_ column: Int, line: Int) {
    var first = column
    while lines[line][first].isEmpty { first -= 1 }
    repeat {
      lines[line][first] = " "
      first += 1
    } while first < lines[line].count && lines[line][first].isEmpty
  }
}
