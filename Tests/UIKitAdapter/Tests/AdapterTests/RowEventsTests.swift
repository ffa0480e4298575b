import TableModels
import TableSources
import TableUIKitChecked
import TestSupport
import Testing
import UIKit

/// Heights, display events and prefetching.
@MainActor @Suite struct RowEventsTests {
  private let tableView = makeTableView(rows: 3)

  // MARK: Heights

  private let heights = [
    Selector("tableView:heightForRowAtIndexPath:"),
    Selector("tableView:estimatedHeightForRowAtIndexPath:"),
  ]

  @Test func `heights are asked for only where a section has some of its own`() {
    let (first, second) = (makeList([Note(0), Note(1)]), makeList([Note(2)]))
    let adapter = TableViewAdapter(tableView, showing: SectionedDataSource(first, second))
    tableView.layoutIfNeeded()
    #expect(!heights.contains(where: adapter.responds))
    #expect(adapter.responds(to: Selector("tableView:didEndDisplayingCell:forRowAtIndexPath:")))
    var asked = 0
    second.rowHeights = .each { _ in
      asked += 1
      return 20
    }
    tableView.layoutIfNeeded()
    #expect(asked > 0)
    #expect(heights.allSatisfy(adapter.responds))
    #expect(tableView.lines == ["note 0", "note 1", "note 2"])
    second.rowHeights = .standard
    asked = 0
    tableView.layoutIfNeeded()
    #expect(asked == 0)
    #expect(!heights.contains(where: adapter.responds))
  }

  @Test func `a change that brings heights along is a reload`() {
    let whole = makeList([Note(0), Note(1)])
    let adapter = TableViewAdapter(tableView, showing: whole)
    tableView.layoutIfNeeded()
    _ = tableView.done()
    whole.rowHeights = .fixed(15)
    #expect(tableView.done() == ["reload"])
    #expect(adapter.tableView(tableView, heightForRowAt: IndexPath(row: 0, section: 0)) == 15)
  }

  @Test func `the heights of a list in UIKit's words`() {
    let list = makeList([Note(0), Note(1)])
    let adapter = TableViewAdapter(tableView, showing: list)
    let row = IndexPath(row: 1, section: 0)
    func said() -> [CGFloat] {
      [
        adapter.tableView(tableView, heightForRowAt: row),
        adapter.tableView(tableView, estimatedHeightForRowAt: row),
      ]
    }
    let automatic = UITableView.automaticDimension
    #expect(said() == [10, 10])
    list.rowHeights = .fixed(7)
    #expect(said() == [7, 7])
    list.rowHeights = .each { Double($0.id) * 3 }
    #expect(said() == [3, 3])
    list.rowHeights = .measured(estimate: 30)
    #expect(said() == [automatic, 30])
    // An estimate of a point or less is a mistake for UIKit.
    list.rowHeights = .fixed(0)
    #expect(said() == [0, automatic])
    tableView.rowHeight = automatic
    list.rowHeights = .standard
    #expect(said() == [automatic, automatic])
    tableView.estimatedRowHeight = 33
    #expect(said() == [automatic, 33])
  }

  /// A cell class that says how high its rows are.
  final class TallCell: UITableViewCell, @MainActor ReusableCell {
    convenience required init() { self.init(style: .default, reuseIdentifier: nil) }
    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    nonisolated static var standardRowHeight: Double? { 25 }
  }

  @Test func `the height of a cell class is that of its rows, unless the table view has one`() {
    let list = CommonDataSource<TallCell, Int>([1], configure: { _, _ in })
    tableView.rowHeight = UITableView.automaticDimension
    let adapter = TableViewAdapter(tableView, showing: list)
    let row = IndexPath(row: 0, section: 0)
    #expect(adapter.tableView(tableView, heightForRowAt: row) == 25)
    tableView.rowHeight = 12
    #expect(adapter.tableView(tableView, heightForRowAt: row) == 12)
  }

