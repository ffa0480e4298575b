import Tables
import TestSupport
import Testing

/// Batches of anything at a live table: none traps, and one that is refused changes nothing.
@Suite struct NonsenseBatchesTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a refused batch leaves text, cells, queue and counts as they were`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let source = Groups([["a", "b", "c"], ["d", "e"], []])
    let table = makeTable(lines: 5)
    table.dataSource = source
    table.layoutIfNeeded()
    var refused = 0
    for step in 0..<30 {
      let batch = nonsense(using: &generator)
      let before = (table.screen, table.visibleCells, table.reuseQueue.statistics)
      do {
        try table.performBatchUpdates { $0 = batch }
        continue
      } catch {
        #expect(!"\(error)".isEmpty)
        refused += 1
      }
      let isSame =
        table.screen == before.0 && table.visibleCells.elementsEqual(before.1, by: ===)
        && table.reuseQueue.statistics == before.2
        && (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [3, 2, 0]
      try #require(isSame, "seed \(seed), step \(step): \(batch)")
      table.reloadData()
      #expect(table.screen == before.0)
    }
    #expect(refused > 0, "seed \(seed)")
  }

  private func nonsense(using generator: inout SeededGenerator) -> TableUpdates {
    let numbers = [0, 0, 1, 1, 2, 3, 5, -1, 1_000_000, .max, .min]
    func number() -> Int { numbers.randomElement(using: &generator) ?? 0 }
    func path() -> TableIndexPath { TableIndexPath(section: number(), row: number()) }
    var updates = TableUpdates()
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: updates.insertRows(at: [path()])
      case 1: updates.deleteRows(at: [path(), path()])
      case 2: updates.moveRow(at: path(), to: path())
      case 3: updates.reloadRows(at: [path()])
      case 4: updates.reconfigureRows(at: [path()])
      case 5: updates.insertSections([number()])
      case 6: updates.deleteSections([number()])
      case 7: updates.moveSection(number(), toSection: number())
      default: updates.reloadSections([number()])
      }
    }
    return updates
  }
}
