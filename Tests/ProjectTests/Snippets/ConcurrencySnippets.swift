import ShowcaseModels
import Tables

/// The Swift of the article on actors.
enum ConcurrencySnippets {
  static let programs: [String: SnippetProgram] = [
    "controller": {}, "tap": tap, "page": {}, "kiosk": {}, "text": text, "difference": difference,
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
    page.onWillAppear = { [weak self] in self?.chosen = nil }
    page.onKey = { [weak self] key in self?.take(key) ?? false }
  }

  private func take(_ key: Key) -> Bool {
    guard key == .escape else { return false }
    chosen = nil
    return true
  }
}

extension FruitController: @MainActor TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
    chosen = rows[indexPath]
  }
}
// end

// snippet: page
final class NamePage: ViewController {
  private let table = TableView()
  private let rows: CommonDataSource<ColumnsCell, String>

  @MainActor init(_ names: [String], loader: PictureLoader) {
    rows = CommonDataSource(names) { cell, name, lease in
      cell.values = ["…"]
      lease.task {
        try await loader.picture(of: name)
      } then: { cell, picture in
        cell.values = [picture]
      }
    }
    super.init()
  }

  override func loadView() {
    table.dataSource = rows
    view = table
  }
}
// end

// snippet: kiosk
actor Kiosk {
  private let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 80, height: 16))
  private var rows: CommonDataSource<ColumnsCell, String>?
  private var loads: [Task<Void, any Error>] = []

  func show(_ names: [String], from loader: PictureLoader) {
    let rows = CommonDataSource<ColumnsCell, String>(names) { cell, name, lease in
      cell.values = ["…"]
      let load = lease.task(isolation: self) {
        try await loader.picture(of: name)
      } then: { cell, picture in
        cell.values = [picture]
      }
      self.loads.append(load)
    }
    table.dataSource = rows
    self.rows = rows
  }

  func text() async -> String {
    table.layoutIfNeeded()
    for load in loads { _ = await load.result }
    return PlainTextRenderer().render(table)
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
  screen.press(.escape)
  print(controller.chosen ?? "nothing")
  // end
}

private func text() async {
  // snippet: text
  let kiosk = Kiosk()
  await kiosk.show(["Rose"], from: PictureLoader { "▣ \($0)" })
  print(await kiosk.text(), terminator: "")
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
