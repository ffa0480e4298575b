import HeadlessViews
import TestSupport
import Testing

/// The rules for any text, however nasty.
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
    var generator = SeededGenerator(seed: seed)
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
