import Tables

// State of a former row that is not in a label: properties, nested views, closures, cells without a
// view, the state of the row itself.

extension PlantedFault {
  static let leftState: [PlantedFault] = [
    PlantedFault(
      "a plain property that draw(in:) reads", .own,
      says: ["GaugeCell", "gauge"], foundBy: .reuse, seen: .reuse([0, 1], then: [0, 2])
    ) {
      ListToTest(
        CommonDataSource<GaugeCell, (disk: String, used: Int?)>([
          ("sda", nil), ("sdb", 7), ("sdc", nil),
        ]) { cell, disk in
          cell.disk = disk.disk
          if let used = disk.used { cell.gauge.used = used }
        })
    },
    PlantedFault(
      "the page of a nested view",
      .report(
        "Instagram/IGListKit#133",
        "A row whose nested list nobody has scrolled stands where that of another row was left."),
      says: ["CarouselCell", "carousel.page"], foundBy: .reuse,
      seen: .reuse([0, 0], then: [0, 1])
    ) {
      let pages = ["Reds": 2]
      return ListToTest(
        CommonDataSource<CarouselCell, String>(["Reds", "Greens", "Blues"]) { cell, category in
          cell.carousel.name = category
          if let page = pages[category] { cell.carousel.page.number = page }
        })
    },
    PlantedFault(
      "the closure of a row that has one",
      .report(
        "MortimerGoro/MGSwipeTableCell#77",
        "A tap also performs the callback of the row that the cell showed before."),
      says: ["ActionCell", "onTap"], foundBy: .reuse,
      seen: .found { _ in linksOpenedAfterReuse() == ["help.html"] }
    ) { LinkList().listToTest },
    PlantedFault(
      "the accessory of a cell without a view",
      .report(
        "emkey1/ish-AOK#204",
        "Cells in use again keep the checkmark, which is also what a screen reader is told."),
      says: ["AccessoryCell", "accessory"], foundBy: .reuse,
      seen: .found { accessoryAfterReuse($0.source) == "checkmark" }
    ) {
      ListToTest(
        CommonDataSource<AccessoryCell, (name: String, isOn: Bool)>([
          ("Small", false), ("Medium", true), ("Large", false),
        ]) { cell, size in
          cell.text = size.name
          if size.isOn { cell.accessory = "checkmark" }
        })
    },
    PlantedFault(
      "a cell that is dequeued and shown by hand",
      .report(
        "zipleen/tvheadend-iphone-client#47",
        "Cells are used again, and some of their labels keep the text of another row."),
      says: ["ChannelCell", "detail.text"], foundBy: .reuse, seen: .steps([.scroll(48)])
    ) {
      let channels = ChannelsByHand()
      return ListToTest(channels.table, source: channels)
    },
    PlantedFault(
      "the look of a selected row",
      .report(
        "KoheiHayakawa/KHAForm#3",
        "The chosen row gets its checkmark and no other row loses it, so it turns up at random."),
      says: ["ChoiceCell", "background"], foundBy: .reuse,
      seen: .steps([.select([0, 0]), .scroll(48)])
    ) {
      let choices = CommonDataSource<ChoiceCell, Int>(Array(0..<12)) { cell, number in
        cell.title.text = "choice \(number)"
      }
      return ListToTest(.ofLines(3), source: choices)
    },
    PlantedFault(
      "the look of a focused row", .own,
      says: ["FocusCell", "detail.text"], foundBy: .reuse,
      seen: .steps([.focus([0, 0]), .scroll(48)])
    ) {
      let lines = CommonDataSource<FocusCell, Int>(Array(0..<12)) { cell, number in
        cell.title.text = "line \(number)"
      }
      return ListToTest(.ofLines(3), source: lines)
    },
    PlantedFault(
      "the editing mode of a deleted row",
      .report(
        "Shopify/FunctionalTableData#70",
        "The row that gets the cell of a deleted one is in editing mode like that."),
      says: ["TodoCell", "isEditing"], foundBy: .reuse, seen: .reuse([0, 0], then: [0, 1])
    ) {
      ListToTest(
        CommonDataSource<TodoCell, (text: String, isDraft: Bool)>([
          ("", true), ("Buy milk", false), ("Call Ada", false),
        ]) { cell, todo in
          cell.title.text = todo.text
          if todo.isDraft { cell.beginEditing() }
        })
    },
  ]

