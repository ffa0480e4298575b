import HeadlessViews
import TestSupport
import Testing

@Suite struct TextWrappingTests {
  private func lines(
    _ text: String, _ columns: Int, height: Int = 99, limit: Int = 0
  ) -> [String] {
    TextMetrics().lines(
      of: DisplayList.Text(text, lineLimit: limit), columns: columns, height: height, ellipsis: "…"
    ).map { $0.string(ellipsis: "…") }
  }

  @Test(
    arguments: [
      ("", 5, []), ("to be", 5, ["to be"]), ("to be or not", 5, ["to be", "or", "not"]),
      ("to  be", 3, ["to", "be"]), ("to be   ", 5, ["to be"]), ("  to be", 4, ["  to", "be"]),
      ("     x", 3, ["  x"]), ("      ", 3, ["   "]),
      ("  indented text", 9, [" indented", "text"]),
      ("  indented text", 8, ["indented", "text"]), ("  indented", 6, ["indent", "ed"]),
      ("  to\n   be", 4, ["  to", "  be"]), ("  漢字", 5, [" 漢字"]), ("  漢", 1, ["…"]),
      ("incomprehensible", 6, ["incomp", "rehens", "ible"]),
      ("an incomprehensible word", 6, ["an", "incomp", "rehens", "ible", "word"]),
      ("日本語 テキスト", 6, ["日本語", "テキス", "ト"]), ("日本語", 5, ["日本", "語"]),
      ("👩‍👩‍👦‍👦👩‍👩‍👦‍👦", 3, ["👩‍👩‍👦‍👦", "👩‍👩‍👦‍👦"]), ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
      ("漢", 1, ["…"]), ("a漢b", 1, ["a", "…"]),
      ("a\nb", 5, ["a", "b"]), ("a\n\nb\n", 5, ["a", "", "b"]),
      ("a\r\nb\u{2028}c", 5, ["a", "b", "c"]),
      ("a\tb c", 3, ["a␉b", "c"]), ("a\u{1B}[0m", 3, ["a␛[", "0m"]),
      ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
    ] as [(String, Int, [String])])
  func `a text is broken at line ends and between words`(
    text: String, columns: Int, expected: [String]
  ) {
    #expect(lines(text, columns) == expected)
  }

  @Test(
    arguments: [
      ("to be or not", 5, 2, ["to be", "or n…"]), ("to be or", 5, 2, ["to be", "or"]),
      ("a\nb", 5, 1, ["a…"]), ("a\n", 5, 1, ["a"]), ("a  ", 1, 1, ["a"]),
      ("a\nb\nc", 5, 2, ["a", "b…"]), ("abc\nde\nf", 2, 2, ["ab", "c…"]),
      ("a\nbc\nd", 2, 2, ["a", "b…"]), ("a\nb\n", 5, 2, ["a", "b"]),
      ("a\n\n\nb", 5, 2, ["a", "…"]),
      ("日本語日本語", 4, 2, ["日本", "語…"]), ("to be", 0, 2, []), ("to be", 5, 0, []),
    ] as [(String, Int, Int, [String])])
  func `what is left after the last line is cut`(
    text: String, columns: Int, height: Int, expected: [String]
  ) {
    #expect(lines(text, columns, height: height) == expected)
    if height > 1 { #expect(lines(text, columns, limit: height) == expected) }
  }

  @Test func `a text of one line shows its line ends`() {
    #expect(lines("a\nb", 5, limit: 1) == ["a␊b"])
    #expect(lines("a\n", 5, height: 1, limit: 1) == ["a␊"])
    #expect(lines("a\n", 5, height: 1, limit: 2) == ["a"])
    #expect(lines("a\nb", 5, height: 0, limit: 1) == [])
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `random texts are wrapped without a loss`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for metrics in [TextMetrics(), TextMetrics(ambiguousWidth: .wide)] {
      for round in 0..<300 {
        let text = (0..<4).map { _ in nastyText(using: &generator) }.joined(separator: " ")
        let columns = Int.random(in: 5...20, using: &generator)
        let limit = Int.random(in: 2...6, using: &generator)
        func lines(_ limit: Int) -> [TextLine] {
          metrics.lines(
            of: DisplayList.Text(text, lineLimit: limit), columns: columns, height: .max,
            ellipsis: "…")
        }
        let (all, some) = (lines(0), lines(limit))
        let context: Comment = "seed \(seed), round \(round): \(text.debugDescription), \(columns)"
        #expect(isSame(all.map { String($0.text) }.joined(), as: text), context)
        #expect(some.count == min(limit, all.count), context)
        #expect(some.dropLast().elementsEqual(all.prefix(max(0, some.count - 1))), context)
        #expect(some.last?.endsInEllipsis == (all.count > limit && !some.isEmpty), context)
        for line in all + some {
          #expect(line.columns <= columns, context)
          #expect(line.columns == metrics.columns(of: line.string(ellipsis: "…")), context)
        }
      }
    }
  }

  @Test func `words that fit are never broken`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let words = (0..<12).map { _ in
        String(repeating: "x", count: .random(in: 1...9, using: &generator))
      }
      let columns = Int.random(in: 9...30, using: &generator)
      let shown = lines(words.joined(separator: " "), columns)
      #expect(shown.flatMap { $0.split(separator: " ").map(String.init) } == words)
      for (line, next) in zip(shown, shown.dropFirst()) {
        let word = next.prefix { $0 != " " }
        #expect(line.count + 1 + word.count > columns, "\(word) would have fitted: \(shown)")
      }
    }
  }

  @Test(arguments: ["a", "é", "漢", "👩‍👩‍👦‍👦", "\u{1B}", " "])
  func `a word of ten thousand characters is broken`(piece: String) {
    let word = String(repeating: piece, count: 10_000)
    let shown = TextMetrics().lines(
      of: DisplayList.Text(word, lineLimit: 0), columns: 80, height: .max, ellipsis: "…")
    #expect(
      shown.map(\.columns).reduce(0, +) == (piece == " " ? 80 : TextMetrics().columns(of: word)))
  }
}

/// Returns true if a wrapped text has all of the original, except for spaces and line ends.
private func isSame(_ wrapped: String, as text: String) -> Bool {
  func bare(_ text: String) -> [Unicode.Scalar] {
    text.filter { !$0.isNewline }.visible.unicodeScalars.filter { $0 != " " }
  }
  return bare(wrapped) == bare(text)
}