  @Test func `a height that is none is a trap`() async {
    let exit = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let list = makeList([Note(0)])
        list.rowHeights = .each { _ in -1 }
        let tableView = makeTableView(rows: 1)
        let adapter = TableViewAdapter(tableView, showing: list)
        tableView.layoutIfNeeded()
        withExtendedLifetime(adapter) {}
      }
    }
    #expect(
      exit.trapMessage
        == "The height of the row [0, 0] is -1.0; it has to be at least 0 and finite")
  }

  // MARK: Display

  @Test(arguments: [false, true])
  func `each display begins and ends, with the model that was shown`(late: Bool) {
    tableView.endsDisplaysLate = late
    let list = makeList((0..<6).map { Note($0) })
    let adapter = TableViewAdapter(tableView, showing: list)
    var events: [String] = []
    list.onWillDisplay = { _, note, place in events.append("+\(note.id) \(place)") }
    list.onDidEndDisplaying = { _, note, place in events.append("-\(note.id) \(place)") }
    tableView.layoutIfNeeded()
    #expect(events == ["+0 [0, 0]", "+1 [0, 1]", "+2 [0, 2]"])
    events = []
    tableView.scroll(to: 1)
    #expect(events.sorted() == ["+3 [0, 3]", "-0 [0, 0]"])
    events = []
    list.remove(at: [0, 2])
    #expect(events == ["-2 [0, 2]", "+4 [0, 3]"])
    events = []
    list.insert(Note(9), at: [0, 0])
    #expect(events.sorted() == ["+0 [0, 1]", "-4 [0, 4]"])
    events = []
    list.snapshot = TableSnapshot([Note(7), Note(8)])
    tableView.layoutIfNeeded()
    #expect(events == ["-0 [0, 1]", "-1 [0, 2]", "-3 [0, 3]", "+8 [0, 1]"])
    withExtendedLifetime(adapter) {}
  }

  @Test(arguments: [false, true])
  func `rows that the app itself reloads are on display once`(late: Bool) {
    let list = makeList((0..<3).map { Note($0) })
    tableView.endsDisplaysLate = late
    let adapter = TableViewAdapter(tableView, showing: list)
    var onDisplay: [Int: Int] = [:]
    list.onWillDisplay = { _, note, _ in onDisplay[note.id, default: 0] += 1 }
    list.onDidEndDisplaying = { _, note, _ in onDisplay[note.id, default: 0] -= 1 }
    tableView.layoutIfNeeded()
    for _ in 0..<3 {
      tableView.reloadData()
      tableView.layoutIfNeeded()
      #expect(onDisplay == [0: 1, 1: 1, 2: 1])
    }
    withExtendedLifetime(adapter) {}
  }

  @Test func `cells that the table view releases and makes anew are told of as well`() {
    let list = makeList((0..<40).map { Note($0) })
    let adapter = TableViewAdapter(tableView, showing: list)
    var onDisplay: [Int: Int] = [:]
    list.onWillDisplay = { _, note, _ in onDisplay[note.id, default: 0] += 1 }
    list.onDidEndDisplaying = { _, note, _ in onDisplay[note.id, default: 0] -= 1 }
    for step in 0..<100 {
      // A new cell is likely to have the address of one that has ended.
      let row = step * 7 % 37
      tableView.scroll(to: 100)
      tableView.releaseIdleCells()
      tableView.scroll(to: row)
      #expect(onDisplay.filter { $0.value != 0 } == [row: 1, row + 1: 1, row + 2: 1])
    }
    #expect(tableView.cellsMade > 100)
    withExtendedLifetime(adapter) {}
  }

  /// A source whose rows go although it announced something else.
  @MainActor
  private final class Vanishing: @MainActor UIKitTableDataSource, @MainActor DisplayObserver {
    var texts = ["a", "b"]
    var ended: [String] = []
    let changeFeed: ChangeFeed? = ChangeFeed(of: Vanishing.self)
    let row = CellRegistration<NoteCell, String> { $0.line = $1 }

    func numberOfRows(inSection section: Int) -> Int { texts.count }

    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      slot.show(texts[indexPath.row], with: row)
    }

    func didEndDisplaying(_ cell: AnyObject, at indexPath: TableIndexPath) {
      ended.append(texts[indexPath.row])
    }

    func vanish() throws {
      let difference = try TableDifference(TableUpdates(), from: [2], to: [2], sharesObjects: true)
      changeFeed?.announce(.difference(difference)) { self.texts = ["c"] }
    }
  }

  @Test func `a source is not asked for rows that went in silence`() throws {
    let source = Vanishing()
    let adapter = TableViewAdapter(tableView, showing: source)
    tableView.layoutIfNeeded()
    try source.vanish()
    tableView.layoutIfNeeded()
    #expect(tableView.lines == ["c"])
    #expect(source.ended == ["c"])
    withExtendedLifetime(adapter) {}
  }

  @Test func `a part of a whole hears of its rows that go with the whole part`() {
    let (first, second) = (
      makeList([TableSection(id: "a", [Note(1)]), TableSection(id: "b", [Note(2)])]),
      makeList([Note(3)])
    )
    let adapter = TableViewAdapter(tableView, showing: SectionedDataSource(first, second))
    var events: [String] = []
    second.onDidEndDisplaying = { _, note, place in events.append("-\(note.id) \(place)") }
    tableView.layoutIfNeeded()
    first.removeSection(at: 0)
    first.removeSection(at: 0)
    #expect(events == [])
    second.removeSection(at: 0)
    #expect(events == ["-3 [0, 0]"])
    withExtendedLifetime(adapter) {}
  }

  // MARK: Prefetching

  @Test func `rows that are expected are named with their models`() {
    let list = makeList((0..<9).map { Note($0) })
    let adapter = TableViewAdapter(tableView, showing: list)
    var events: [String] = []
    list.onPrefetch = { notes, _ in events.append("+\(notes.map(\.id))") }
    list.onCancelPrefetch = { notes, _ in events.append("-\(notes.map(\.id))") }
    tableView.layoutIfNeeded()
    tableView.scroll(to: 5)
    #expect(events == ["+[3, 4]", "+[8]", "-[3, 4]"])
    // UIKit may tell of rows that have gone.
    adapter.tableView(tableView, prefetchRowsAt: [IndexPath(row: 0, section: 7)])
    adapter.tableView(tableView, cancelPrefetchingForRowsAt: [IndexPath(row: 99, section: 0)])
    #expect(events.count == 3)
  }

  @Test func `a whole is not asked for parts that have gone`() {
    let list = makeList([Note(0)])
    let whole = SectionedDataSource(list)
    var events: [Int] = []
    list.onPrefetch = { notes, _ in events += notes.map(\.id) }
    let adapter = TableViewAdapter(tableView, showing: whole)
    adapter.tableView(
      tableView, prefetchRowsAt: [IndexPath(row: 0, section: 3), IndexPath(row: 0, section: 0)])
    list.onCancelPrefetch = { notes, _ in events += notes.map { -$0.id - 1 } }
    adapter.tableView(
      tableView,
      cancelPrefetchingForRowsAt: [
        IndexPath(row: 0, section: 3), IndexPath(row: 0, section: 0),
      ])
    #expect(events == [0, -1])
  }
}
