import HeadlessViews
import Testing

@Suite struct TextVisibleTests {
  @Test(arguments: [
    ("", ""),
    ("plain – text", "plain – text"),
    ("I \u{1B}[0;36mwas\u{1B}[0m here!", "I ␛[0;36mwas␛[0m here!"),
    ("a\tb\nc\rd\r\ne", "a␉b␊c␍d␍␊e"),
    ("\0\u{1F}\u{7F}", "␀␟␡"),
    ("\u{80}\u{9B}31m\u{9F}", "\u{FFFD}\u{FFFD}31m\u{FFFD}"),
    ("user\u{202E}gpj.exe", "user\u{FFFD}gpj.exe"),
    ("\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("one\u{2028}two\u{2029}", "one\u{FFFD}two\u{FFFD}"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
  ])
  func `what could do harm is shown instead`(text: String, shown: String) {
    #expect(text.visible.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test(arguments: [
    "\u{FEFF}\u{200B}\u{200C}\u{200D}\u{2060}\u{AD}", "👩‍👩‍👦‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿❤️", "\u{A0}\u{3000}\u{E000}\u{378}",
    "\u{1100}\u{1161}", "e\u{301}", "É", "\u{212B}",
  ])
  func `what is only invisible stays as it is`(text: String) {
    #expect(text.visible.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func `every scalar is either kept or printing`() throws {
    for scalar in (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init) {
      // In planes that hold nothing but letters and gaps, a sample will do.
      let value = scalar.value
      guard value < 0x3000 || value % 61 == 0 || value & 0xFFFE == 0xFFFE else { continue }
      let shown = try #require(String(scalar).visible.unicodeScalars.first)
      if shown != scalar {
        #expect((0x2400...0x2421).contains(shown.value) || shown == "\u{FFFD}")
      }
      if mayDoHarm(shown) { Issue.record("U+\(String(value, radix: 16)) is dangerous") }
    }
  }

  @Test func `what is visible already does not change again`() {
    let text = "\u{1B}]8;;\u{7}漢\r\n\u{9D}\u{202A}"
    #expect(text.visible.visible == text.visible)
  }
}

/// By general categories and properties, not by numbers as in the code under test.
private func mayDoHarm(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  case .format: scalar.properties.isBidiControl
  default: scalar.value == 0xFFFE || scalar.value == 0xFFFF
  }
}
