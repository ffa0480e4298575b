import Tables
import Testing

/// The selection after changes of the content.
@Suite struct SelectionChangesTests {
  private let table = makeTable(lines: 6)
  private let source = mailbox((0..<6).map { Mail($0) }, [Mail(10), Mail(11)])
  private let recorder = SelectionRecorder()

  init() {
    table.dataSource = source
    table.delegate = recorder
    table.selectionMode = .multiple
  }

  private func select(_ ids: Int...) {
    for id in ids {
      if let path = source.indexPath(ofRowWithID: id) { table.selectRow(at: path) }
    }
  }

  private var selectedIDs: [Int] { table.indexPathsForSelectedRows.map { source[$0].id } }

  @Test func `rows that come and go elsewhere leave the selection with its row`() {
    select(4)
    source.insert(Mail(20), at: [0, 0])
    #expect(table.indexPathsForSelectedRows == [[0, 5]])
    source.remove(at: [0, 1])
    source.remove(at: [0, 1])
    #expect(table.indexPathsForSelectedRows == [[0, 3]])
    source.removeSection(at: 1)
    #expect(table.indexPathsForSelectedRows == [[0, 3]])
    #expect(selectedIDs == [4])
    #expect(recorder.events.isEmpty)
  }

  @Test func `a row that moves, also into another section, stays selected`() {
    select(4, 11)
    source.move(from: [0, 4], to: [1, 0])
    #expect(table.indexPathsForSelectedRows == [[1, 0], [1, 2]])
    source.moveSection(from: 1, to: 0)
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
    #expect(selectedIDs == [4, 11])
    #expect(recorder.events.isEmpty)
  }

  @Test func `a row that goes is deselected, and the delegate learns where it was`() {
    select(1, 4, 10)
    source.edit { draft in
      draft.remove(at: [0, 4])
      draft.removeSection(at: 1)
      draft.insert(Mail(20), at: [0, 0])
    }
    #expect(selectedIDs == [1])
    #expect(recorder.news == ["deselected [0, 4]", "deselected [1, 0]"])
  }

  @Test func `what the delegate does as a row is gone is done to the new content`() {
    select(5)
    recorder.whenDeselected = { [table, source] _ in
      table.selectRow(at: [0, 4])
      source.insert(Mail(20), at: [0, 0])
    }
    source.remove(at: [0, 5])
    #expect(selectedIDs == [4])
    #expect(table.indexPathsForSelectedRows == [[0, 5]])
  }

  @Test func `a row with other content stays selected`() {
    select(4)
    source.replace(at: [0, 4], with: Mail(4, "read"))
    #expect(table.screen.split(separator: "\n")[4] == " *read")
    #expect(recorder.events.isEmpty)
  }

  @Test func `a row that becomes another one in its place is gone`() {
    select(4, 5)
    _ = table.screen
    source.replace(at: [0, 4], with: Mail(40))
    #expect(selectedIDs == [5])
    #expect(table.screen.split(separator: "\n")[4] == "  mail 40")
    #expect(recorder.news == ["deselected [0, 4]"])
  }

  @Test func `cells know before the delegate hears who is gone, and nothing is laid out`() {
    select(4)
    _ = table.screen
    let cell = table.cellForRow(at: [0, 4])
    var seen: [String] = []
    recorder.whenDeselected = { [table] _ in
      seen.append("\(cell?.isSelected == true) \(table.visibleCells.count)")
    }
    source.edit { draft in
      draft.replace(at: [0, 4], with: Mail(40))
      draft.remove(at: [0, 0])
    }
    #expect(seen == ["false 5"])
    #expect(table.visibleCells.count == 6)
  }

  @Test func `a row that wants another kind of cell stays selected, in its new cell`() {
    select(4)
    let before = table.cellForRow(at: [0, 4])
    source.replace(at: [0, 4], with: Mail(4, isUrgent: true))
    #expect(table.screen.split(separator: "\n")[4] == " *mail 4!")
    #expect(table.cellForRow(at: [0, 4]) !== before)
    #expect(before?.isSelected == false)
    #expect(recorder.events.isEmpty)
  }

  @Test func `a row that goes and comes back elsewhere in one batch stays selected`() {
    select(4)
    source.edit { draft in
      let mail = draft.remove(at: [0, 4])
      draft.insertSection(TableSection(id: "new", [Mail(30), mail]), at: 0)
    }
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    #expect(recorder.events.isEmpty)
  }

  @Test func `a sorted and filtered snapshot keeps the selection`() {
    select(3, 10)
    source.apply(
      TableSnapshot(sections: [
        TableSection(id: 7, [Mail(10)]), TableSection(id: 0, [5, 3, 1].map { Mail($0) }),
      ]))
    #expect(table.indexPathsForSelectedRows == [[0, 0], [1, 1]])
    #expect(selectedIDs == [10, 3])
    #expect(recorder.events.isEmpty)
  }

  // MARK: Reloads

  @Test func `a reload keeps rows by who they are`() {
    select(0, 4, 5)
    source.snapshot = TableSnapshot([Mail(5), Mail(20), Mail(0)])
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
    #expect(selectedIDs == [5, 0])
    #expect(recorder.news == ["deselected [0, 4]"])
    table.reloadData()
    #expect(selectedIDs == [5, 0])
    #expect(table.screen.hasPrefix(" *mail 5\n  mail 20\n *mail 0\n"))
  }

  @Test func `a reload without identities keeps the places that there are`() {
    let plain = numbers(4)
    table.dataSource = plain
    for row in [1, 3] { table.selectRow(at: [0, row]) }
    plain.snapshot = TableSnapshot([7, 8, 9])
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    #expect(recorder.news == ["deselected [0, 3]"])
  }

