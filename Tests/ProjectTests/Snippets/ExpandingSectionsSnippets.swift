import Tables

/// The Swift of the article on sections that expand.
enum ExpandingSectionsSnippets {
  static let programs: [String: SnippetProgram] = [
    "rows": {}, "controller": {}, "tap": tap, "test": test,
  ]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

// snippet: rows
enum ShelfRow: Identifiable, Equatable {
  case shelf(name: String, isOpen: Bool)
  case book(String)

  var id: String {
    switch self {
    case .shelf(let name, _): "shelf \(name)"
    case .book(let title): "book \(title)"
    }
  }
}

struct Library {
  let shelves = [("Poems", ["Birches", "Ozymandias"]), ("Plays", ["Hamlet", "Faust"])]
  var open: Set<String> = []

  var rows: [ShelfRow] {
    shelves.flatMap { name, titles in
      [.shelf(name: name, isOpen: open.contains(name))]
        + (open.contains(name) ? titles.map { .book($0) } : [])
    }
  }
}
// end

// snippet: controller
final class LibraryController: TableViewDelegate {
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 64))
  private var library = Library()
  private let rows: CommonDataSource<TextCell, ShelfRow>

  init() {
    rows = CommonDataSource(library.rows) { cell, row in
      switch row {
      case .shelf(let name, let isOpen): cell.textLabel.text = (isOpen ? "▾ " : "▸ ") + name
      case .book(let title): cell.textLabel.text = "    " + title
      }
    }
    table.dataSource = rows
    table.delegate = self
    table.selectionMode = .single
  }

  func tableView(_ table: TableView, didSelectRowAt indexPath: TableIndexPath) {
    guard case .shelf(let name, _) = rows[indexPath] else { return }
    library.open.formSymmetricDifference([name])
    rows.apply(library.rows)
    table.deselectAll()
  }
}
// end

private func tap() {
  // snippet: tap
  let controller = LibraryController()
  let library = controller.table
  print(PlainTextRenderer().render(library), terminator: "")
  _ = library.handleTap(at: LayoutPoint(x: 24, y: 8))
  print(PlainTextRenderer().render(library), terminator: "")
  // end
  withExtendedLifetime(controller) {}
}

private func test() {
  // snippet: test
  var library = Library()
  library.open = ["Plays"]
  print(library.rows.map(\.id))
  // end
}
