import TableModels
import TableSources
import TableUIKitChecked
import TestSupport
import Testing
import UIKit

/// Changes that are made while UIKit lays out rows, and leases.
@MainActor @Suite struct TurnsTests {
  private let tableView = makeTableView(rows: 3)

  /// Lets the main actor do what waits.
  private func endTurn() async {
    for _ in 0..<5 { await Task.yield() }
  }

  // MARK: Changes inside of a closure

  /// A list whose closure changes it, once.
  private func makeMeddlingList(
    _ count: Int, change: @escaping (CommonDataSource<NoteCell, Note>) -> Void
  ) -> CommonDataSource<NoteCell, Note> {
    weak var source: CommonDataSource<NoteCell, Note>?
    var hasChanged = false
    let list = CommonDataSource<NoteCell, Note>((0..<count).map { Note($0) }) { cell, note in
      show(note, in: cell)
      guard !hasChanged, let source else { return }
      hasChanged = true
      change(source)
    }
    source = list
    return list
  }

  @Test func `a change that is made while a row is configured waits until the end of the turn`()
    async
  {
    let list = makeMeddlingList(3) {
      $0.append(Note(9))
      $0.remove(at: [0, 0])
    }
    let adapter = TableViewAdapter(tableView, showing: list)
    tableView.layoutIfNeeded()
    #expect(tableView.lines == ["note 0", "note 1", "note 2"])
    #expect(list.snapshot.numberOfRows(inSection: 0) == 3)
    #expect(tableView.numberOfRows(inSection: 0) == 3)
    await endTurn()
    #expect(tableView.lines == ["note 1", "note 2", "note 9"])
    withExtendedLifetime(adapter) {}
  }

  @Test func `it waits in a part of a whole as well`() async {
    let list = makeMeddlingList(2) { $0.append(Note(9)) }
    let adapter = TableViewAdapter(
      tableView, showing: SectionedDataSource(makeList([Note(7)]), list))
    tableView.layoutIfNeeded()
    #expect(tableView.lines == ["note 7", "note 0", "note 1"])
    await endTurn()
    #expect(tableView.numberOfRows(inSection: 1) == 3)
    withExtendedLifetime(adapter) {}
  }

  @Test func `a change is delivered at once where none was made inside of a layout`() {
    let list = makeList([Note(0)])
    let adapter = TableViewAdapter(tableView, showing: list)
    tableView.layoutIfNeeded()
    list.append(Note(1))
    tableView.layoutIfNeeded()
    list.append(Note(2))
    #expect(tableView.lines == ["note 0", "note 1", "note 2"])
    withExtendedLifetime(adapter) {}
  }

  @Test func `a change that is made during another one comes after it, in the same turn`() {
    let list = makeMeddlingList(1) { _ in }
    let adapter = TableViewAdapter(tableView, showing: list)
    tableView.layoutIfNeeded()
    list.onWillDisplay = { _, note, _ in if note.id == 5 { list.append(Note(6)) } }
    list.append(Note(5))
    #expect(tableView.lines == ["note 0", "note 5", "note 6"])
    list.onWillDisplay = nil
    withExtendedLifetime(adapter) {}
  }

  @Test func `display events, heights and prefetching may change the list`() async {
    var list: CommonDataSource<NoteCell, Note>? = makeList((0..<9).map { Note($0) })
    let adapter = TableViewAdapter(tableView, showing: list!)
    var next = 100
    func change() {
      // Some changes end displays, which change the list.
      guard next < 140 else { return }
      next += 1
      if next % 2 == 0 { list?.append(Note(next)) } else { list?.remove(at: [0, 0]) }
    }
    list?.onWillDisplay = { _, _, _ in change() }
    list?.onDidEndDisplaying = { _, _, _ in change() }
    list?.onPrefetch = { _, _ in change() }
    list?.onCancelPrefetch = { _, _ in change() }
    list?.rowHeights = .each { _ in
      if next < 104 { change() }
      return 10
    }
    for row in [0, 3, 1] {
      tableView.scroll(to: row)
      list?.onWillDisplay = nil
      await endTurn()
    }
    #expect(next > 104)
    #expect(tableView.numberOfRows(inSection: 0) == list?.snapshot.numberOfRows(inSection: 0))
    list?.onDidEndDisplaying = nil
    list = nil
    withExtendedLifetime(adapter) {}
  }

