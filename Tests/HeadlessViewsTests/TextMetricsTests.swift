import HeadlessViews
import Testing

@Suite struct TextMetricsTests {
  private let metrics = TextMetrics()
  private let wide = TextMetrics(ambiguousWidth: .wide)

  @Test(arguments: [
    ("", 0),
    ("plain", 5),
    ("naïve", 5),
    ("壱弐参四五六七八九拾", 20),
    ("漢字 and ASCII", 14),
  ])
  func `letters take one column and ideographs two`(text: String, columns: Int) {
    #expect(metrics.columns(of: text) == columns)
  }

  @Test func `decomposed Hangul is as wide as composed`() {
    let decomposed = ["\u{1100}", "\u{1102}", "\u{1103}", "\u{1105}", "\u{1106}"]
      .map { $0 + "\u{1161}" }.joined()
    #expect(metrics.truncating(decomposed, toColumns: 10).unicodeScalars.count == 10)
    #expect(metrics.columns(of: decomposed) == 10)
    #expect(metrics.columns(of: "가나다라마") == 10)
    #expect(metrics.columns(of: "\u{1112}\u{1161}\u{11AB}") == 2)
    #expect(metrics.spans(of: decomposed).map(\.columns) == [2, 2, 2, 2, 2])
  }

  @Test(arguments: [
    ("का", 2),  // a spacing vowel
    ("कं", 1),  // a mark above
    ("क्न", 2),  // a conjunct of two letters
    ("क्\u{200D}न", 2),  // a joiner between letters that are not emoji
    ("นำ", 2),  // Thai AM
    ("\u{301}", 0),
    ("e\u{301}\u{302}\u{303}", 1),
    ("\u{1161}", 0),  // a vowel without a consonant
  ])
  func `marks take no column unless they are spacing`(text: String, columns: Int) {
    #expect(metrics.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("♻️♻️", 4),
    ("☎", 1), ("☎\u{FE0F}", 2), ("☎\u{FE0E}", 1),
    ("⌚", 2), ("⌚\u{FE0F}", 2), ("⌚\u{FE0E}", 1),
    ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1),
    ("✓\u{FE0F}", 1), ("✔\u{FE0F}", 2),
    ("〰", 2), ("〰\u{FE0E}", 2),  // wide even as text
    ("🥲\u{FE0E}", 2),  // has no text style
    ("❤\u{301}\u{FE0F}", 1), ("⌚\u{301}\u{FE0E}", 2),  // not right behind its base
    ("\u{FE0F}", 0), ("\u{FE0E}", 0),
  ])
  func `a variation selector resizes the bases that Unicode lists`(text: String, columns: Int) {
    #expect(metrics.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("❤🏻", 2), ("☝🏻", 2), ("☝\u{FE0F}🏻", 2), ("👍🏻", 2),
    ("🏻", 2), ("a🏻", 3), ("1🏻", 3), ("🏻🏻", 4), ("漢🏻", 4),
  ])
  func `a skin tone tints emoji and stands alone elsewhere`(text: String, columns: Int) {
    #expect(metrics.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("❤\u{FE0F}\u{200D}🔥", 2),
    ("👁\u{200D}🗨", 2),  // unqualified: narrow each
    ("🏃🏽\u{200D}♂\u{FE0F}", 2),
    ("👩\u{200D}👩\u{FE0E}", 2),
    ("👩\u{200D}", 2), ("\u{200D}👩", 2), ("👩\u{200D}漢", 4),
    ("👩\u{200D}\u{903}", 3),  // a spacing mark
  ])
  func `joined emoji are one of two columns`(text: String, columns: Int) {
    #expect(metrics.columns(of: text) == columns)
  }

  @Test(arguments: [("🇩", 1), ("🇩🇪", 2), ("🇩🇪🇳", 3), ("🇩a🇪", 3), ("🇩\u{FE0F}", 1)])
  func `regional indicators take one column each`(text: String, columns: Int) {
    #expect(metrics.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("\t", 1), ("\n", 1), ("\r\n", 2), ("\u{1B}[0m", 4), ("\u{7F}", 1), ("\u{9B}0m", 3),
    ("\u{2028}", 1), ("\u{202E}abc\u{202C}", 5), ("\u{FEFF}abc\u{200B}", 3),
  ])
  func `controls count as what is shown for them`(text: String, columns: Int) {
    #expect(metrics.columns(of: text) == columns)
    #expect(metrics.columns(of: "日" + text) == columns + 2)
  }

  @Test func `ambiguous characters are as wide as the terminal draws them`() {
    for text in ["│", "─", "┼", "…", "α", "Я", "§", "①", "\u{E000}"] {
      #expect(metrics.columns(of: text) == 1)
      #expect(wide.columns(of: text) == 2)
    }
    for text in ["a", "e\u{301}", "\u{300}", "\u{AD}", "¥", "ﾹ", "漢", "\u{2400}", "☎\u{FE0F}"] {
      #expect(wide.columns(of: text) == metrics.columns(of: text))
    }
    // U+FFFD stands for it, which is ambiguous itself.
    #expect(wide.columns(of: "\u{202E}") == 2)
  }

  @Test(arguments: ["\u{200B}", "\u{2060}", "\u{FEFF}", "\u{2065}", "\u{FFF0}", "\u{E0000}"])
  func `what is ignored by default takes no column, assigned or not`(text: String) {
    #expect(metrics.columns(of: text) == 0)
    #expect(metrics.columns(of: "a\(text)b") == 2)
  }

  @Test(arguments: [
    "\u{600}", "\u{605}", "\u{6DD}", "\u{70F}", "\u{890}", "\u{8E2}", "\u{110BD}", "\u{110CD}",
  ])
  func `a sign that stands before a number takes a column, as wcwidth has it`(text: String) {
    #expect(metrics.columns(of: text) == 1)
    #expect(metrics.columns(of: text + "٣") == 2)
  }

  @Test func `emoji newer than the table are wide`() {
    // FACE WITH BAGS UNDER EYES, of Unicode 16.
    #expect(metrics.columns(of: "\u{1FAE9}") == 2)
    #expect(metrics.columns(of: "\u{1FAE9}\u{FE0F}") == 2)
    // Reserved, but no emoji yet in any version.
    #expect(metrics.columns(of: "\u{1FAFF}") == 1)
  }

  @Test func `a character is as wide as its text`() {
    for character in "a\té漢\r\n👩‍👩‍👦‍👦क्न🇩🇪\u{301}" as String {
      #expect(metrics.columns(of: character) == metrics.columns(of: String(character)))
    }
  }

  @Test func `metrics are equal when they agree on ambiguous characters`() {
    #expect(TextMetrics() == TextMetrics(ambiguousWidth: .narrow))
    #expect(TextMetrics() != TextMetrics(ambiguousWidth: .wide))
  }
}
