import Tables

/// The Swift of the article on actors.
enum ConcurrencySnippets {
  static let programs: [String: SnippetProgram] = [
    "controller": {}, "tap": tap, "loader": {}, "fault": fault, "mend": mend,
    "difference": difference,
  ]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(
  _ items: Any..., separator: String = " ", terminator: String = "\n"
) {
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

// snippet: controller
@MainActor final class FruitController {
  private let table = TableView()
  private let rows = CommonDataSource<ColumnsCell, String>(["Apple", "Pear"]) { cell, name in
    cell.values = [name]
  }
  private(set) lazy var page = ViewController(view: table)
  private(set) var chosen: String?

  init() {
    table.dataSource = rows
    table.delegate = self
  }
}

extension FruitController: @MainActor TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
    chosen = rows[indexPath]
  }
}
// end

// snippet: loader
actor PictureLoader {
  private var arrived: Set<String> = []
  private var waiting: [String: CheckedContinuation<Void, Never>] = [:]

  func picture(of name: String) async -> String {
    if !arrived.contains(name) { await withCheckedContinuation { waiting[name] = $0 } }
    return "▣ \(name)"
  }

  func arrive(_ name: String) {
    arrived.insert(name)
    waiting.removeValue(forKey: name)?.resume()
  }
}
// end

@MainActor private func tap() {
  // snippet: tap
  let controller = FruitController()
  let screen = Screen(size: LayoutSize(width: 80, height: 32))
  screen.controller = controller.page
  screen.tap(at: LayoutPoint(x: 8, y: 24))
  print(controller.chosen ?? "nothing")
  // end
}

@MainActor private func fault() async {
  // snippet: fault
  let loader = PictureLoader()
  var tasks: [Task<Void, Never>] = []

  let rows = CommonDataSource<ColumnsCell, String>(["Rose", "Lucy"]) { cell, name in
    cell.values = ["…"]
    tasks.append(Task { cell.values = [await loader.picture(of: name)] })
  }
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 80, height: 16))
  table.dataSource = rows
  table.layoutIfNeeded()
  table.contentOffset = 16
  table.layoutIfNeeded()

  await loader.arrive("Lucy")
  await tasks[1].value
  await loader.arrive("Rose")
  await tasks[0].value
  print(table.indexPathsForVisibleRows, PlainTextRenderer().render(table), terminator: "")
  // end
}

@MainActor private func mend() async {
  // snippet: mend
  let loader = PictureLoader()
  var tasks: [Task<Void, any Error>] = []

  let rows = CommonDataSource<ColumnsCell, String>(["Rose", "Lucy"]) { cell, name, lease in
    cell.values = ["…"]
    tasks.append(
      lease.task {
        await loader.picture(of: name)
      } then: { cell, picture in
        cell.values = [picture]
      })
  }
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 80, height: 16))
  table.dataSource = rows
  table.layoutIfNeeded()
  table.contentOffset = 16
  table.layoutIfNeeded()

  await loader.arrive("Lucy")
  _ = await tasks[1].result
  await loader.arrive("Rose")
  _ = await tasks[0].result
  print(table.indexPathsForVisibleRows, PlainTextRenderer().render(table), terminator: "")
  // end
}

@MainActor private func difference() async {
  // snippet: difference
  nonisolated struct Guest: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  let guests = CommonDataSource<ColumnsCell, Guest>([
    Guest(id: 1, name: "Jason"), Guest(id: 2, name: "Rose"),
  ]) { cell, guest in cell.values = [guest.name] }

  let old = guests.snapshot
  let new = TableSnapshot([Guest(id: 2, name: "Rose"), Guest(id: 1, name: "Jason B.")])
  let prepared = await Task.detached { new.prepared(from: old) }.value
  print(prepared.difference.updates)
  print(guests.apply(prepared), guests[[0, 1]].name)
  // end
}