  @Test func `another data source has rows of its own, unless they are the same`() {
    select(4)
    let plain = numbers(6)
    table.dataSource = plain
    #expect(table.indexPathForSelectedRow == nil)
    #expect(recorder.news == ["deselected [0, 4]"])
    table.selectRow(at: [0, 2])
    table.dataSource = source
    #expect(table.indexPathForSelectedRow == nil)
    select(4)
    let other = mailbox([Mail(4), Mail(5)])
    table.dataSource = other
    #expect(table.indexPathsForSelectedRows == [[0, 0]])
  }

  @Test func `a table that loses its data source selects nothing`() {
    select(4)
    table.dataSource = nil
    #expect(table.indexPathForSelectedRow == nil)
    #expect(recorder.news == ["deselected [0, 4]"])
  }

  @Test func `another height of all rows is a reload that keeps the selection`() {
    let plain = numbers(4)
    table.dataSource = plain
    table.selectRow(at: [0, 3])
    table.rowHeight = 32
    #expect(table.indexPathsForSelectedRows == [[0, 3]])
    #expect(recorder.events.isEmpty)
  }

  // MARK: Batches of a data source that is written by hand

  @Test func `without identities a batch says which row is which`() throws {
    let groups = Groups([["a", "b", "c"], ["d"]])
    table.dataSource = groups
    for path in [[0, 0], [0, 2], [1, 0]] as [TableIndexPath] { table.selectRow(at: path) }
    try table.performBatchUpdates { batch in
      groups.sections = [["d", "new"], ["b", "c"]]
      batch.deleteRows(at: [[0, 0]])
      batch.moveSection(1, toSection: 0)
      batch.insertRows(at: [[0, 1]])
    }
    #expect(table.indexPathsForSelectedRows == [[0, 0], [1, 1]])
    #expect(recorder.news == ["deselected [0, 0]"])
    try table.reloadRows(at: [[1, 1]])
    #expect(table.indexPathsForSelectedRows == [[0, 0], [1, 1]])
    try table.reloadSections([1])
    #expect(table.indexPathsForSelectedRows == [[0, 0]])
    #expect(recorder.news == ["deselected [1, 1]"])
  }

  @Test func `a reloaded section keeps the rows that it still has, where they are known`() throws {
    let known = KnownWords(["a", "b", "c"])
    table.dataSource = known
    for row in 0...2 { table.selectRow(at: [0, row]) }
    known.words = ["c", "x", "y", "a"]
    try table.reloadSections([0])
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 3]])
    #expect(recorder.news == ["deselected [0, 1]"])
  }

  @Test func `rows deleted and inserted at their places, which is how some reload, stay selected`()
    throws
  {
    let known = KnownWords(["a", "b", "c", "d", "e"])
    table.dataSource = known
    table.selectRow(at: [0, 4])
    try table.performBatchUpdates { batch in
      known.words = ["a", "c", "d", "e"]
      batch.deleteRows(at: [[0, 1], [0, 4]])
      batch.insertRows(at: [[0, 3]])
    }
    #expect(table.indexPathsForSelectedRows == [[0, 3]])
    #expect(recorder.events.isEmpty)
  }

  @Test func `a refused batch leaves the selection, and asks nobody`() throws {
    let known = KnownWords(["a", "b", "c"])
    table.dataSource = known
    table.selectRow(at: [0, 1])
    known.words = ["c", "b"]
    known.asked = 0
    #expect(throws: InvalidTableUpdate.self) { try table.insertRows(at: [[0, 0]]) }
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    table.selectRow(at: [0, 2])
    #expect(known.asked == 0)
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    #expect(recorder.events == ["deselected [0, 2]"])
  }

  @Test func `a row selected in the middle of a batch is followed`() throws {
    let known = KnownWords(["a", "b", "c"])
    table.dataSource = known
    try table.performBatchUpdates { batch in
      known.words = ["x", "a", "b", "c"]
      batch.insertRows(at: [[0, 0]])
      table.selectRow(at: [0, 1])
    }
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    known.words = ["b"]
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == [[0, 0]])
  }

  @Test func `where no row is selected only those on show are asked who they are`() throws {
    let known = KnownWords((0..<50).map(String.init))
    table.dataSource = known
    _ = table.screen
    table.contentOffset = 100
    _ = table.screen
    known.words.removeFirst()
    known.asked = 0
    try table.deleteRows(at: [[0, 0]])
    #expect((1...table.visibleCells.count).contains(known.asked))
    known.asked = 0
    table.reloadData()
    #expect(known.asked == 0)
  }

  @Test func `a tap that was refused leaves nothing to ask about`() throws {
    let known = KnownWords(["a", "b", "c"])
    table.dataSource = known
    recorder.willSelect = { _ in nil }
    table.tap(row: [0, 1])
    known.asked = 0
    table.reloadData()
    #expect(known.asked == 0)
  }

  @Test func `a deleted row costs no look at the rows that stay`() throws {
    let known = KnownWords((0..<1000).map(String.init))
    table.dataSource = known
    table.selectRow(at: [0, 500])
    known.asked = 0
    known.words.remove(at: 500)
    try table.deleteRows(at: [[0, 500]])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(known.asked == 0)
  }
}

/// Words that are their own ids, in a data source written by hand that counts how often it is asked.
private final class KnownWords: TableViewDataSource {
  var words: [String]
  var asked = 0
  private let row = CellRegistration<StateCell, String> { $0.text = $1 }

  init(_ words: [String]) { self.words = words }

  func numberOfRows(inSection section: Int) -> Int { words.count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(words[indexPath.row], with: row)
  }

  func identity(at indexPath: TableIndexPath) -> RowIdentity? {
    asked += 1
    return RowIdentity(String.self, id: words[indexPath.row])
  }
}
