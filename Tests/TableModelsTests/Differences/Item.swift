import Foundation
import TableModels

/// A row of the tests: what it is, what it says, and which kind of cell shows it.
struct Item: Identifiable, Hashable, Sendable {
  let id: Int
  var text = ""
  var kind = 0

  static func isReplaced(old: Item, new: Item) -> Bool { old.kind != new.kind }
}

/// The rows of a snapshot with one section, written as their ids.
func list(_ ids: [Int]) -> TableSnapshot<Item> {
  TableSnapshot(ids.map { Item(id: $0) })
}

/// A snapshot of sections with an id and the ids of rows.
func table(_ sections: (SectionID, [Int])...) -> TableSnapshot<Item> {
  TableSnapshot(
    sections: sections.map { id, rows in TableSection(id: id, rows.map { Item(id: $0) }) })
}

func move(_ from: TableIndexPath, _ to: TableIndexPath) -> TableUpdates.RowMove {
  TableUpdates.RowMove(from: from, to: to)
}

/// How much to test: a sample, or with `TABLES_TEST_SCALE=full` in the environment everything.
let isFullScale = ProcessInfo.processInfo.environment["TABLES_TEST_SCALE"] == "full"

/// Random numbers that a seed repeats (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
