import TableTesting
import Tables
import TestSupport
import Testing

private func makeWords(_ list: [String]) -> CommonDataSource<LineCell, String> {
  CommonDataSource(list) { $0.label.text = $1 }
}

/// User code that runs while a change is told, and changes something else.
@Suite struct ChangesWithinChangesTests {
  @Test func `a data source that is changed inside of its own edit traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let words = CommonDataSource<LineCell, String>(["a"]) { $0.label.text = $1 }
      words.edit { draft in
        words.append("lost")
        draft.append("b")
      }
    }
    #expect(
      result.trapMessage
        == "A data source was changed inside of its own edit; change the draft instead")
  }

  /// A row whose comparison may do anything.
  private struct Meddler: Identifiable, Equatable {
    let id: Int
    var compare: () -> Void = {}

    static func == (left: Meddler, right: Meddler) -> Bool {
      right.compare()
      return false
    }
  }

  @Test(arguments: [false, true])
  func `a data source that a comparison changes while a snapshot is applied traps`(
    refusesDuplicates: Bool
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [refusesDuplicates] in
      let rows = CommonDataSource([Meddler(id: 1)]) { (cell: LineCell, row: Meddler) in
        cell.label.text = "\(row.id)"
      }
      let new = TableSnapshot([Meddler(id: 1) { rows.append(Meddler(id: 2)) }])
      if refusesDuplicates {
        try rows.apply(new, resolvingDuplicates: .refuse)
      } else {
        rows.apply(new)
      }
    }
    #expect(
      result.trapMessage
        == "A data source was changed while a snapshot was compared with its content; ==, "
        + "hash(into:) and the closure that shows a model have to leave it alone")
  }

  @Test func `a sibling that changes as a row ends its display waits for the change to be over`() {
    let first = makeWords(["a", "b", "c"])
    let second = makeWords(["x", "y"])
    let both = SectionedDataSource(first, second)
    let table = makeTable(lines: 8)
    table.dataSource = both
    table.layoutIfNeeded()
    var done = false
    second.onDidEndDisplaying = { _, _, _ in
      if !done {
        done = true
        first.edit {
          $0.remove(at: [0, 0])
          $0.remove(at: [0, 0])
        }
        second.append("z")
      }
    }
    second.edit {
      $0.remove(at: [0, 1])
      $0.remove(at: [0, 0])
    }
    #expect(table.visibleLines == ["c", "z"])
  }

  @Test func `an edit as a reload ends a display waits for the reload`() {
    let first = makeWords(["a", "b", "c"])
    let table = makeTable(lines: 8)
    table.dataSource = first
    table.layoutIfNeeded()
    var done = false
    first.onDidEndDisplaying = { _, _, _ in
      if !done {
        done = true
        first.remove(at: [0, 0])
      }
    }
    table.reloadData()
    #expect(table.visibleLines == ["b", "c"])
  }

  @Test func `a data source that comes during a pass may change in it`() {
    let other = makeWords(["x", "y"])
    let table = makeTable(lines: 8)
    var done = false
    let first = CommonDataSource<LineCell, String>(["a", "b", "c"]) { cell, word in
      cell.label.text = word
      if word == "b", !done {
        done = true
        table.dataSource = other
        other.append("z")
      }
    }
    table.dataSource = first
    _ = table.screen
    #expect(table.visibleLines == ["x", "y", "z"])
  }

  @Test func `a data source that was replaced ends its displays before it changes`() {
    let other = makeWords(["x", "y"])
    let table = makeTable(lines: 8)
    let first = makeWords(["a", "b", "c"])
    var ended: [String] = []
    first.onDidEndDisplaying = {
      ended.append("\($0.label.text) \($1)")
      _ = $2
    }
    table.dataSource = first
    _ = table.screen
    table.dataSource = other
    first.snapshot = TableSnapshot([])
    #expect(table.visibleLines == ["x", "y"])
    #expect(ended == ["c c", "b b", "a a"])
  }

  @Test func `a reload may be asked for as a row vanishes`() {
    let table = makeTable(lines: 8)
    let first = makeWords(["a", "b", "c"])
    var ended: [String] = []
    first.onDidEndDisplaying = {
      ended.append("\($0.label.text) \($1)")
      _ = $2
      table.reloadData()
    }
    table.dataSource = first
    _ = table.screen
    first.remove(at: [0, 0])
    #expect(table.visibleLines == ["b", "c"])
    #expect(ended.first == "a a" && ended.contains("b b") && ended.contains("c c"))
  }

  @Test func `a table may end as another one is told of a change`() {
    let table = makeTable(lines: 8)
    var second: TableView? = makeTable(lines: 8)
    let first = makeWords(["a", "b", "c"])
    table.dataSource = first
    second?.dataSource = first
    _ = table.screen
    _ = second?.screen
    first.onDidEndDisplaying = { _, _, _ in second = nil }
    first.remove(at: [0, 0])
    #expect(table.visibleLines == ["b", "c"])
  }

  @Test func `a row whose height becomes 0 leaves the screen`() {
    let first = makeWords(["a", "b", "c"])
    first.rowHeights = .each { $0 == "" ? 0 : 16 }
    let table = makeTable(lines: 8)
    table.dataSource = first
    let before = table.visibleCells
    first.replace(at: [0, 1], with: "")
    #expect(table.visibleLines == ["a", "c"])
    #expect(table.visibleCells.last === before.last)
    first.replace(at: [0, 1], with: "B")
    #expect(table.visibleLines == ["a", "B", "c"])
    #expect(table.reuseQueue.statistics.created == 3)
  }

  @Test func `a header may go with the last row of its section and come back`() throws {
    let source = Groups([["a"], ["b", "c"]])
    let table = makeTable(lines: 8)
    table.dataSource = source
    expectScreen(table, is: "group 0\na\ngroup 1\nb\nc\n\n\n")
    source.sections[0] = []
    try table.deleteRows(at: [[0, 0]])
    expectScreen(table, is: "group 1\nb\nc\n\n\n\n\n")
    #expect(table.visibleLines == ["b", "c"])
    source.sections[0] = ["z"]
    try table.insertRows(at: [[0, 0]])
    #expect(table.visibleLines == ["z", "b", "c"])
    source.sections.append(["d"])
    try table.insertSections([2])
    let cell = table.cellForRow(at: [2, 0])
    source.sections[1] = []
    try table.deleteRows(at: [[1, 0], [1, 1]])
    expectScreen(table, is: "group 0\nz\ngroup 2\nd\n\n\n\n")
    #expect(table.visibleLines == ["z", "d"])
    #expect(table.cellForRow(at: [2, 0]) === cell)
  }

  @Test func `a change that the data source announces ends the mistrust after a refused batch`() {
    let first = makeWords(["a", "b", "c"])
    let table = makeTable(lines: 8)
    table.dataSource = first
    _ = table.screen
    #expect(throws: InvalidTableUpdate.self) { try table.deleteRows(at: [[0, 0]]) }
    first.edit {
      $0.remove(at: [0, 0])
      $0.append("d")
    }
    #expect(table.visibleLines == ["b", "c", "d"])
  }

  @Test func `two right batches in one pass are no mistake`() {
    let source = Groups([["a", "b", "c"]])
    let table = makeTable(lines: 8)
    var done = false
    source.whenShown = { path in
      guard path == [0, 0], !done else { return }
      done = true
      source.sections[0].removeLast()
      try? table.deleteRows(at: [[0, 2]])
      source.sections[0].removeLast()
      try? table.deleteRows(at: [[0, 1]])
    }
    table.dataSource = source
    _ = table.screen
    #expect(table.visibleLines == ["a"])
    #expect(table.diagnostics == [])
  }

  @Test func `a batch and a reload in one pass are no mistake`() {
    let source = Groups([["a", "b", "c"]])
    let table = makeTable(lines: 8)
    var done = false
    source.whenShown = { path in
      guard path == [0, 0], !done else { return }
      done = true
      source.sections[0].removeLast()
      try? table.deleteRows(at: [[0, 2]])
      table.reloadData()
    }
    table.dataSource = source
    _ = table.screen
    #expect(table.visibleLines == ["a", "b"])
    #expect(table.diagnostics == [])
  }

  @Test func `a batch may be announced as a row vanishes by another`() {
    let source = Groups([["a", "b", "c"], ["d"]])
    let table = makeTable(lines: 8)
    table.dataSource = source
    _ = table.screen
    var done = false
    source.whenEnded = { path in
      guard !done else { return }
      done = true
      source.sections.removeLast()
      try? table.deleteSections([1])
    }
    source.sections[0].removeFirst()
    try? table.deleteRows(at: [[0, 0]])
    #expect(table.visibleLines == ["b", "c"])
    #expect(table.diagnostics == [])
  }

  @Test func `rows may go as a reload is asked for in a pass`() {
    let source = Groups([["a", "b", "c"]])
    let table = makeTable(lines: 8)
    var done = false
    source.whenShown = { path in
      guard path == [0, 0], !done else { return }
      done = true
      source.sections[0] = ["a"]
      table.reloadData()
    }
    table.dataSource = source
    _ = table.screen
    #expect(table.visibleLines == ["a"])
  }

  @Test func `nothing is laid out between the two steps of a change`() {
    let first = makeWords(["a", "b", "c"])
    let table = makeTable(lines: 8)
    table.dataSource = first
    _ = table.screen
    let host = NosyHost {
      table.frame.size.width += 8
      _ = table.screen
    }
    first.changeFeed?.attach(host)
    first.remove(at: [0, 2])
    #expect(table.visibleLines == ["a", "b"])
    first.append("n")
    #expect(table.visibleLines == ["a", "b", "n"])
    #expect(table.reuseQueue.statistics.created == 3)
  }

  @Test func `a sectioned source may end while its tables are told of a change`() {
    let first = makeWords(["a", "b", "c"])
    let tables = [makeTable(lines: 8), makeTable(lines: 8)]
    final class Owner { var both: SectionedDataSource<any TableViewDataSource>? }
    let owner = Owner()
    owner.both = SectionedDataSource(first, makeWords(["x"]))
    for table in tables {
      table.dataSource = owner.both
      _ = table.screen
    }
    first.onDidEndDisplaying = { _, _, _ in owner.both = nil }
    first.remove(at: [0, 2])
    for table in tables { #expect(table.visibleLines == []) }
  }

  @Test func `nothing is laid out inside of a batch`() {
    let source = Groups([["a", "b", "c"]])
    let table = makeTable(lines: 2)
    table.dataSource = source
    _ = table.screen
    try? table.performBatchUpdates { batch in
      source.sections[0].removeLast()
      table.contentOffset = .infinity
      _ = table.visibleCells
      batch.deleteRows(at: [[0, 2]])
    }
    #expect(table.diagnostics == [])
    table.contentOffset = 0
    expectScreen(table, is: "group 0\na")
  }

  @Test func `models may change their data source as they end`() {
    final class Note {
      let text: String
      var end: () -> Void = {}
      init(_ t: String) { text = t }
      deinit { end() }
    }
    weak var weakSource: CommonDataSource<LineCell, Note>?
    var edits = 0
    let source = CommonDataSource<LineCell, Note>(
      (0..<6).map { n in
        let note = Note("n\(n)")
        note.end = {
          guard let s = weakSource else { return }
          edits += 1
          _ = s.snapshot.numberOfRows
          if edits < 4 { s.append(Note("added \(edits)")) }
        }
        return note
      }
    ) { cell, note in
      cell.label.text = note.text
      if note.text == "n0", edits == 0, let s = weakSource, s.snapshot.numberOfRows == 6 {
        s.remove(at: [0, 5])
        s.replace(at: [0, 4], with: Note("r"))
        s.edit { $0.remove(at: [0, 3]) }
      }
    }
    weakSource = source
    let table = makeTable(lines: 12)
    table.dataSource = source
    _ = table.screen
    _ = table.screen
    #expect(table.visibleLines == source.snapshot.sections[0].map(\.text))
    source.removeSection(at: 0)
    #expect(table.visibleLines == [])
  }

  @Test func `a host that comes between the two steps of a change takes part in both`() {
    let first = makeWords(["a", "b", "c"])
    let table = makeTable(lines: 8)
    var done = false
    let host = NosyHost {
      if !done {
        done = true
        table.dataSource = first
        _ = table.screen
      }
    }
    first.changeFeed?.attach(host)
    var log: [String] = []
    first.onWillDisplay = {
      log.append("+\($1)")
      _ = ($0, $2)
    }
    first.onDidEndDisplaying = {
      log.append("-\($1)")
      _ = ($0, $2)
    }
    first.remove(at: [0, 2])
    #expect(table.visibleLines == ["a", "b"])
    #expect(log == ["+a", "+b", "+c", "-c"] || log == ["+a", "+b"])
  }

  @Test func `a data source may be replaced as one of its rows vanishes`() {
    let first = makeWords(["a", "b", "c"])
    let other = makeWords(["x"])
    let table = makeTable(lines: 8)
    table.dataSource = first
    _ = table.screen
    first.onDidEndDisplaying = { _, _, _ in table.dataSource = other }
    first.edit {
      $0.remove(at: [0, 0])
      $0.remove(at: [0, 0])
    }
    #expect(table.visibleLines == ["x"])
  }
}

private final class NosyHost: TableDataSourceHost {
  let will: () -> Void
  init(_ will: @escaping () -> Void) { self.will = will }
  func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange) {
    will()
  }
  func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange) {}
}
