import Foundation
import HeadlessViews
import Testing

/// Texts whose widths were reported wrong in one terminal library or another.
@Suite struct WidthsTests {
  @Test(arguments: try KnownWidth.all())
  fileprivate func `a text has its known width`(_ known: KnownWidth) {
    let written = known.text.unicodeScalars.map {
      "U+" + String($0.value, radix: 16, uppercase: true).padded(to: 4)
    }
    #expect(written.joined(separator: " ") == known.scalars, "the fixture was normalized")
    #expect(TextMetrics().columns(of: known.text) == known.columns)
  }

  @Test(arguments: try KnownWidth.all())
  fileprivate func `two texts side by side take as much as both`(_ known: KnownWidth) {
    let pair = known.text + "|" + known.text
    #expect(TextMetrics().columns(of: pair) == 2 * known.columns + 1)
  }
}

/// A line of `Fixtures/widths.jsonl`.
private struct KnownWidth: Decodable, CustomTestStringConvertible {
  let text: String
  let scalars: String
  let columns: Int
  let why: String

  var testDescription: String { "\(scalars) (\(why))" }

  static func all() throws -> [KnownWidth] {
    let name = "Fixtures/widths"
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "jsonl"))
    let lines = try Data(contentsOf: url).split(separator: UInt8(ascii: "\n"))
    return try lines.map { try JSONDecoder().decode(KnownWidth.self, from: $0) }
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    String(repeating: "0", count: max(0, count - self.count)) + self
  }
}
