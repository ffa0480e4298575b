import Tables

/// The Swift of the article for people who come from UIKit.
enum ComingFromUIKitSnippets {
  static let programs: [String: SnippetProgram] = ["tasks": tasks, "old names": oldNames]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private func tasks() {
  // snippet: tasks
  final class TaskCell: TableViewCell {
    let titleLabel = Label()

    required init() {
      super.init()
      addSubview(titleLabel)
    }

    override func layoutSubviews() { titleLabel.frame = bounds }
  }

  final class TasksController: ViewController, TableViewDataSource, TableViewDelegate {
    let tableView = TableView()
    private var groups = [("Today", ["Water the fern", "Call Rose"]), ("Later", ["Buy a ladder"])]

    override func loadView() { view = tableView }

    override func viewDidLoad() {
      tableView.dataSource = self
      tableView.delegate = self
      tableView.register(TaskCell.self, forCellReuseIdentifier: "task")
    }

    var numberOfSections: Int { groups.count }

    func numberOfRows(inSection section: Int) -> Int { groups[section].1.count }

    func traits(ofSection section: Int) -> SectionTraits {
      SectionTraits(header: groups[section].0)
    }

    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      guard let cell = try? tableView.dequeueReusableCell(withIdentifier: "task") as? TaskCell
      else {
        fatalError("the table does not know how to make task cells")
      }
      cell.titleLabel.text = groups[indexPath.section].1[indexPath.row]
      slot.show(cell)
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
      do {
        groups[indexPath.section].1.remove(at: indexPath.row)
        try tableView.deleteRows(at: [indexPath])
      } catch {
        print(error)
      }
    }
  }

  let screen = Screen(size: LayoutSize(width: 160, height: 64))
  let controller = TasksController()
  screen.controller = controller
  screen.tap(at: LayoutPoint(x: 8, y: 24))
  print(PlainTextRenderer().render(screen.displayList()), terminator: "")
  // end
}

/// The cell of the snippet before.
private final class TaskCell: TableViewCell {
  let titleLabel = Label()

  required init() {
    super.init()
    addSubview(titleLabel)
  }
}

private func oldNames() {
  // snippet: old names
  final class OldNames: TableViewDataSource {
    let row = CellRegistration<TaskCell, String> { $0.titleLabel.text = $1 }

    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func numberOfRows(inSection section: Int) -> Int { 1 }
    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) { slot.show("Ada", with: row) }
  }

  let names = OldNames()
  let table = TableView()
  table.dataSource = names
  _ = PlainTextRenderer().render(table)
  for diagnostic in table.diagnostics { print(diagnostic) }
  // end
}
