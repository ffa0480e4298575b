import Tables

// Tables and controllers that nobody lets go.

extension PlantedFault {
  static let retained: [PlantedFault] = [
    PlantedFault(
      "a cell's closure that keeps the controller",
      .report(
        "realm/realm-tasks#217",
        "Callbacks that are given to each cell hold the controller that gave them."),
      says: ["controller", "table"], foundBy: .released, seen: .alive
    ) { TasksController().listToTest() },
    PlantedFault(
      "a configure closure that keeps the controller",
      .report(
        "RxSwiftCommunity/RxDataSources#38",
        "The closure that configures cells uses self, and the owner of the source never ends."),
      says: ["controller"], foundBy: .released, seen: .alive
    ) { NamesController().listToTest() },
    PlantedFault(
      "an action of a button that keeps the cell",
      .report(
        "gmoledina/GMGridView#32",
        "A block for deleting, set for each cell, holds the view that its cells are in."),
      says: ["cell"], foundBy: .released, seen: .alive
    ) { DeletingController().listToTest() },
    PlantedFault(
      "a strong delegate in the cell",
      .report(
        "snikket-im/snikket-ios#251",
        "Chats that were left stay in memory, as each cell holds its controller as delegate."),
      says: ["controller", "table"], foundBy: .released, seen: .alive
    ) { ChatController().listToTest() },
    PlantedFault(
      "an observer that keeps its table", .own,
      says: ["table"], foundBy: .released, seen: .alive
    ) { ObservingController().listToTest() },
  ]
}

private class PlainController: ViewController {
  let table = TableView.ofLines(4)
  var source: (any TableViewDataSource)?

  override func loadView() {
    view = table
    table.dataSource = source
    table.layoutIfNeeded()
  }

  func listToTest() -> ListToTest {
    _ = view
    guard let source else { fatalError("A controller without a data source was to be tested") }
    var list = ListToTest(table, source: source, owner: self)
    list.objects = [("controller", self), ("table", table), ("data source", source)]
    if let cell = table.visibleCells.first { list.objects.append(("cell", cell)) }
    return list
  }
}

private class CallingCell: EntryCell {
  var onTap: (() -> Void)?
  var delegate: AnyObject?
}

private final class TasksController: PlainController {
  override func viewDidLoad() {
    let rows = CommonDataSource<CallingCell, String>(["one", "two"]) { [unowned self] cell, task in
      fill(cell, with: task)
    }
    source = rows
    table.dataSource = rows
    table.layoutIfNeeded()
  }

  private func fill(_ cell: CallingCell, with task: String) {
    cell.title.text = task
    cell.onTap = { self.complete(task) }
  }

  private func complete(_ task: String) { title = "completed \(task)" }
  private var title = ""
}

private final class NamesController: PlainController {
  private let prefix = "Dr "

  override func viewDidLoad() {
    let rows = CommonDataSource<EntryCell, String>(["Ada", "Bob"]) { cell, name in
      cell.title.text = self.prefix + name
    }
    source = rows
    table.dataSource = rows
    table.layoutIfNeeded()
  }
}

private final class DeletableCell: EntryCell {
  let delete = Button("delete")

  required init() {
    super.init()
    addSubview(delete)
    delete.addAction(for: .touchUpInside) { _ in self.title.text = "" }
  }
}

private final class DeletingController: PlainController {
  override init() {
    super.init()
    source = CommonDataSource<DeletableCell, String>(["one", "two"]) { cell, text in
      cell.title.text = text
    }
  }
}

private final class ChatController: PlainController {
  override func viewDidLoad() {
    let rows = CommonDataSource<CallingCell, String>(["hello"]) { [unowned self] cell, text in
      cell.title.text = text
      cell.delegate = self
    }
    source = rows
    table.dataSource = rows
    table.layoutIfNeeded()
  }
}

private final class ObservingController: PlainController {
  private var events = 0

  override func viewDidLoad() {
    let rows = CommonDataSource<EntryCell, String>(["one"]) { cell, text in cell.title.text = text }
    source = rows
    table.dataSource = rows
    table.observer = { _ in self.events += self.table.visibleCells.count }
    table.layoutIfNeeded()
  }
}
