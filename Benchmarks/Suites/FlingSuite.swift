import Measurements
import Tables

/// The number of cells after a table was flung about: a census of the cells, beside the statistics
/// of the queue.
enum FlingSuite {
  private static let control = "most rows of a kind visible, all kinds"

  static func make() -> Suite {
    Suite(
      name: "fling",
      summary: "cells after 3,000 steps by rows, half pages and jumps over 9,600 rows",
      control: control,
      ways: .read(
        [
          Reading(name: control) { _ in Double(Fling().mostVisible) },
          Reading(name: "cells made") { _ in Double(try Fling().run().made) },
          Reading(name: "cells alive") { _ in Double(try Fling().run().alive) },
          Reading(name: "rows shown") { _ in Double(try Fling().run().shown) },
        ], unit: "cells"))
  }
}

/// A table that is flung about by all motions.
private struct Fling {
  private static let steps = 1_000
  private let kinds = (0..<Motion.rows).map { $0 * $0 % 7 % 3 }

  /// The most rows of each kind that were visible at once, added up.
  var mostVisible: Int {
    var most = [0, 0, 0]
    for motion in Motion.allCases {
      for step in 0...Self.steps {
        let top = motion.top(after: step)
        var visible = [0, 0, 0]
        for kind in kinds[top..<(top + Motion.visibleRows)] { visible[kind] += 1 }
        most = zip(most, visible).map(max)
      }
    }
    return most.reduce(0, +)
  }

  /// Flings the table, and takes the census.
  func run() throws -> (made: Int, alive: Int, shown: Int) {
    let census = Census()
    let rows = [
      CellRegistration<FriendRow, Int> { cell, _ in census.note(cell) },
      CellRegistration<FriendRow, Int>(cellIdentifier: "second") { cell, _ in census.note(cell) },
      CellRegistration<FriendRow, Int>(cellIdentifier: "third") { cell, _ in census.note(cell) },
    ]
    let source = CommonDataSource<FriendRow, Int>(kinds) { kind, slot in
      slot.show(kind, with: rows[kind])
    }
    let table = TableView.ofVisibleRows()
    table.dataSource = source
    for motion in Motion.allCases {
      motion.start(table)
      motion.scroll(table, steps: Self.steps)
    }
    let statistics = table.reuseQueue.statistics
    let alive = census.alive
    try WrongAnswer.check(
      alive, is: statistics.created - statistics.discarded, "The number of cells alive")
    return withExtendedLifetime(source) {
      (statistics.created, alive, statistics.created + statistics.reused)
    }
  }
}

/// Remembers cells without keeping them.
private final class Census {
  private struct Entry {
    weak var cell: FriendRow?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func note(_ cell: FriendRow) { entries[ObjectIdentifier(cell)] = Entry(cell: cell) }

  var alive: Int { entries.values.count { $0.cell != nil } }
}