  @Test func `a change that waits happens even if the adapter has ended`() async {
    let list = makeMeddlingList(2) { $0.append(Note(9)) }
    var adapter: TableViewAdapter? = TableViewAdapter(tableView, showing: list)
    tableView.layoutIfNeeded()
    #expect(adapter != nil)
    adapter = nil
    #expect(list.numberOfRows(inSection: 0) == 2)
    await endTurn()
    #expect(list.numberOfRows(inSection: 0) == 3)
  }

  // MARK: Leases

  /// A list whose cells get their text later; and the deliveries by row.
  private func makeLoadingList(
    _ count: Int = 20
  ) -> (CommonDataSource<NoteCell, Note>, Loader) {
    let loader = Loader()
    let list = CommonDataSource<NoteCell, Note>((0..<count).map { Note($0) }) { cell, note, lease in
      cell.line = "…"
      loader.waiting.append {
        if let cell = lease.cell, lease.isCurrent {
          cell.line = note.text
          loader.delivered.append(note.id)
        }
      }
      lease.onEnd { loader.ended.append(note.id) }
    }
    return (list, loader)
  }

  private final class Loader {
    var waiting: [() -> Void] = []
    var delivered: [Int] = []
    var ended: [Int] = []

    func deliver() {
      for delivery in waiting { delivery() }
      waiting = []
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `a value that comes late is delivered to the rows on screen alone`(
    late: Bool, prepares: Bool
  ) {
    let (list, loader) = makeLoadingList()
    tableView.endsDisplaysLate = late
    tableView.preparesCells = prepares
    let adapter = TableViewAdapter(tableView, showing: list)
    for row in 0...10 { tableView.scroll(to: row) }
    loader.deliver()
    #expect(tableView.lines == ["note 10", "note 11", "note 12"])
    // A prepared cell is configured, and its row will come.
    #expect(loader.delivered == [10, 11, 12] + (prepares ? [13] : []))
    #expect(loader.ended.sorted() == Array(0..<10))
    withExtendedLifetime(adapter) {}
  }

  @Test func `a lease ends when its cell is configured again in place`() {
    let (list, loader) = makeLoadingList()
    let adapter = TableViewAdapter(tableView, showing: list)
    tableView.layoutIfNeeded()
    list.replace(at: [0, 1], with: Note(1, "new"))
    #expect(loader.ended == [1])
    loader.deliver()
    #expect(tableView.lines == ["note 0", "new", "note 2"])
    withExtendedLifetime(adapter) {}
  }

  @Test func `a lease ends when its row goes`() {
    let (list, loader) = makeLoadingList()
    let adapter = TableViewAdapter(tableView, showing: list)
    tableView.layoutIfNeeded()
    list.remove(at: [0, 1])
    #expect(loader.ended == [1])
    list.snapshot = TableSnapshot([])
    #expect(loader.ended.sorted() == [0, 1, 2, 3])
    withExtendedLifetime(adapter) {}
  }

  @Test func `the lease of a prepared cell ends when its row goes`() {
    let (list, loader) = makeLoadingList(4)
    tableView.preparesCells = true
    let adapter = TableViewAdapter(tableView, showing: list)
    tableView.layoutIfNeeded()
    #expect(loader.waiting.count == 4)
    list.remove(at: [0, 3])
    #expect(loader.ended == [3])
    withExtendedLifetime(adapter) {}
  }

  @Test(arguments: [false, true])
  func `the late end of a display before a reload ends no new lease`(late: Bool) {
    let (list, loader) = makeLoadingList()
    tableView.endsDisplaysLate = late
    let adapter = TableViewAdapter(tableView, showing: list)
    tableView.layoutIfNeeded()
    loader.waiting = []
    // The app's own reload, of which the adapter hears nothing.
    tableView.reloadData()
    tableView.layoutIfNeeded()
    loader.deliver()
    #expect(tableView.lines == ["note 0", "note 1", "note 2"])
    withExtendedLifetime(adapter) {}
  }
}
