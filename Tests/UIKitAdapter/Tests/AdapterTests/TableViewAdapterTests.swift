import TableModels
import TableSources
import TableUIKitChecked
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct TableViewAdapterTests {
  private let tableView = makeTableView(rows: 3)

  private func show(_ source: any UIKitTableDataSource) -> TableViewAdapter {
    let adapter = TableViewAdapter(tableView, showing: source)
    tableView.layoutIfNeeded()
    _ = tableView.done()
    return adapter
  }

  // MARK: Cells

  @Test func `the table view shows the rows of a list`() {
    let adapter = show(makeList((0..<9).map { Note($0) }))
    #expect(tableView.lines == ["note 0", "note 1", "note 2"])
    #expect(tableView.numberOfRows(inSection: 0) == 9)
    tableView.scroll(to: 6)
    #expect(tableView.lines == ["note 6", "note 7", "note 8"])
    #expect(adapter.tableView === tableView)
  }

  @Test func `a class is registered once for each kind, and its cells are reused`() {
    let adapter = TableViewAdapter(
      tableView, showing: makeList((0..<90).map { Note($0, isLoud: $0 % 2 == 0) }))
    for row in 0..<80 { tableView.scroll(to: row) }
    let registered = tableView.log.filter { $0.hasPrefix("register") }
    #expect(registered == ["register LoudCell", "register NoteCell"])
    #expect(tableView.cellsMade == 4)
    #expect(tableView.visibleCells.allSatisfy { ($0 as? NoteCell)?.reuses ?? 0 > 15 })
    withExtendedLifetime(adapter) {}
  }

  @Test func `a kind may have a nib or a prototype in place of its class`() {
    let nib = UINib { NoteCell(style: .subtitle, reuseIdentifier: $0) }
    tableView.register(
      UINib { LoudCell(style: .value1, reuseIdentifier: $0) }, forCellReuseIdentifier: "LoudCell")
    let adapter = TableViewAdapter(
      tableView, showing: makeList([Note(0), Note(1, isLoud: true)]))
    adapter.register(nib, for: quietRow.kind)
    adapter.usePrototype(for: loudRow.kind)
    tableView.layoutIfNeeded()
    #expect(tableView.lines == ["note 0", "NOTE 1"])
    #expect(
      tableView.log.filter { $0.hasPrefix("register") }
        == ["register nib LoudCell", "register nib NoteCell"])
  }

  @Test func `a list of headless cells is no list for a table view`() {
    final class HeadlessCell: ReusableCell {}
    let list: any TableDataSource = CommonDataSource<HeadlessCell, Int>(
      [1], configure: { _, _ in })
    #expect(!(list is any UIKitTableDataSource))
    #expect((makeList([Note(1)]) as any TableDataSource) is any UIKitTableDataSource)
  }

  @Test func `lists of several kinds are sections of one table view`() {
    let numbers = CommonDataSource<NoteCell, Int>([1, 2]) { cell, number in cell.line = "\(number)"
    }
    let page = SectionedDataSource(numbers, makeList([Note(7)]))
    let adapter = show(page)
    #expect(tableView.lines == ["1", "2", "note 7"])
    numbers.append(3)
    tableView.scroll(to: 1)
    #expect(tableView.lines == ["2", "3", "note 7"])
    #expect(tableView.done() == ["batch"])
    withExtendedLifetime(adapter) {}
  }

  /// A source that dequeues and configures its cells itself.
  @MainActor private final class ByHand: @MainActor UIKitTableDataSource {
    unowned let tableView: UITableView
    var texts = ["a", "b"]
    let changeFeed: ChangeFeed? = ChangeFeed(of: ByHand.self)
    var shown = 0

    init(_ tableView: UITableView) { self.tableView = tableView }

    func numberOfRows(inSection section: Int) -> Int { texts.count }

    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      shown += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "x", for: IndexPath(indexPath))
      (cell as? NoteCell)?.line = texts[indexPath.row]
      slot.show(cell)
    }

    func reconfigureAll() throws {
      var updates = TableUpdates()
      updates.reconfigureRows(at: [[0, 0], [0, 1]])
      let difference = try TableDifference(updates, from: [2], to: [2])
      changeFeed?.announce(.difference(difference)) { self.texts = ["A", "B"] }
    }
  }

  @Test func `rows may be shown by hand`() throws {
    tableView.register(NoteCell.self, forCellReuseIdentifier: "x")
    let source = ByHand(tableView)
    let adapter = show(source)
    #expect(tableView.lines == ["a", "b"])
    try source.reconfigureAll()
    #expect(tableView.lines == ["A", "B"])
    // Two rows, twice: none is asked for its kind, which would dequeue a cell outside of a row's turn.
    #expect(source.shown == 4)
    withExtendedLifetime(adapter) {}
  }

  // MARK: Changes

  @Test func `a change is one batch, and changed rows are configured in place after it`() {
    let list = makeList((0..<4).map { Note($0) })
    let adapter = show(list)
    let moved = tableView.cell(at: [0, 2])
    list.apply([Note(2, "moved and changed"), Note(9), Note(0), Note(3)])
    #expect(tableView.lines == ["moved and changed", "note 9", "note 0"])
    #expect(tableView.cell(at: [0, 0]) === moved)
    #expect(moved?.reuses == 0)
    #expect(tableView.done() == ["batch", "batch", "reconfigure 1"])
    withExtendedLifetime(adapter) {}
  }

  @Test func `a list may change before the table view has asked for anything`() {
    let list = makeList([Note(0)])
    let adapter = TableViewAdapter(tableView, showing: list)
    list.append(Note(1))
    list.remove(at: [0, 0])
    tableView.layoutIfNeeded()
    #expect(tableView.lines == ["note 1"])
    withExtendedLifetime(adapter) {}
  }

  @Test(arguments: 0..<3)
  func `rows that are due when a change begins are asked for before it happens`(sort: Int) {
    let list = makeList([
      TableSection(id: "a", (0..<3).map { Note($0) }),
      TableSection(id: "b", header: "B", (3..<6).map { Note($0) }),
    ])
    list.rowHeights = [.each(\.height), .fixed(10), .measured(estimate: 10)][sort]
    tableView.rowHeight = UITableView.automaticDimension
    let adapter = show(list)
    tableView.contentOffset.y = 30
    list.removeSection(at: 1)
    #expect(tableView.lines == [])
    tableView.contentOffset.y = 0
    list.removeSection(at: 0)
    #expect(tableView.numberOfSections == 0)
    withExtendedLifetime(adapter) {}
  }

  @Test func `without a window, the table view reloads`() {
    let list = makeList([Note(0), Note(1)])
    let adapter = show(list)
    tableView.select([0, 1])
    tableView.window = nil
    list.insert(Note(2), at: [0, 0])
    #expect(tableView.done() == ["reload"])
    tableView.layoutIfNeeded()
    #expect(tableView.lines == ["note 2", "note 0", "note 1"])
    #expect(tableView.selectedRows == [[0, 2]])
    withExtendedLifetime(adapter) {}
  }

  @Test func `a row that changes in a section that moves is selected again by identity`() {
    let one = TableSection(id: "one", [Note(1), Note(2)])
    let two = TableSection(id: "two", [Note(3)])
    let list = makeList([one, two])
    let adapter = show(list)
    tableView.select([0, 1])
    list.apply(
      TableSnapshot(sections: [two, TableSection(id: "one", [Note(2), Note(4, "new")])]))
    #expect(tableView.done() == ["reload"])
    tableView.layoutIfNeeded()
    #expect(tableView.lines == ["note 3", "note 2", "new"])
    #expect(tableView.selectedRows == [[1, 0]])
    withExtendedLifetime(adapter) {}
  }

  @Test func `titles that change are asked for again`() {
    let list = makeList([
      TableSection(id: "a", header: "A", [Note(1)]), TableSection(id: "b", [Note(2)]),
    ])
    let adapter = show(list)
    tableView.select([0, 0])
    #expect(tableView.titles(ofSection: 0) == ["A", nil])
    list.apply(
      TableSnapshot(sections: [
        TableSection(id: "b", header: "B", footer: "b", [Note(2)]),
        TableSection(id: "a", [Note(1, "one")]),
      ]))
    #expect((0..<2).map(tableView.titles) == [["B", "b"], [nil, nil]])
    #expect(tableView.lines == ["note 2", "one"])
    #expect(tableView.selectedRows == [[1, 0]])
    withExtendedLifetime(adapter) {}
  }

  @Test func `a row that wants another kind of cell gets one, and stays selected`() {
    let list = makeList([Note(1), Note(2)])
    let adapter = show(list)
    tableView.select([0, 1])
    list.replace(at: [0, 1], with: Note(2, isLoud: true))
    #expect(tableView.lines == ["note 1", "NOTE 2"])
    #expect(tableView.selectedRows == [[0, 1]])
    list.replace(at: [0, 1], with: Note(3))
    #expect(tableView.selectedRows == [])
    withExtendedLifetime(adapter) {}
  }

  @Test func `a row that shows another model in place is not selected any more`() {
    let list = makeList([Note(1), Note(2)])
    let adapter = show(list)
    tableView.allowsMultipleSelection = true
    tableView.select([0, 0])
    tableView.select([0, 1])
    list.replace(at: [0, 1], with: Note(3))
    #expect(tableView.selectedRows == [[0, 0]])
    #expect(tableView.visibleCells.map(\.isSelected) == [true, false])
    withExtendedLifetime(adapter) {}
  }

  /// A model that is an object: it equals itself after it has changed.
  final class Person: Identifiable, Equatable {
    var name: String
    var isLoud = false
    init(_ name: String) { self.name = name }
    nonisolated static func == (one: Person, other: Person) -> Bool { one === other }
  }

  @Test func `objects that changed are configured again, prepared cells and new kinds included`() {
    let people = (0..<6).map { Person("\($0)") }
    let quiet = CellRegistration<NoteCell, Person> { $0.line = $1.name }
    let loud = CellRegistration<LoudCell, Person> { $0.line = $1.name.uppercased() }
    let mixed = CommonDataSource<NoteCell, Person>(people) { person, slot in
      if person.isLoud { slot.show(person, with: loud) } else { slot.show(person, with: quiet) }
    }
    tableView.preparesCells = true
    let adapter = show(mixed)
    people[1].name = "one"
    people[2].isLoud = true
    people[2].name = "two"
    people[3].name = "three"
    mixed.apply(people)
    #expect(tableView.lines == ["0", "one", "TWO"])
    tableView.scroll(to: 1)
    #expect(tableView.lines == ["one", "TWO", "three"])
    withExtendedLifetime(adapter) {}
  }

  /// A source that announces what does not add up.
  @MainActor private final class Liar: @MainActor UIKitTableDataSource {
    var texts = ["a", "b"]
    let changeFeed: ChangeFeed? = ChangeFeed(of: Liar.self)
    let row = CellRegistration<NoteCell, String> { $0.line = $1 }

    func numberOfRows(inSection section: Int) -> Int { texts.count }

    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      slot.show(texts[indexPath.row], with: row)
    }

    func change() throws {
      var updates = TableUpdates()
      updates.deleteRows(at: [[0, 1]])
      let difference = try TableDifference(updates, from: [2], to: [1])
      changeFeed?.announce(.difference(difference)) { self.texts = ["c", "d", "e"] }
    }
  }

  @Test func `a wrong announcement is a reload, and kills nobody`() throws {
    let source = Liar()
    let adapter = show(source)
    try source.change()
    #expect(tableView.done() == ["reload"])
    tableView.layoutIfNeeded()
    #expect(tableView.lines == ["c", "d", "e"])
    withExtendedLifetime(adapter) {}
  }

  @Test func `an adapter whose table view shows another source leaves it alone`() {
    let (first, second) = (makeList([Note(1)]), makeList([Note(2)]))
    let old = show(first)
    let new = show(second)
    first.append(Note(3))
    tableView.layoutIfNeeded()
    #expect(tableView.lines == ["note 2"])
    #expect(tableView.done() == [])
    withExtendedLifetime((old, new)) {}
  }

  @Test func `a source outlives its table view and its adapter`() {
    let list = makeList([Note(1)])
    var other: UITableView? = makeTableView(rows: 2)
    var adapter: TableViewAdapter? = TableViewAdapter(other!, showing: list)
    other?.layoutIfNeeded()
    weak let gone = other
    other = nil
    #expect(gone == nil)
    list.append(Note(2))
    #expect(adapter?.tableView == nil)
    adapter = nil
    list.append(Note(3))
    #expect(list.numberOfRows(inSection: 0) == 3)
  }

  @Test func `an identifier stands for one class`() async {
    let exit = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let first = CellRegistration<NoteCell, Int>(cellIdentifier: "x") { _, _ in }
        let second = CellRegistration<LoudCell, Int>(cellIdentifier: "x") { _, _ in }
        let list = CommonDataSource<NoteCell, Int>([0, 1]) { number, slot in
          if number == 0 { slot.show(number, with: first) } else { slot.show(number, with: second) }
        }
        let tableView = makeTableView(rows: 3)
        let adapter = TableViewAdapter(tableView, showing: list)
        tableView.layoutIfNeeded()
        withExtendedLifetime(adapter) {}
      }
    }
    #expect(
      exit.trapMessage
        == "The cell identifier \"x\" stands for NoteCell and cannot stand for LoudCell too; give one of the "
        + "kinds another identifier")
  }

  @Test func `a row without a cell is a trap that names it`() async {
    let exit = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let list = CommonDataSource<NoteCell, Int>([0], show: { _, _ in })
        let tableView = makeTableView(rows: 3)
        let adapter = TableViewAdapter(tableView, showing: list)
        tableView.layoutIfNeeded()
        withExtendedLifetime(adapter) {}
      }
    }
    #expect(
      exit.trapMessage == "The row [0, 0] shows no cell; it has to show one UITableViewCell")
  }

  @Test func `the stand-in dies of a wrong batch`() async {
    let exit = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let tableView = makeTableView(rows: 3)
        let adapter = TableViewAdapter(tableView, showing: makeList([Note(1)]))
        tableView.layoutIfNeeded()
        tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        withExtendedLifetime(adapter) {}
      }
    }
    #expect(exit.trapMessage?.contains("invalid number of rows in section 0") == true)
  }
}
