import TableTesting
import Tables
import TestSupport
import Testing

/// Bugs of reuse and display.
extension ReportedBugs {
  /// epoxy 154: what was set up as a row came on screen was gone once its view had been reused.
  @Test func `displays pair however fast a table is scrolled`() {
    let source = numbers(100)
    let displays = Displays(of: source)
    let table = makeTable(lines: 7)
    table.dataSource = source
    var generator = SeededGenerator(seed: 154)
    for _ in 0..<200 {
      table.contentOffset += .random(in: -500...700, using: &generator)
      _ = table.screen
      #expect(displays.onShow.sorted() == table.visibleRows)
    }
    #expect(displays.count > 1_000)
    #expect(displays.faults.isEmpty)
    #expect(table.reuseQueue.statistics.created == 8)
  }

  /// epoxy 146: the end of a display was told of a row that was in the new list alone. Carbon 78:
  /// rows were visible that did not exist.
  @Test func `an update ends displays of the old list, and rows on show exist`() {
    let source = words(["a", "b", "c"])
    let displays = Displays(of: source)
    let table = makeTable(lines: 3)
    table.dataSource = source
    displays.whenOneBegins = {
      #expect(table.indexPathsForVisibleRows.allSatisfy(source.snapshot.contains))
    }
    for list in [["x", "y", "a"], ["y"], [], ["p", "q", "y", "a"], ["a"], ["a", "b", "c", "d"]] {
      let before = displays.onShow
      displays.ended = []
      source.apply(list.map(Word.init))
      _ = table.screen
      #expect(displays.ended.allSatisfy(before.contains), "\(list)")
      #expect(displays.onShow.map(\.id).sorted() == list.prefix(3).sorted())
      #expect(table.indexPathsForVisibleRows.allSatisfy(source.snapshot.contains))
    }
    #expect(displays.faults.isEmpty)
  }

  /// IGListKit 1389: two models of different classes had one id, and one was shown in the cell of the
  /// other.
  @Test func `a model of another type is another row, whatever its id`() {
    let rows = CellRegistrations()
    rows.add(CellRegistration<PictureCell, Picture> { $0.label.text = "picture \($1.name)" })
    rows.add(CellRegistration<AdCell, Ad> { $0.label.text = "ad \($1.slogan)" })
    let (sea, sky, tea) = (Picture(name: "sea"), Picture(name: "sky"), Ad(slogan: "tea"))
    let source = CommonDataSource<TableViewCell, Item>([Item(1, sea), Item(2, tea)]) {
      $1.show($0.content, with: rows)
    }
    let table = makeTable(lines: 2)
    table.dataSource = source
    let before = table.visibleCells
    expectScreen(table, is: "picture sea\nad tea")
    source.apply([Item(1, tea), Item(2, sky)])
    expectScreen(table, is: "ad tea\npicture sky")
    let after = table.visibleCells
    #expect(after.first is AdCell && after.last is PictureCell)
    source.apply([Item(1, tea), Item(2, sea)])
    expectScreen(table, is: "ad tea\npicture sea")
    #expect(table.visibleCells.last === after.last, "of the same type, it is the same row")
    #expect(before.allSatisfy { cell in table.visibleCells.contains { $0 === cell } })
  }

  /// Listable 531: a header was shown in a view that had been made for headers of another type.
  @Test func `headers of several types are reused by type`() {
    let plain = CellRegistration<TableHeaderFooterView, String> { $0.titleLabel.text = $1 }
    let loud = CellRegistration<LoudHeader, String> { $0.titleLabel.text = "\($1)!" }
    let sections = (0..<60).map { TableSection(id: SectionID($0), header: "\($0)", ["row"]) }
    let source = CommonDataSource<LineCell, String>(sections: sections) { $0.label.text = $1 }
    let table = makeTable(lines: 4)
    table.showHeader = { title, slot in
      if title.hasSuffix("0") {
        slot.show(title, with: loud)
      } else {
        slot.show(title, with: plain)
      }
    }
    table.dataSource = source
    for section in stride(from: 0, to: 57, by: 3) {
      table.contentOffset = Double(section) * 32
      let titles = [section, section + 1].map { $0.isMultiple(of: 10) ? "\($0)!" : "\($0)" }
      #expect(table.screen == "\(titles[0])\nrow\n\(titles[1])\nrow")
    }
    #expect(table.reuseQueue.statistics(of: loud.kind).created == 1)
    #expect(table.reuseQueue.statistics(of: plain.kind).created == 2)
  }

