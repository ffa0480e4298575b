import TableModels
import TestSupport
import Testing

/// Ids whose hashes do not spread, and so many that parts of their hashes are alike.
@Suite struct WeakHashTests {
  private func fault(from old: [Int], to new: [Int], _ hash: ItemID.Hash) -> String? {
    let (old, new) = (list(old, hash), list(new, hash))
    let difference = new.difference(from: old)
    return TableModelsTests.fault(from: old, to: new, difference).map { "\(hash): \($0)" }
  }

  /// An old row was looked for among new ones, whose numbers are none of an old row.
  @Test(arguments: ItemID.Hash.allCases)
  func `a row whose hash another row took is not looked for among rows of the other side`(
    hash: ItemID.Hash
  ) {
    #expect(fault(from: [1, 17, 2, 3], to: [4], hash) == nil)
    let updates = list([4], hash).difference(from: list([1, 17, 2, 3], hash)).updates
    #expect(updates.deletedRows.count == 4 && updates.insertedRows == [[0, 0]])
  }

  /// Numbers that get in each other's way in a table of sixteen places.
  private static let crowd = Array(0..<6) + Array(16..<22) + Array(32..<38)

  @Test(arguments: ItemID.Hash.allCases)
  func `lists of ids that crowd a table differ by what is in one alone`(hash: ItemID.Hash) {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<(TestScale.isFull ? 100_000 : 600) {
      let (old, new) = (Self.someOfCrowd(using: &generator), Self.someOfCrowd(using: &generator))
      if let fault = fault(from: old, to: new, hash) {
        Issue.record("\(fault)")
        return
      }
    }
  }

  private static func someOfCrowd(using generator: inout SeededGenerator) -> [Int] {
    Array(crowd.shuffled(using: &generator).prefix(.random(in: 0...9, using: &generator)))
  }

  private static let worlds: [[Int]] = [[2], [0, 2], [1, 2], [3, 1]]

  /// Two insertions have one id, so these are worlds with duplicates too.
  @Test(arguments: ItemID.Hash.allCases)
  func `the difference of an edited snapshot leads to it`(hash: ItemID.Hash) {
    for counts in Self.worlds {
      let rows = PlainRows(counts)
      let old = rows.items(hash)
      for first in SnapshotEdit.all(on: counts) {
        var once = rows
        _ = first.apply(to: &once)
        for second in SnapshotEdit.all(on: once.sections.map(\.count)) {
          var twice = once
          _ = second.apply(to: &twice)
          let new = twice.items(hash)
          if let fault = TableModelsTests.fault(from: old, to: new, new.difference(from: old)) {
            Issue.record("\(hash), \(first), then \(second): \(fault)")
            return
          }
        }
      }
    }
  }

  /// So many rows that parts of hashes give a wrong guess; the library's own hashes differ from run
  /// to run.
  @Test func `rows so many that parts of their hashes are alike are all told apart`() {
    let count = TestScale.isFull ? 3_000_000 : 30_000
    for hash in [ItemID.Hash.spread, .identity, .unspread] {
      let updates = list(Array(count..<2 * count), hash)
        .difference(from: list(Array(0..<count), hash)).updates
      #expect(updates.deletedRows.count == count)
      #expect(updates.insertedRows.count == count)
      #expect(updates.movedRows.isEmpty)
    }
  }

  @Test(arguments: ItemID.Hash.allCases)
  func `duplicates are found whatever the hashes are`(hash: ItemID.Hash) {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<(TestScale.isFull ? 20_000 : 200) {
      let ids = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        Self.crowd.randomElement(using: &generator) ?? 0
      }
      let found = Dictionary(grouping: ids.indices) { ids[$0] }.filter { $0.value.count > 1 }
      let expected = found.map { id, rows in
        DuplicateID.row(id: "\(id)", section: 0, first: [0, rows[0]], second: [0, rows[1]])
      }
      #expect(Set(list(ids, hash).duplicateIDs()) == Set(expected))
    }
  }
}

extension PlainRows {
  fileprivate func items(_ hash: ItemID.Hash) -> TableSnapshot<Item> {
    TableSnapshot(
      sections: sections.map { section in
        TableSection(id: section.id, section.rows.map { Item(id: $0, hash) })
      })
  }
}
