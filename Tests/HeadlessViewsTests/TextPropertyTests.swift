import HeadlessViews
import Testing

/// What holds for any text, however nasty.
@Suite struct TextPropertyTests {
  private static let all = [TextMetrics(), TextMetrics(ambiguousWidth: .wide)]

  @Test(arguments: all)
  func `measuring and drawing agree for scalars of all planes`(metrics: TextMetrics) {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard value < 0x3100 || value % 101 == 0, let scalar = Unicode.Scalar(value) else { continue }
      for text in [String(scalar), "漢\(scalar)a"] {
        let sum = metrics.spans(of: text).reduce(0) { $0 + $1.columns }
        if metrics.columns(of: text) != sum {
          Issue.record("U+\(String(value, radix: 16)): \(metrics.columns(of: text)) against \(sum)")
        }
      }
    }
  }

  @Test(arguments: all, 0..<4 as Range<UInt64>)
  func `random texts keep all promises`(metrics: TextMetrics, seed: UInt64) {
    var generator = SplitMix(state: seed)
    for round in 0..<500 {
      let text = nastyText(using: &generator)
      if let broken = brokenPromise(of: metrics, for: text) {
        let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }
        Issue.record("seed \(seed), round \(round): \(broken), for \(scalars)")
      }
    }
  }
}

/// A sentence on the first thing that is wrong, or `nil`.
private func brokenPromise(of metrics: TextMetrics, for text: String) -> String? {
  let columns = metrics.columns(of: text)
  let shown = text.visible
  let spans = Array(metrics.spans(of: text))
  if spans.reduce(0, { $0 + $1.columns }) != columns { return "spans add up to another width" }
  if metrics.columns(of: shown) != columns { return "the visible text has another width" }
  if String(spans.map(\.character)) != shown { return "spans are not the visible text" }
  if shown.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
    return "a control character is left"
  }
  if columns > shown.utf8.count { return "more columns than bytes" }
  for limit in -1...columns + 1 {
    if let broken = brokenTruncation(of: shown, columns, to: limit, metrics) { return broken }
  }
  return nil
}

private func brokenTruncation(
  of shown: String, _ columns: Int, to limit: Int, _ metrics: TextMetrics
) -> String? {
  let truncated = metrics.truncating(shown, toColumns: limit)
  if metrics.columns(of: truncated) > max(0, limit) { return "too wide for \(limit)" }
  if limit < 1 { return truncated.isEmpty ? nil : "not empty at \(limit)" }
  if columns <= limit { return truncated == shown ? nil : "cut although it fits into \(limit)" }
  if limit < metrics.columns(of: "…") { return truncated.isEmpty ? nil : "not empty at \(limit)" }
  guard truncated.unicodeScalars.last == "…" else { return "no ellipsis at \(limit)" }
  let kept = truncated.unicodeScalars.dropLast()
  guard shown.unicodeScalars.starts(with: kept) else { return "no prefix at \(limit)" }
  // Not one character more would have fitted.
  let dropped = Array(metrics.spans(of: shown))[String(kept).count]
  let room = limit - metrics.columns(of: truncated)
  return dropped.columns > room ? nil : "cut too early at \(limit)"
}

private func nastyText(using generator: inout SplitMix) -> String {
  let pieces: [String] = [
    "a", "1", " ", "é", "e\u{301}", "漢", "か\u{3099}", "ｶﾞ", "\u{1100}", "\u{1161}", "\u{11AB}", "가",
    "क", "\u{94D}", "\u{93E}", "\u{EB3}", "\u{600}", "\u{301}", "\u{20E3}", "\u{200D}", "\u{FE0F}",
    "\u{FE0E}", "👍", "🏻", "❤", "⌚", "☝", "♂", "👩", "🇩", "🇪", "🏴", "\u{E0067}", "\u{E007F}", "🥲",
    "\u{1B}[0m", "\t", "\r", "\n", "\0", "\u{9B}", "\u{202E}", "\u{2028}", "\u{200B}", "\u{2060}",
    "\u{AD}", "\u{FEFF}", "│", "…", "\u{FFFF}", "\u{E000}", "\u{E0000}", "©", "#",
  ]
  let count = Int.random(in: 0...12, using: &generator)
  return (0..<count).reduce(into: "") { text, _ in
    text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
  }
}

/// A small generator with a seed (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
