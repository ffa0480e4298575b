import TableTesting
import Tables
import TestSupport
import Testing

@Suite struct DataSourceChangesTests {
  /// myplanet 8546, futuredapp/infinity 13: the model changed inside of configure or a scroll callback.
  @Test func `an edit inside configure waits for the end of the pass, and the row is not stale`() {
    var edits = 0
    weak var source: CommonDataSource<LineCell, String>?
    let words = CommonDataSource<LineCell, String>(["a", "b", "c"]) { cell, word in
      if word == "a", edits == 0 {
        edits += 1
        source?.remove(at: [0, 0])
        source?.replace(at: [0, 0], with: "B")
        source?.append("d")
        #expect(source?.snapshot.sections[0].elementsEqual(["B", "c", "d"]) == true)
      }
      // The model that was lent is what it was, whatever happened to the list.
      cell.label.text = word
    }
    source = words
    let table = makeTable(lines: 4)
    table.dataSource = words
    table.layoutIfNeeded()
    #expect(table.visibleLines == ["B", "c", "d"])
    #expect(table.reuseQueue.statistics.created == 3)
  }

  @Test func `an edit inside configure outside of any pass leaves the lent model as it is`() {
    weak var source: CommonDataSource<LineCell, [String]>?
    var seen: [String] = []
    let words = CommonDataSource<LineCell, [String]>([["first", "row"], ["second"]]) { _, model in
      source?.remove(at: [0, 0])
      source?.snapshot = TableSnapshot([])
      seen = model
    }
    source = words
    let queue = ReuseQueue()
    var slot = RowSlot(from: queue)
    words.show(&slot, at: [0, 0])
    #expect(slot.take() != nil)
    #expect(seen == ["first", "row"])
    #expect(words.snapshot.numberOfRows == 0)
  }

  @Test func `every host sees each change once, in the order of attachment`() {
    let words = CommonDataSource<LineCell, String>(["a", "b"]) { $0.label.text = $1 }
    var log: [String] = []
    let hosts = ["first", "second"].map { name in
      LoggingHost { step, change in
        let counts = (0..<words.numberOfSections).map { words.numberOfRows(inSection: $0) }
        log.append("\(name) \(step) \(counts) \(change.updates?.description ?? "all")")
      }
    }
    for host in hosts { words.changeFeed?.attach(host) }
    words.append("c")
    #expect(log.count == 4)
    #expect(log[0].hasPrefix("first will [2]"))
    #expect(log[1].hasPrefix("second will [2]"))
    #expect(log[2].hasPrefix("first did [3]"))
    #expect(log[3].hasPrefix("second did [3]"))
    words.changeFeed?.detach(hosts[0])
    log = []
    words.snapshot = TableSnapshot(["z"])
    #expect(log == ["second will [3] all", "second did [1] all"])
    // Sources hold their hosts weakly, and optimized code ends an object after its last use.
    withExtendedLifetime(hosts) {}
  }

  /// RxDataSources 60 and 80: an update before the list was loaded, or before it was attached.
  @Test func `a host that has not loaded reads the counts before the change`() {
    let words = CommonDataSource<LineCell, String>(["a", "b"]) { $0.label.text = $1 }
    let table = makeTable(lines: 4)
    table.dataSource = words
    words.append("c")
    words.remove(at: [0, 0])
    #expect(table.visibleLines == ["b", "c"])
    #expect(table.diagnostics == [])
  }

  /// Owl 38: the callback got another model than the one that was shown.
  @Test func `a vanished row ends its display with the model that it showed`() {
    let words = CommonDataSource<LineCell, String>(["a", "b", "c"]) { $0.label.text = $1 }
    var ended: [String] = []
    words.onDidEndDisplaying = { cell, word, path in
      ended.append("\(word) \(cell.label.text) \(path)")
    }
    let table = makeTable(lines: 4)
    table.dataSource = words
    table.layoutIfNeeded()
    words.edit { draft in
      draft.remove(at: [0, 1])
      draft.insert("n", at: [0, 0])
    }
    #expect(ended == ["b b [0, 1]"])
    #expect(table.visibleLines == ["n", "a", "c"])
  }

  /// RxDataSources 252: a change of a header alone was dropped.
  @Test func `a changed header is shown anew, and rows stay`() {
    struct Item: Identifiable, Equatable { let id: Int }
    let items = CommonDataSource<LineCell, Item>(
      sections: [TableSection(id: "s", header: "Old", [Item(id: 1)])]
    ) { $0.label.text = "\($1.id)" }
    let table = makeTable(lines: 3)
    table.dataSource = items
    let cell = table.cellForRow(at: [0, 0])
    items.apply(
      TableSnapshot(sections: [TableSection(id: "s", header: "New", [Item(id: 1)])]))
    expectScreen(table, is: "New\n1\n")
    #expect(table.cellForRow(at: [0, 0]) === cell)
    items.edit { $0.setTitles(header: nil, footer: "end", ofSection: 0) }
    expectScreen(table, is: "1\nend\n")
    #expect(table.cellForRow(at: [0, 0]) === cell)
  }

  /// RxDataSources 252: what is equal may still be another model.
  @Test func `a snapshot in which nothing differs is kept, and nobody is told`() {
    struct Item: Identifiable, Equatable {
      let id: Int
      var note: String
      static func == (left: Item, right: Item) -> Bool { left.id == right.id }
    }
    let items = CommonDataSource<LineCell, Item>([]) { cell, item in cell.label.text = item.note }
    items.apply([Item(id: 1, note: "old")])
    var told = 0
    let host = LoggingHost { _, _ in told += 1 }
    items.changeFeed?.attach(host)
    items.apply([Item(id: 1, note: "new")])
    #expect(items[[0, 0]].note == "new")
    #expect(told == 0)
  }

