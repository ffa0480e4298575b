import TestSupport
import Testing

@testable import HeadlessViews

/// The characters that are found without a look-up, against those of the standard library.
@Suite struct TextClustersTests {
  private static let simple = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    .filter(\.isSimple)

  /// What joins its neighbors, and others that do not.
  private static let neighbors: [Unicode.Scalar] = [
    "a", "é", "漢", "각", "가", "😀", "❤", "1", "\u{301}", "\u{903}", "\u{94D}", "\u{200D}",
    "\u{FE0E}", "\u{FE0F}", "\u{20E3}", "\u{1F3FD}", "\u{1F1E9}", "\u{1100}", "\u{1161}",
    "\u{11AB}", "\u{600}", "\u{AD}", "\u{3099}", "\u{E0067}", "א",
  ]

  @Test(arguments: [TextMetrics(), TextMetrics(ambiguousWidth: .wide)])
  func `every simple scalar is found as the standard library finds it`(metrics: TextMetrics) {
    let stride = TestScale.stride(16)
    for scalar in Self.simple {
      // Ideographs and syllables are two rules for 47,000 scalars.
      guard (scalar.value % UInt32(stride)) == 0 || !(0x3400...0xD7A3).contains(scalar.value) else {
        continue
      }
      for neighbor in Self.neighbors {
        let text = "\(scalar)\(neighbor)\(scalar)\(scalar)"
        if found(in: text, metrics: metrics) != lookedUp(in: text, metrics: metrics) {
          let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }
          Issue.record("\(scalars)")
        }
      }
    }
  }

  @Test func `every simple scalar is drawn as it is, in columns of its own, from the left`() {
    var count = 0
    for scalar in Self.simple {
      count += 1
      let fits = scalar.visible == scalar && !scalar.isRightToLeft && !scalar.changesNeighbors
      if !fits || TextMetrics().columns(of: Character(scalar)) < 1 {
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
    #expect(count > 40_000)
  }

  /// The characters that the fast path finds, each with its columns.
  private func found(in text: String, metrics: TextMetrics) -> [Found] {
    metrics.withClusters(of: text[...]) { clusters in
      clusters.map { Found(bytes: $0.bytes.count, columns: $0.columns) }
    }
  }

  private func lookedUp(in text: String, metrics: TextMetrics) -> [Found] {
    text.map { Found(bytes: $0.utf8.count, columns: metrics.columns(of: $0)) }
  }

  private struct Found: Equatable {
    let bytes: Int
    let columns: Int
  }
}
