import Tables
import Testing

private final class Note: Identifiable, Equatable {
  let id: Int
  var text: String

  init(_ id: Int, _ text: String = "old") {
    self.id = id
    self.text = text
  }

  static func == (left: Note, right: Note) -> Bool {
    left.id == right.id && left.text == right.text
  }
}

/// Models that are objects and change where they are, which no comparison can see.
@Suite struct ObjectsInPlaceTests {
  private final class Configured { var ids: [Int] = [] }

  private let configured = Configured()
  private let notes = (0..<100).map { Note($0) }
  private let table = makeTable(lines: 3)
  private let source: CommonDataSource<LineCell, Note>

  init() {
    source = CommonDataSource(notes) { [configured] cell, note in
      configured.ids.append(note.id)
      cell.label.text = "\(note.id) \(note.text)"
    }
    table.dataSource = source
    table.layoutIfNeeded()
    configured.ids = []
  }

  /// IGListKit#548: the text of before stays.
  @Test func `IGListKit #548: an object that changed where it is shows what it says now`() {
    let cells = table.visibleCells
    notes[1].text = "new"
    source.apply(notes)
    #expect(table.visibleLines == ["0 old", "1 new", "2 old"])
    #expect(zip(table.visibleCells, cells).allSatisfy { $0 === $1 })
    #expect(configured.ids == [0, 1, 2])
  }

  @Test func `the very snapshot that is shown can be applied`() {
    notes[2].text = "new"
    source.apply(source.snapshot)
    #expect(table.visibleLines == ["0 old", "1 old", "2 new"])
  }

  @Test func `an object that changed and moved shows what it says now`() {
    notes[2].text = "new"
    source.apply([Note(-1), notes[2]] + notes[3...])
    #expect(table.visibleLines == ["-1 old", "2 new", "3 old"])
  }

  @Test func `what comes on show later says what it says then`() {
    for note in notes { note.text = "new" }
    source.apply(notes)
    table.contentOffset = 50 * 16
    #expect(table.visibleLines == ["50 new", "51 new", "52 new"])
  }

  @Test func `other objects that are equal are configured no more`() {
    source.apply((0..<100).map { Note($0) })
    table.layoutIfNeeded()
    #expect(configured.ids == [])
  }

  @Test func `an object that changed as the child of another source shows what it says now`() {
    let header = CommonDataSource(
      [Note(-1, "first")],
      configure: { (cell: LineCell, note) in
        cell.label.text = "\(note.id) \(note.text)"
      })
    let whole = SectionedDataSource(header, source)
    table.dataSource = whole
    table.layoutIfNeeded()
    notes[0].text = "new"
    source.apply(notes)
    #expect(table.visibleLines == ["-1 first", "0 new", "1 old"])
  }

  @Test func `a row that says more is measured again`() {
    source.rowHeights = .measured(estimate: 16)
    table.reloadData()
    table.layoutIfNeeded()
    for note in notes { note.text = "new" }
    configured.ids = []
    source.apply(notes)
    table.layoutIfNeeded()
    #expect(Set(configured.ids) == [0, 1, 2])
  }
}
