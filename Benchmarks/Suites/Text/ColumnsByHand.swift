/// A table of values as text, by hand: the widths of all columns, then bytes and blanks.
///
/// It knows its scripts, as a program may that is written for them: a scalar from U+3000 on takes two
/// columns, others one, and none combine.
struct ColumnsByHand {
  let titles: [String]
  let rows: [[String]]

  @inline(never) func text() -> String {
    var widths = titles.map(columns)
    for row in rows {
      for column in widths.indices {
        widths[column] = max(widths[column], columns(of: row[column]))
      }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity((rows.count + 4) * (widths.reduce(0, +) * 2 + 2 * widths.count))
    append(titles, widths, to: &bytes)
    append(widths.map { String(repeating: "─", count: $0) }, widths, to: &bytes)
    for row in rows { append(row, widths, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @inline(__always)
  private func append(_ values: [String], _ widths: [Int], to bytes: inout [UInt8]) {
    for (column, value) in values.enumerated() {
      bytes.append(contentsOf: value.utf8)
      guard column < values.count - 1 else { break }
      for _ in columns(of: value)..<widths[column] + 2 { bytes.append(0x20) }
    }
    bytes.append(0x0A)
  }

  /// The columns that a value takes, by the first bytes of its scalars.
  @inline(__always)
  private func columns(of value: String) -> Int {
    var columns = 0
    for byte in value.utf8 where byte & 0xC0 != 0x80 { columns += byte >= 0xE3 ? 2 : 1 }
    return columns
  }
}