  @Test func `duplicate ids are shown, and noted`() throws {
    struct Item: Identifiable, Equatable {
      let id: Int
      let text: String
    }
    let items = CommonDataSource<LineCell, Item>([]) { cell, item in cell.label.text = item.text }
    let table = makeTable(lines: 4)
    table.dataSource = items
    try items.apply(
      TableSnapshot([Item(id: 1, text: "a"), Item(id: 2, text: "b"), Item(id: 1, text: "c")]),
      resolvingDuplicates: .pairInOrder)
    #expect(table.visibleLines == ["a", "b", "c"])
    #expect(table.diagnostics.count == 1)
    #expect(throws: DuplicateIDs.self) {
      try items.apply(
        TableSnapshot([Item(id: 7, text: "x"), Item(id: 7, text: "y")]),
        resolvingDuplicates: .refuse)
    }
    #expect(table.visibleLines == ["a", "b", "c"])
  }

  @Test func `replacing everything ends all displays with the models that were shown`() {
    let words = CommonDataSource<LineCell, String>(["a", "b"]) { $0.label.text = $1 }
    var ended: [String] = []
    words.onDidEndDisplaying = { _, word, _ in ended.append(word) }
    let table = makeTable(lines: 3)
    table.dataSource = words
    table.layoutIfNeeded()
    words.snapshot = TableSnapshot(["z"])
    #expect(ended == ["b", "a"])
    #expect(table.visibleLines == ["z"])
  }

  @Test func `a part of a sectioned source changes by itself`() {
    let first = CommonDataSource<LineCell, String>(["a"]) { $0.label.text = $1 }
    let second = CommonDataSource<LineCell, Int>([1, 2]) { $0.label.text = "\($1)" }
    let both = SectionedDataSource(first, second)
    let table = makeTable(lines: 8)
    table.dataSource = both
    let cell = table.cellForRow(at: [1, 1])
    second.remove(at: [0, 0])
    first.insertSection(TableSection(id: "more", ["b", "c"]), at: 1)
    second.append(3)
    #expect(table.visibleLines == ["a", "b", "c", "2", "3"])
    #expect(table.cellForRow(at: [2, 0]) === cell)
    first.snapshot = TableSnapshot(["z"])
    #expect(table.visibleLines == ["z", "2", "3"])
  }

  /// DifferenceKit 102: the same id, in a cell of another type.
  @Test func `a row whose model wants another kind of cell is replaced`() {
    let quiet = CellRegistration<LineCell, String> { $0.label.text = $1 }
    let loud = CellRegistration<LineCell, String>(cellIdentifier: "loud") { $0.label.text = $1 }
    let words = CommonDataSource<LineCell, String>(["a", "b"]) { word, slot in
      slot.show(word, with: word == word.uppercased() ? loud : quiet)
    }
    var ended: [String] = []
    words.onDidEndDisplaying = { _, word, _ in ended.append(word) }
    let table = makeTable(lines: 3)
    table.dataSource = words
    let cells = table.visibleCells
    words.replace(at: [0, 0], with: "A")
    words.edit { $0.replace(at: [0, 1], with: "B") }
    #expect(table.visibleLines == ["A", "B"])
    #expect(ended == ["a", "b"])
    #expect(table.visibleCells.allSatisfy { cell in !cells.contains { $0 === cell } })
  }

  @Test func `heights of rows that stay are not asked for again`() {
    var asked: [Int] = []
    let numbers = CommonDataSource<LineCell, Int>(Array(0..<100)) { $0.label.text = "\($1)" }
    numbers.rowHeights = .each { number in
      asked.append(number)
      return 16
    }
    let table = makeTable(lines: 4)
    table.dataSource = numbers
    table.layoutIfNeeded()
    asked = []
    numbers.edit { draft in
      draft.remove(at: [0, 50])
      draft.insert(1000, at: [0, 10])
      draft.move(from: [0, 20], to: [0, 0])
    }
    #expect(asked == [1000])
    #expect(table.contentHeight == 1600)
  }

  @Test func `edits out of bounds trap with value and limit`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let words = CommonDataSource<LineCell, String>(["a", "b"]) { $0.label.text = $1 }
      words.insert("c", at: [0, 3])
    }
    #expect(
      result.trapMessage == "Row 3 is out of bounds for an insertion into section 0 (0...2)")
  }
}

private final class LoggingHost: TableDataSourceHost {
  private let log: (String, TableChange) -> Void

  init(_ log: @escaping (String, TableChange) -> Void) {
    self.log = log
  }

  func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange) {
    log("will", change)
  }

  func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange) {
    log("did", change)
  }
}

struct ByHandChangesTests {
  @Test func `a source that shows by hand is asked for a kind once, not at every change`() throws {
    let table = makeTable(lines: 2)
    table.register(LineCell.self, forCellReuseIdentifier: "line")
    let words = CommonDataSource<LineCell, String>(["a", "b"]) { word, slot in
      guard
        let cell = try? table.dequeueReusableCell(withIdentifier: "line") as? LineCell
      else { return }
      cell.label.text = word
      slot.show(cell)
    }
    table.dataSource = words
    for number in 0..<10 {
      words.replace(at: [0, 0], with: "\(number)")
      #expect(table.visibleLines == ["\(number)", "b"])
    }
    #expect(table.reuseQueue.statistics.created <= 4)
  }
}

extension TableChange {
  /// The batch of a difference; nil for a reload.
  fileprivate var updates: TableUpdates? {
    guard case .difference(let difference) = self else { return nil }
    return difference.updates
  }
}
