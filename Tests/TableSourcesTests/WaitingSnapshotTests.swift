import TableModels
import TableSources
import TestSupport
import Testing

/// What a data source answers while its changes wait.
@Suite struct WaitingSnapshotTests {
  private func source(_ sections: [TableSection<Int>]) -> CommonDataSource<TestCell, Int> {
    CommonDataSource(sections: sections) { (_: TestCell, _) in }
  }

  @Test(arguments: 0..<40)
  func `it answers with all that waits, after every change, and has it all when they happen`(
    seed: Int
  ) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var model = [Array(0..<6), Array(10..<14)]
    let rows = source([
      TableSection(id: 0, model[0]), TableSection(id: 1, count: 4) { 10 + $0 },
    ])
    let feed = try #require(rows.changeFeed)
    feed.hold()
    for number in 100..<130 {
      let section = Int.random(in: 0...1, using: &generator)
      let count = model[section].count
      switch Int.random(in: 0...3, using: &generator) {
      case 0:
        let row = Int.random(in: 0...count, using: &generator)
        rows.insert(number, at: [section, row])
        model[section].insert(number, at: row)
      case 1 where count > 0:
        let row = Int.random(in: 0..<count, using: &generator)
        rows.remove(at: [section, row])
        model[section].remove(at: row)
      case 2 where count > 0:
        let row = Int.random(in: 0..<count, using: &generator)
        rows.replace(at: [section, row], with: number)
        model[section][row] = number
      default:
        rows.append(number, toSection: section)
        model[section].append(number)
      }
      // Not asked every time, so that what waits is also put together late.
      guard Bool.random(using: &generator) else { continue }
      #expect(rows.snapshot.sections.map(Array.init) == model)
    }
    #expect(rows.numberOfRows(inSection: 0) == 6)
    feed.release()
    #expect(rows.snapshot.sections.map(Array.init) == model)
    #expect(rows.numberOfRows(inSection: 0) == model[0].count)
  }

  private final class Provider: @unchecked Sendable {
    weak var source: CommonDataSource<TestCell, Int>?
    var edits = 0

    func model(_ row: Int) -> Int {
      if edits > 0, let source {
        edits -= 1
        source.append(1_000 + edits, toSection: 1)
        _ = source.snapshot.numberOfRows
      }
      return row
    }
  }

  @Test(arguments: [1, 2, 5])
  func `a closure that provides models and changes the source loses no change`(edits: Int) throws {
    let provider = Provider()
    let rows = source([
      TableSection(id: 0, count: 3) { provider.model($0) }, TableSection(id: 1, [Int]()),
    ])
    provider.source = rows
    let feed = try #require(rows.changeFeed)
    feed.hold()
    rows.append(7, toSection: 1)
    _ = rows.snapshot
    provider.edits = edits
    rows.append(8)
    _ = rows.snapshot
    provider.edits = 0
    rows.append(9)
    let expected = rows.snapshot.sections.map(Array.init)
    #expect(expected[0] == [0, 1, 2, 8, 9])
    #expect(expected[1].sorted() == [7] + (0..<edits).map { 1_000 + $0 })
    feed.release()
    #expect(rows.snapshot.sections.map(Array.init) == expected)
  }
}
