import Tables

// Data sources put together, by hand, or of models of many types.

extension CorrectList {
  static let unusualSources: [CorrectList] = [
    CorrectList("three data sources as one, of which two share a kind") {
      let top = CommonDataSource<EntryCell, String>(["banner"]) { cell, text in
        cell.title.text = text
        cell.title.style = .bold
        cell.detail.text = ""
      }
      let middle = CommonDataSource<EntryCell, Int>(Array(0..<6)) { cell, number in
        cell.title.text = "photo \(number)"
        cell.title.style = .plain
        cell.detail.text = "\(number) MB"
      }
      let end = CommonDataSource<RuledCell, String>(["end"]) { cell, text in cell.title.text = text
      }
      return ListToTest(
        .ofLines(4), source: SectionedDataSource<any TableViewDataSource>(top, middle, end),
        actions: [
          ("add a photo", { middle.append(middle.numberOfRows(inSection: 0)) }),
          (
            "drop a photo",
            {
              if middle.numberOfRows(inSection: 0) > 0 { middle.remove(at: [0, 0]) }
            }
          ),
        ])
    },
    CorrectList("registrations by the types of the models") {
      let rows = CellRegistrations()
      rows.add(
        CellRegistration<EntryCell, Int> { cell, number in
          cell.title.text = "number \(number)"
          cell.detail.text = ""
        })
      rows.add(
        CellRegistration<EntryCell, String> { cell, text in
          cell.title.text = text
          cell.detail.text = "text"
        })
      rows.add(CellRegistration<RuledCell, Bool> { cell, isOn in cell.title.text = "\(isOn)" })
      return ListToTest(
        CommonDataSource<TableViewCell, Any>([1, "two", true, 4, "five", false]) { model, slot in
          slot.show(model, with: rows)
        })
    },
    CorrectList("a registration pulled back to other models") {
      let row = CellRegistration<EntryCell, String> { cell, text in cell.title.text = text }
      let numbers = row.pullback { (number: Int) in "number \(number)" }
      return ListToTest(
        CommonDataSource<EntryCell, Int>([1, 2, 3], registration: numbers))
    },
    CorrectList("cells dequeued by hand, and set in full") {
      let list = ByHand()
      return ListToTest(list.table, source: list)
    },
    CorrectList("a new cell for each row, which no queue has made", isEmpty: true) {
      ListToTest(
        CommonDataSource<EntryCell, Int>(Array(0..<6)) { number, slot in
          let cell = EntryCell()
          cell.title.text = "row \(number)"
          slot.show(cell)
        })
    },
    CorrectList("a data source by hand that makes its registrations once") {
      ListToTest(Alphabet())
    },
    CorrectList("a data source with headers of three looks") {
      let table = TableView.ofLines(4)
      let day = CellRegistration<TableHeaderFooterView, String>(cellIdentifier: "day") {
        view, title in
        view.titleLabel.text = title
        view.titleLabel.style = title == "today" ? .bold : .plain
      }
      table.showHeader = { title, slot in slot.show(title, with: day) }
      let sections = ["today", "monday", "sunday"].map { title in
        TableSection(id: SectionID(title), header: title, footer: "end of \(title)", [1, 2, 3])
      }
      return ListToTest(
        table,
        source: CommonDataSource<EntryCell, Int>(sections: sections) { cell, number in
          cell.title.text = "\(number)"
        })
    },
    CorrectList("changes asked for while rows are shown") {
      let rows = CommonDataSource<EntryCell, Int>(Array(0..<8)) { cell, number in
        cell.title.text = "\(number)"
      }
      rows.onDidEndDisplaying = { [weak rows] _, _, _ in
        guard let rows, rows.numberOfRows(inSection: 0) < 20 else { return }
        rows.append(rows.numberOfRows(inSection: 0))
      }
      return ListToTest(.ofLines(3), source: rows)
    },
  ]

  static let releasedLists: [CorrectList] = [
    CorrectList("a controller that captures itself weakly or not at all") {
      RightController().listToTest()
    }
  ]
}

private final class RuledCell: EntryCell {
  override func draw(in context: inout DrawingContext) {
    context.draw(.horizontalRule, in: LayoutRect(x: 0, y: 0, width: bounds.width, height: 8))
  }
}

private final class ByHand: TableViewDataSource {
  let table = TableView.ofLines(3)
  let channels = ["One", "Two (HD)", "Three", "Four", "Five (HD)", "Six"]

  init() { table.register(EntryCell.self, forCellReuseIdentifier: "channel") }

  func numberOfRows(inSection section: Int) -> Int { channels.count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    guard let cell = try? table.dequeueReusableCell(withIdentifier: "channel") as? EntryCell
    else { return }
    cell.title.text = channels[indexPath.row]
    cell.detail.text = channels[indexPath.row].hasSuffix("(HD)") ? "HD" : ""
    slot.show(cell)
  }
}

private final class Alphabet: TableDataSource {
  let row = CellRegistration<EntryCell, String> { cell, letter in cell.title.text = letter }
  let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

  var numberOfSections: Int { 2 }

  func numberOfRows(inSection section: Int) -> Int { section == 0 ? 26 : 0 }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(letters[indexPath.row], with: row)
  }

  func identity(at indexPath: TableIndexPath) -> RowIdentity? {
    guard indexPath.section == 0, letters.indices.contains(indexPath.row) else { return nil }
    return RowIdentity(String.self, id: letters[indexPath.row])
  }
}

private final class TapsCell: EntryCell {
  var onTap: (() -> Void)?
}

private final class RightController: ViewController {
  private let table = TableView.ofLines(4)
  private var completed: [String] = []

  private lazy var rows = CommonDataSource<TapsCell, String>(["one", "two"]) {
    [weak self] cell, task in
    cell.title.text = task
    cell.onTap = { [weak self] in self?.completed.append(task) }
  }

  override func loadView() {
    view = table
    table.dataSource = rows
    table.observer = { [weak self] _ in self?.completed.removeAll() }
    table.layoutIfNeeded()
  }

  func listToTest() -> ListToTest {
    _ = view
    var list = ListToTest(table, source: rows, owner: self)
    list.objects = [("controller", self), ("table", table), ("data source", rows)]
    list.objects += table.visibleCells.map { ("cell", $0) }
    return list
  }
}
