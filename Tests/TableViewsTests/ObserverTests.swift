import Tables
import Testing

/// The closure that is told of everything that a table does.
@Suite struct ObserverTests {
  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let table = makeTable(lines: 2)
  private let log = Log()
  private let source = CommonDataSource<LineCell, String>(["a", "b", "c", "d"]) { cell, text in
    cell.label.text = text
  }

  init() {
    table.observer = { [log] in log.lines.append(Self.line($0)) }
    table.dataSource = source
    table.prefetchDistance = 1
  }

  private static func line(_ event: TableEvent) -> String {
    switch event {
    case .load(let rows): "load \(rows)"
    case .change(let updates): "change \(updates)"
    case .refuse(let error): "refuse \(error.violations.count)"
    case .display(let cell, let row, let isNew):
      "display \(row.row) \(text(cell)) \(isNew ? "new" : "reused")"
    case .reconfigure(let cell, let row): "reconfigure \(row.row) \(text(cell))"
    case .endDisplay(let cell, let row): "end \(row.row) \(text(cell))"
    case .prefetch(let rows): "prefetch \(rows)"
    case .cancelPrefetching(let rows): "cancel \(rows)"
    case .select(let row): "select \(row.row)"
    case .deselect(let row): "deselect \(row.row)"
    }
  }

  private static func text(_ cell: TableViewCell) -> String {
    (cell as? LineCell)?.label.text ?? ""
  }

  @Test func `a load, rows that come new and reused, and rows that end are told in order`() {
    _ = table.screen
    #expect(log.take() == ["load [4]", "display 0 a new", "display 1 b new"])
    table.contentOffset = 16
    _ = table.screen
    #expect(log.take() == ["end 0 a", "display 2 c reused"])
    table.reloadData()
    #expect(log.take() == ["end 2 c", "end 1 b", "load [4]"])
  }

  @Test func `a change, a row in its own cell, and the batch are told`() {
    _ = table.screen
    _ = log.take()
    source.replace(at: [0, 1], with: "B")
    _ = table.screen
    #expect(log.take() == ["change reconfigureRows(at: [[0, 1]])", "reconfigure 1 B"])
    source.remove(at: [0, 0])
    _ = table.screen
    #expect(log.take() == ["end 0 a", "change deleteRows(at: [[0, 0]])", "display 1 c reused"])
  }

  @Test func `a wrong batch is told, and nothing else happens`() {
    let rows = HandWrittenRows()
    table.dataSource = rows
    _ = table.screen
    _ = log.take()
    #expect(throws: InvalidTableUpdate.self) { try table.deleteRows(at: [[0, 0]]) }
    #expect(log.take() == ["refuse 1"])
  }

  @Test func `selection is told by whatever way it changes`() {
    _ = table.screen
    _ = log.take()
    table.selectRow(at: [0, 0])
    #expect(log.take() == ["select 0"])
    table.selectRow(at: [0, 0])
    #expect(log.take().isEmpty)
    _ = table.handleTap(at: LayoutPoint(x: 1, y: 20))
    #expect(log.take() == ["deselect 0", "select 1"])
    table.selectionMode = .multiple
    table.selectRow(at: [0, 0])
    table.selectionMode = .single
    #expect(log.take() == ["select 0", "deselect 1"])
    table.deselectAll()
    #expect(log.take() == ["deselect 0"])
  }

  @Test func `a selected row that is gone is told as deselected`() {
    let people = CommonDataSource([Person(id: 1), Person(id: 2)]) {
      (cell: LineCell, person: Person) in cell.label.text = "\(person.id)"
    }
    table.dataSource = people
    table.selectRow(at: [0, 1])
    _ = log.take()
    people.remove(at: [0, 1])
    #expect(log.take().contains("deselect 1"))
  }

  @Test func `rows that are expected and no longer expected are told`() {
    source.onPrefetch = { _, _ in }
    source.onCancelPrefetch = { _, _ in }
    _ = table.screen
    #expect(log.take().last == "prefetch [[0, 2]]")
    source.snapshot = TableSnapshot(["x"])
    #expect(log.take().contains("cancel [[0, 2]]"))
  }

  @Test func `nobody is told any more when the observer is taken away`() {
    _ = table.screen
    _ = log.take()
    table.observer = nil
    table.contentOffset = 16
    _ = table.screen
    #expect(log.take().isEmpty)
  }

  private final class HandWrittenRows: TableViewDataSource {
    let registration = CellRegistration<LineCell, String> { cell, text in cell.label.text = text }

    var numberOfSections: Int { 1 }
    func numberOfRows(inSection section: Int) -> Int { 2 }
    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      slot.show("\(indexPath.row)", with: registration)
    }
  }

  private struct Person: Identifiable, Equatable { let id: Int }
}
