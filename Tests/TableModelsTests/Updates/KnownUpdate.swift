import Foundation
import TableModels
import Testing

/// A line of `Fixtures/updates.jsonl`: a batch that somebody reported, and whether it is valid.
struct KnownUpdate: Decodable, CustomTestStringConvertible {
  let id: String
  let source: String
  let before: [Int]
  let ops: [Call]
  let after: [Int]
  let valid: Bool
  let violation: String?
  let cause: String?
  let uikitDiffers: String?

  var testDescription: String { id }

  var updates: TableUpdates {
    var updates = TableUpdates()
    for call in ops { call.add(to: &updates) }
    return updates
  }

  /// One verb with its places.
  struct Call: Decodable {
    let op: String
    let rows: [[Int]]?
    let sections: [Int]?
    let from: Place?
    let to: Place?

    func add(to updates: inout TableUpdates) {
      let paths = (rows ?? []).map { TableIndexPath(section: $0[0], row: $0[1]) }
      switch (op, from, to) {
      case ("insertRows", _, _): updates.insertRows(at: paths)
      case ("deleteRows", _, _): updates.deleteRows(at: paths)
      case ("reloadRows", _, _): updates.reloadRows(at: paths)
      case ("insertSections", _, _): updates.insertSections(sections ?? [])
      case ("deleteSections", _, _): updates.deleteSections(sections ?? [])
      case ("reloadSections", _, _): updates.reloadSections(sections ?? [])
      case ("moveRow", .row(let source), .row(let target)):
        updates.moveRow(at: source, to: target)
      case ("moveSection", .section(let source), .section(let target)):
        updates.moveSection(source, toSection: target)
      default: Issue.record("the fixture has an unknown call \(self)")
      }
    }
  }

  /// A section, or a row as a pair.
  enum Place: Decodable {
    case section(Int)
    case row(TableIndexPath)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let section = try? container.decode(Int.self) {
        self = .section(section)
      } else {
        let row = try container.decode([Int].self)
        self = .row(TableIndexPath(section: row[0], row: row[1]))
      }
    }
  }

  static func all() throws -> [KnownUpdate] {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/updates", withExtension: "jsonl"))
    let lines = try Data(contentsOf: url).split(separator: UInt8(ascii: "\n"))
    return try lines.map { try JSONDecoder().decode(KnownUpdate.self, from: $0) }
  }

  static func named(_ id: String) throws -> KnownUpdate {
    try #require(try all().first { $0.id == id }, "the fixture has no case \(id)")
  }
}

extension TableUpdateViolation {
  /// The name of the case.
  var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }
}
