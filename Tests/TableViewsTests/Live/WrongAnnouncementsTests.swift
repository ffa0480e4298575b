import Tables
import Testing

/// A data source of others that announces by itself what is not so.
private final class Liar: TableViewDataSource {
  private(set) var names = ["a", "b", "c"]
  let changeFeed: ChangeFeed? = ChangeFeed(of: Liar.self)
  private let row = CellRegistration<LineCell, String> { $0.label.text = $1 }

  func numberOfRows(inSection section: Int) -> Int { names.count }
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(names[indexPath.row], with: row)
  }
  func identity(at indexPath: TableIndexPath) -> RowIdentity? {
    RowIdentity(String.self, id: names[indexPath.row])
  }

  /// Removes rows, and announces others.
  func remove(_ rows: [Int], announcing announced: [Int]) throws {
    var updates = TableUpdates()
    updates.deleteRows(at: announced.map { [0, $0] })
    let difference = try TableDifference(
      updates, from: [names.count], to: [names.count - announced.count])
    changeFeed?.announce(.difference(difference)) {
      for row in rows.sorted().reversed() { self.names.remove(at: row) }
    }
  }
}

@Suite struct WrongAnnouncementsTests {
  private let liar = Liar()
  private let table = makeTable(lines: 5)

  init() {
    table.dataSource = liar
    table.layoutIfNeeded()
  }

  private var violations: [TableUpdateViolation] {
    table.diagnostics.flatMap { diagnostic -> [TableUpdateViolation] in
      guard case .refusedUpdate(let error) = diagnostic else { return [] }
      return error.violations
    }
  }

  @Test func `what is right is followed`() throws {
    let last = try #require(table.visibleCells.last)
    try liar.remove([1], announcing: [1])
    #expect(table.visibleLines == ["a", "c"])
    #expect(table.visibleCells.last === last)
    #expect(table.diagnostics == [])
  }

  @Test func `a wrong count is noted, and the table reloads`() throws {
    try liar.remove([0, 1], announcing: [1])
    #expect(table.visibleLines == ["c"])
    #expect(violations.count == 1)
    try liar.remove([0], announcing: [0])
    #expect(table.visibleLines == [])
    #expect(violations.count == 1)
  }

  @Test func `a wrong row is noted, and the table reloads`() throws {
    try liar.remove([0], announcing: [2])
    #expect(table.visibleLines == ["b", "c"])
    #expect(
      violations == [
        .identityMismatch(
          RowIdentityMismatch(from: [0, 0], to: [0, 0], before: "a", after: "b", count: 2))
      ])
  }
}
