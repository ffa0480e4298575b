import TestSupport

/// A short text of what goes wrong most often: marks, emoji sequences, wide characters, escapes,
/// letters from right to left.
func nastyText(using generator: inout SeededGenerator) -> String {
  let pieces: [String] = [
    "a", "1", " ", "é", "e\u{301}", "漢", "か\u{3099}", "ｶﾞ", "\u{1100}", "\u{1161}", "\u{11AB}", "가",
    "क", "\u{94D}", "\u{93E}", "\u{EB3}", "\u{600}", "\u{301}", "\u{20E3}", "\u{200D}", "\u{FE0F}",
    "\u{FE0E}", "👍", "🏻", "❤", "⌚", "☝", "♂", "👩", "🇩", "🇪", "🏴", "\u{E0067}", "\u{E007F}", "🥲",
    "\u{1B}[0m", "\t", "\r", "\n", "\0", "\u{9B}", "\u{202E}", "\u{2028}", "\u{200B}", "\u{2060}",
    "\u{AD}", "\u{FEFF}", "│", "…", "\u{FFFF}", "\u{E000}", "\u{E0000}", "©", "#", "א", "ب", "٣",
    "<", "&", "'", "]]>",
  ]
  let count = Int.random(in: 0...12, using: &generator)
  return (0..<count).reduce(into: "") { text, _ in
    text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
    if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) {
      text.unicodeScalars.append(scalar)
    }
  }
}
