import Foundation
import Tables
import Testing

@testable import TableTesting

/// The table of faults in the article "Test a list": each row says what the check says.
@MainActor @Suite struct FaultTableTests {
  /// A row of the table.
  struct Row: CustomStringConvertible {
    let fault: String
    let report: String
    /// The pieces of the message, in their order.
    let pieces: [String]
    let steps: String

    init?(_ line: Substring) {
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), columns.count == 4, columns[1].hasPrefix("[") else { return nil }
      (fault, report, steps) = (columns[0], columns[1], columns[3])
      pieces = columns[2].trimmingCharacters(in: ["`"]).components(separatedBy: "…")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    var description: String { fault }
  }

  nonisolated static let rows = {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Tables/Tables.docc/TestAList.md")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap(Row.init)
  }()

  @Test func `the table has rows`() { #expect(Self.rows.count >= 12) }

  @Test(arguments: rows)
  func `a fault of the table is found with its message and steps`(_ row: Row) async throws {
    let fault = try #require(PlantedFault.all.first { $0.name == row.fault })
    guard case .report(let report, _) = fault.source else {
      return #expect(Bool(false), "it comes from a report")
    }
    let words = report.split(whereSeparator: { "/#".contains($0) })
    #expect(
      row.report
        == "[\(words[1])#\(words[2])](https://github.com/\(words[0])/\(words[1])/issues/\(words[2]))"
    )
    let said = await fault.message()
    var rest = said[...]
    for piece in row.pieces where !piece.isEmpty {
      rest = try #require(rest.range(of: piece).map { rest[$0.upperBound...] }, "\(said)")
    }
    if !row.steps.isEmpty { #expect(rest.contains("After \(row.steps) of ")) }
  }
}