  /// The links that a tap opens in a cell that showed a row with a link, and then one without.
  static func linksOpenedAfterReuse() -> [String] {
    let list = LinkList()
    let cell = ActionCell()
    for item in LinkList.items { list.configure(cell, item) }
    cell.onTap?()
    return list.opened
  }

  /// The accessory of a cell that showed a row with one, and then a row without.
  @MainActor static func accessoryAfterReuse(_ source: any TableDataSource) -> String? {
    let queue = ReuseQueue()
    var slot = RowSlot(from: queue)
    source.show(&slot, at: [0, 1])
    let ticket = slot.ticket
    if let cell = slot.take() as? AccessoryCell { queue.enqueue(cell, ticket: ticket) }
    source.show(&slot, at: [0, 2])
    return (slot.take() as? AccessoryCell)?.accessory
  }
}

private final class GaugeCell: TableViewCell {
  struct Gauge { var used = 0 }
  var disk = ""
  var gauge = Gauge()

  override func draw(in context: inout DrawingContext) {
    let bar = String(repeating: "█", count: gauge.used)
    context.draw(.text(DisplayList.Text("\(disk) \(bar)")), in: bounds)
  }
}

private final class CarouselView: View {
  struct Page { var number = 0 }
  var name = ""
  var page = Page()

  override func draw(in context: inout DrawingContext) {
    context.draw(.text(DisplayList.Text("\(name) ‹\(page.number)›")), in: bounds)
  }
}

private final class CarouselCell: TableViewCell {
  let carousel = CarouselView()

  required init() {
    super.init()
    addSubview(carousel)
  }

  override func layoutSubviews() { carousel.frame = bounds }
}

private final class ActionCell: EntryCell {
  var onTap: (() -> Void)?
}

private final class LinkList {
  var listToTest: ListToTest { ListToTest(rows, owner: self) }

  typealias Item = (title: String, link: String?)
  static let items: [Item] = [("Help", "help.html"), ("Version 3", nil)]
  var opened: [String] = []

  lazy var rows = CommonDataSource<ActionCell, Item>(Self.items) { [unowned self] cell, item in
    configure(cell, item)
  }

  func configure(_ cell: ActionCell, _ item: Item) {
    cell.title.text = item.title
    if let link = item.link { cell.onTap = { [weak self] in self?.opened.append(link) } }
  }
}

private final class AccessoryCell: ReusableCell {
  var text = ""
  var accessory = "none"
}

private final class ChannelCell: EntryCell {}

private final class ChannelsByHand: TableViewDataSource {
  let table = TableView.ofLines(3)
  let channels = ["One", "Two (HD)", "Three", "Four", "Five", "Six"]

  init() { table.register(ChannelCell.self, forCellReuseIdentifier: "channel") }

  func numberOfRows(inSection section: Int) -> Int { channels.count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    guard let cell = try? table.dequeueReusableCell(withIdentifier: "channel") as? ChannelCell
    else { return }
    let name = channels[indexPath.row]
    cell.title.text = name
    if name.hasSuffix("(HD)") { cell.detail.text = "HD" }
    slot.show(cell)
  }
}

private final class ChoiceCell: EntryCell {
  override func stateDidChange() {
    if isSelected { background = .green }
  }
}

private final class FocusCell: EntryCell {
  override func stateDidChange() {
    if isFocused { detail.text = "◂" }
  }
}

private final class TodoCell: EntryCell {
  private(set) var isEditing = false

  func beginEditing() {
    isEditing = true
    setNeedsLayout()
  }

  override func draw(in context: inout DrawingContext) {
    if isEditing { context.draw(.text(DisplayList.Text("▏", alignment: .right)), in: bounds) }
  }
}
