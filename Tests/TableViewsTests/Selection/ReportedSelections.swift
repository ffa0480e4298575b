import Tables
import Testing

/// Selections and prefetches that went wrong elsewhere, by the project that reported them.
@Suite struct ReportedSelections {
  private let table = makeTable(lines: 6)
  private let source = mailbox((0..<8).map { Mail($0) })
  private let recorder = SelectionRecorder()

  init() {
    table.dataSource = source
    table.delegate = recorder
  }

  private var selectedIDs: [Int] { table.indexPathsForSelectedRows.map { source[$0].id } }

  /// Differ 86, Few.swift 92: the selected row was reloaded as a deletion and an insertion.
  @Test func `a selected row that is deleted and inserted in one batch stays selected`() {
    table.selectRow(at: [0, 4])
    source.edit { draft in
      let mail = draft.remove(at: [0, 4])
      draft.insert(Mail(mail.id, "new", isUrgent: true), at: [0, 4])
    }
    #expect(selectedIDs == [4])
    #expect(table.screen.split(separator: "\n")[4] == " *new!")
    #expect(recorder.events.isEmpty)
  }

  /// WordPress 3345, bocan 534: rows above went, and another row was selected.
  @Test func `rows deleted above take the selection to no other row`() {
    table.selectRow(at: [0, 4])
    source.edit { draft in
      draft.remove(at: [0, 0])
      draft.remove(at: [0, 0])
    }
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    #expect(selectedIDs == [4])
  }

  /// anytype 4939: the section with the selected row was removed.
  @Test func `a selection goes with its section, and the delegate is told`() {
    source.insertSection(TableSection(id: "more", [Mail(20)]), at: 0)
    table.selectRow(at: [0, 0])
    source.removeSection(at: 0)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(recorder.events == ["deselected [0, 0]"])
  }

  /// nokyan/resources 178, myplanet 12878, FluentUI 122, sequelpro 1460, Proxyman 1158.
  @Test func `a selected row stays selected through sorting, filtering and back`() {
    let all = (0..<500).map { Mail($0) }
    source.apply(all)
    table.selectRow(at: [0, 345])
    source.apply(Array(all.reversed()))
    #expect(selectedIDs == [345])
    source.apply(all.filter { $0.id % 5 == 0 })
    #expect(table.indexPathsForSelectedRows == [[0, 69]])
    source.apply(all)
    #expect(table.indexPathsForSelectedRows == [[0, 345]])
    #expect(recorder.events.isEmpty)
  }

  /// IGListKit 866, 1389: the same id in another class of models is another row.
  @Test func `a row of another type with the same id does not inherit the selection`() {
    struct Note: Identifiable { let id: Int }
    let source = CommonDataSource<StateCell, any Identifiable>([Mail(1), Mail(2)]) {
      (_: StateCell, _: any Identifiable) in
    }
    table.dataSource = source
    table.selectRow(at: [0, 0])
    source.snapshot = TableSnapshot([Note(id: 1), Mail(2)])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(recorder.events == ["deselected [0, 0]"])
  }

  /// box-office 13, Infinity 9, ParseUI 35: a scroll asked for the next page many times.
  @Test func `a slow scroll to the end asks for each row once`() {
    var asked: [Int] = []
    source.onPrefetch = { mails, _ in asked += mails.map(\.id) }
    source.onCancelPrefetch = { mails, _ in asked += mails.map { -$0.id } }
    table.prefetchDistance = 1
    source.apply((0..<30).map { Mail($0) })
    for step in 0...400 {
      table.contentOffset = Double(step)
      table.layoutIfNeeded()
    }
    for _ in 0..<3 {
      table.contentOffset = .infinity
      table.layoutIfNeeded()
    }
    #expect(asked == Array(6..<30))
  }

  /// ParseUI 35: the first page was shorter than the screen.
  @Test func `a list that is shorter than the screen asks for nothing`() {
    var calls = 0
    source.onPrefetch = { _, _ in calls += 1 }
    source.onCancelPrefetch = { _, _ in calls += 1 }
    source.apply([Mail(0), Mail(1)])
    table.layoutIfNeeded()
    #expect(calls == 0)
  }
}
