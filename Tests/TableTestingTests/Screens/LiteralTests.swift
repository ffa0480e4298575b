import TestSupport
import Testing

@testable import TableTesting

@Suite struct LiteralTests {
  static func value(of source: String) -> String? {
    let source = SwiftSource("f(is: \(source))")
    return source.literal(labelled: "is", inCallAt: 1)?.value
  }

  @Test func `a literal stands for the text that the compiler makes of it`() {
    let compiled = [
      (#""a\tb\"\\\u{e9}\0\'""#, "a\tb\"\\\u{e9}\0\'"),
      ("\"\"\"\n    a\n\n      b\\\n     c\n    \"\"\"", "a\n\n  b c"),
      ("#\"\"\"\n  \\n \\#n \"\"\"\n  \"\"\"#", "\\n \n \"\"\""),
      ("\"\"\"\n  a  \\  \n  b\n  \"\"\"", "a  b"),
      ("##\"a\"#b\\#n\"##", "a\"#b\\#n"),
      ("#\"\"\"#", "\""),
      ("\"\"", ""),
    ]
    for (source, text) in compiled { #expect(Self.value(of: source) == text, "\(source)") }
  }

  @Test func `a text that was written is the text that is read`() {
    let parts = [
      "\"", "\"\"\"", "\"\"\"\"", "\\", "\\#", "\\(a)", "#", "\n", " ", "  ", "\t", "é", "e\u{301}",
      "\u{301}", "漢", "👩‍👩‍👦", "\u{2068}", "\u{A0}", "\u{1B}", "a", "\\\u{301}", "\"\u{301}", "\0",
    ]
    var random = SeededGenerator(seed: 16)
    for _ in 0..<4000 {
      let count = Int.random(in: 0...8, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let pounds = Int.random(in: 0...2, using: &random)
      let indentation = ["", "  ", "\t"].randomElement(using: &random) ?? ""
      let newline = Bool.random(using: &random) ? "\n" : "\r\n"
      let written = StringLiteral.source(
        of: text, pounds: pounds, indentation: indentation, newline: newline)
      #expect(Self.value(of: written).map { Array($0.utf8) } == Array(text.utf8), "\(written)")
      // Nothing stands in the source that an editor takes away or nobody sees.
      #expect(!written.lines.contains { $0.hasSuffix(" ") && $0.contains { $0 != " " } })
      #expect(!written.unicodeScalars.contains("\u{2068}"))
    }
  }
}
