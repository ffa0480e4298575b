import Measurements
import Tables

/// A table of values as text, against the same bytes padded by hand.
enum ColumnTextSuite {
  static func make() -> [Suite] { Script.allCases.map(suite) }

  private static func suite(_ script: Script) -> Suite {
    let cases = ValueCases(script)
    return Suite(
      name: "columns-\(script.rawValue.lowercased())",
      summary: "a table of eight values in each row as text: \(script.rawValue)",
      control: "bytes padded by hand",
      ways: .timed(
        [
          Workload(name: "bytes padded by hand") { rows in checksum(cases.values(rows).text()) },
          Workload(name: "ColumnLayout.text") { rows in checksum(text(of: cases.values(rows))) },
        ], items: 100_000))
  }

  private static func text(of values: ColumnsByHand) -> String {
    let source = CommonDataSource<ColumnsCell, [String]>(values.rows) { cell, row in
      cell.values = row
    }
    return ColumnLayout(values.titles.map { ColumnLayout.Column($0) }).text(of: source)
  }

  /// A checksum of every 97th byte and of the length, which costs nothing beside the text.
  private static func checksum(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      stride(from: 0, to: bytes.count, by: 97).reduce(bytes.count) { $0 &* 31 &+ Int(bytes[$1]) }
    }
  }
}

/// Tables of several lengths in one script, each made when it is first asked for.
private final class ValueCases {
  private let script: Script
  private var cases: [Int: ColumnsByHand] = [:]

  init(_ script: Script) { self.script = script }

  func values(_ rows: Int) -> ColumnsByHand {
    if let known = cases[rows] { return known }
    // Made also for the longer run that counts allocations, so that those of the making do not count.
    cases[3 * rows] = made(3 * rows)
    let made = made(rows)
    cases[rows] = made
    return made
  }

  private func made(_ rows: Int) -> ColumnsByHand {
    ColumnsByHand(
      titles: script.words.indices.map { "title \($0)" },
      rows: (0..<rows).map { row in
        script.words.enumerated().map { "\($1)\(row &* (2 * $0 + 3) % 100_003)" }
      })
  }
}
