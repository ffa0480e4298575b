// Nothing of this project is imported here: the stand-in's referee is tested by itself.
import Foundation
import Testing
import UIKit

/// A line of the batches that were reported in public, with the verdict on each.
private struct ReportedBatch: Decodable, CustomTestStringConvertible {
  let id: String
  let before: [Int]
  let ops: [Call]
  let after: [Int]
  let valid: Bool
  let cause: String?

  var testDescription: String { id }

  struct Call: Decodable {
    let op: String
    let rows: [[Int]]?
    let sections: [Int]?
    let from: Place?
    let to: Place?
  }

  enum Place: Decodable {
    case section(Int)
    case row(IndexPath)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let section = try? container.decode(Int.self) {
        self = .section(section)
      } else {
        let row = try container.decode([Int].self)
        self = .row(IndexPath(row: row[1], section: row[0]))
      }
    }
  }

  var batch: TableBatch {
    get throws {
      var batch = TableBatch()
      for call in ops {
        let rows = (call.rows ?? []).map { IndexPath(row: $0[1], section: $0[0]) }
        switch (call.op, call.from, call.to) {
        case ("insertRows", _, _): batch.insertedRows += rows
        case ("deleteRows", _, _): batch.deletedRows += rows
        case ("reloadRows", _, _): batch.reloadedRows += rows
        case ("insertSections", _, _): batch.insertedSections += call.sections ?? []
        case ("deleteSections", _, _): batch.deletedSections += call.sections ?? []
        case ("reloadSections", _, _): batch.reloadedSections += call.sections ?? []
        case ("moveRow", .row(let from), .row(let to)): batch.movedRows.append((from, to))
        case ("moveSection", .section(let from), .section(let to)):
          batch.movedSections.append((from, to))
        default: throw UnknownCall(op: call.op)
        }
      }
      return batch
    }
  }

  struct UnknownCall: Error { let op: String }

  static func all() throws -> [ReportedBatch] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../TableModelsTests/Fixtures/updates.jsonl")
    let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
    return try lines.map { try JSONDecoder().decode(ReportedBatch.self, from: $0) }
  }
}

@Suite struct TableBatchTests {
  @Test func `there are many reported batches`() throws {
    let all = try ReportedBatch.all()
    #expect(all.count == 106)
    #expect(all.filter(\.valid).count == 25)
  }

  @Test(arguments: try ReportedBatch.all())
  fileprivate func `a reported batch is refused if it is wrong`(_ reported: ReportedBatch) throws {
    let batch = try reported.batch
    do {
      let outcome = try batch.outcome(from: reported.before, to: reported.after)
      #expect(reported.valid)
      #expect(outcome.rows.map(\.count) == reported.after)
    } catch {
      #expect(!reported.valid, "\(error.reason)")
    }
  }

  @Test(arguments: try ReportedBatch.all().filter(\.valid))
  fileprivate func `what UIKit is reported to get wrong is known`(_ reported: ReportedBatch) throws
  {
    let batch = try reported.batch
    let fault = batch.knownFault(
      with: try batch.outcome(from: reported.before, to: reported.after))
    let reports = [
      "uikit-bug-reload-not-rebased-over-moves", "uikit-bug-rows-in-moved-section",
    ]
    #expect((fault != nil) == reports.contains(reported.cause ?? ""))
  }

  @Test func `the outcome says where each row was`() throws {
    var batch = TableBatch()
    batch.movedSections = [(0, 1)]
    batch.deletedRows = [IndexPath(row: 0, section: 1)]
    batch.insertedRows = [IndexPath(row: 1, section: 0)]
    let outcome = try batch.outcome(from: [1, 2], to: [2, 1])
    #expect(outcome.sections == [1, 0])
    #expect(
      outcome.rows == [[IndexPath(row: 1, section: 1), nil], [IndexPath(row: 0, section: 0)]])
    #expect(batch.knownFault(with: outcome) != nil)
  }
}
