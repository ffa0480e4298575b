import HeadlessViews
import Testing

@Suite struct TextTruncationTests {
  private let metrics = TextMetrics()

  @Test(
    arguments: [
      ("abc", 3, "abc"), ("abc", 9, "abc"), ("abcd", 3, "ab…"), ("abc", 1, "…"),
      ("abc", 0, ""), ("abc", -1, ""), ("", 0, ""), ("", 3, ""), ("abc", .max, "abc"),
      ("ＡＢＣＤ", 5, "ＡＢ…"), ("ＡＢＣＤ", 6, "ＡＢ…"), ("ＡＢＣＤ", 7, "ＡＢＣ…"), ("ＡＢＣＤ", 8, "ＡＢＣＤ"),
      ("漢", 1, "…"), ("漢字", 2, "…"), ("漢字", 3, "漢…"),
      ("👩‍👩‍👦‍👦👩‍👩‍👦‍👦", 3, "👩‍👩‍👦‍👦…"), ("🇩🇪🇳🇱", 3, "🇩🇪…"),
      ("abe\u{301}", 3, "abe\u{301}"), ("abe\u{301}d", 3, "ab…"), ("e\u{301}bcd", 2, "e\u{301}…"),
      ("a\r\nb", 4, "a␍␊b"), ("a\r\nb", 3, "a␍…"),
      ("abc\u{2060}", 3, "abc\u{2060}"),
    ] as [(String, Int, String)])
  func `a text is cut between characters`(text: String, limit: Int, shown: String) {
    let truncated = metrics.truncating(text, toColumns: limit)
    #expect(truncated.unicodeScalars.elementsEqual(shown.unicodeScalars), "\(truncated)")
  }

  @Test func `a wide ellipsis takes its two columns`() {
    let wide = TextMetrics(ambiguousWidth: .wide)
    #expect(wide.truncating("abcd", toColumns: 4) == "abcd")
    #expect(wide.truncating("abcd", toColumns: 3) == "a…")
    #expect(wide.truncating("abcd", toColumns: 2) == "…")
    #expect(wide.truncating("abcd", toColumns: 1) == "")
    #expect(wide.truncating("é", toColumns: 1) == "")
    #expect(wide.truncating("ö", toColumns: 1) == "ö")
    #expect(wide.truncating("e\u{301}", toColumns: 1) == "e\u{301}")
  }

  @Test(arguments: ["a", "é", "漢", "👩‍👩‍👦‍👦", "\u{1B}", "e\u{301}"])
  func `a very long word is cut to the limit`(piece: String) {
    let word = String(repeating: piece, count: 10_000)
    let width = metrics.columns(of: piece)
    #expect(metrics.columns(of: word) == 10_000 * width)
    for limit in [1, 2, 3, 79, 80, 9_999] {
      let columns = metrics.columns(of: metrics.truncating(word, toColumns: limit))
      #expect(columns == (limit - 1) / width * width + 1)
    }
    #expect(metrics.truncating(word, toColumns: 10_000 * width) == word.visible)
  }
}