  /// Bond 486, Eureka 87, HGPlaceholders 45: a controller was let go, and its cells stayed.
  @Test func `no cell outlives the controller of its table`() {
    let census = Census()
    weak var released: ListController?
    do {
      let controller = ListController(census: census)
      released = controller
      let screen = Screen(size: LayoutSize(width: 96, height: 64))
      screen.controller = controller
      for offset in [0.0, 40, 300, 3] {
        controller.table.contentOffset = offset
        screen.layoutIfNeeded()
      }
      #expect(census.living == 5)
    }
    #expect(released == nil)
    #expect(census.living == 0)
  }

  /// CellKit 54: it could not be adopted in an app of Swift 6.
  @MainActor @Test func `a data source of the main actor serves a table there`() {
    let feed = Feed()
    let table = makeTable(lines: 3)
    table.dataSource = feed
    expectScreen(table, is: "apple\npear\n")
    #expect(feed.shown == ["apple", "pear"])
  }
}

/// The rows on screen by the display events: each cell begins a display and ends it with the same
/// model.
private final class Displays<Model: Hashable> {
  private var models: [ObjectIdentifier: Model] = [:]
  private(set) var count = 0
  private(set) var faults: [String] = []
  var ended: [Model] = []
  var whenOneBegins: () -> Void = {}

  var onShow: [Model] { Array(models.values) }

  init(of source: CommonDataSource<LineCell, Model>) {
    source.onWillDisplay = { [unowned self] cell, model, path in
      whenOneBegins()
      count += 1
      if let other = models.updateValue(model, forKey: ObjectIdentifier(cell)) {
        faults.append("\(model) at \(path) came in the cell that shows \(other)")
      }
    }
    source.onDidEndDisplaying = { [unowned self] cell, model, path in
      ended.append(model)
      let began = models.removeValue(forKey: ObjectIdentifier(cell))
      if began != model { faults.append("\(model) at \(path) left, which is not what came") }
    }
  }
}

private struct Word: Identifiable, Hashable {
  let id: String
}

private func words(_ list: [String]) -> CommonDataSource<LineCell, Word> {
  CommonDataSource(list.map(Word.init)) { cell, word in cell.label.text = word.id }
}

private protocol Content {}

private struct Picture: Content {
  let name: String
}

private struct Ad: Content {
  let slogan: String
}

/// Models of several types, whose ids nobody keeps apart.
private struct Item: Identifiable, Equatable {
  let id: Int
  let content: any Content

  init(_ id: Int, _ content: any Content) {
    self.id = id
    self.content = content
  }

  static func == (left: Item, right: Item) -> Bool {
    "\(left.content)" == "\(right.content)"
  }
}

private class TextCell: TableViewCell {
  let label = Label()

  required init() {
    super.init()
    addSubview(label)
  }

  override func layoutSubviews() { label.frame = bounds }
}

private final class PictureCell: TextCell {}

private final class AdCell: TextCell {}

private final class LoudHeader: TableHeaderFooterView {}

/// Counts the cells that live, and keeps none alive.
private final class Census {
  private struct Entry {
    weak var cell: TableViewCell?
  }

  private var entries: [Entry] = []

  var living: Int { entries.count { $0.cell != nil } }

  func count(_ cell: TableViewCell) {
    if !entries.contains(where: { $0.cell === cell }) { entries.append(Entry(cell: cell)) }
  }
}

/// A controller as people write them: it owns what it shows, and what is shown comes back to it.
private final class ListController: ViewController {
  let table = makeTable(lines: 4)
  private let census: Census
  private var shown: Set<Int> = []
  private lazy var source = CommonDataSource<LineCell, Int>(Array(0..<50)) {
    [unowned self] cell, number in
    cell.label.text = "row \(number)"
    shown.insert(number)
    census.count(cell)
  }

  init(census: Census) { self.census = census }

  override func loadView() { view = table }

  override func viewDidLoad() { table.dataSource = source }
}

/// A data source that belongs to the main actor, with what it shows.
@MainActor private final class Feed: @MainActor TableViewDataSource {
  private let fruit = ["apple", "pear"]
  private(set) var shown: [String] = []
  private lazy var row = CellRegistration<LineCell, String> { [unowned self] cell, name in
    shown.append(name)
    cell.label.text = name
  }

  func numberOfRows(inSection section: Int) -> Int { fruit.count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(fruit[indexPath.row], with: row)
  }
}
