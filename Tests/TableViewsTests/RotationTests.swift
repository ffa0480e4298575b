import TableTesting
import Tables
import Testing

/// A title above a table that has the rest of the screen.
private final class ListController: ViewController {
  let title = Label("Numbers")
  let table = TableView()
  let rows = numbers(9)

  override func loadView() {
    let page = Page()
    page.title = title
    page.table = table
    for part in [title, table] { page.addSubview(part) }
    view = page
  }

  override func viewDidLoad() { table.dataSource = rows }

  final class Page: View {
    var title = View()
    var table = View()

    override func layoutSubviews() {
      title.frame = LayoutRect(x: 0, y: 0, width: bounds.width, height: 16)
      table.frame = LayoutRect(
        x: 0, y: 16, width: bounds.width, height: max(0, bounds.height - 16))
    }
  }
}

@Suite struct RotationTests {
  private let screen = Screen(size: LayoutSize(width: 96, height: 48))
  private let controller = ListController()

  init() { screen.controller = controller }

  @Test func `a screen with a table that turns lays out all that changed its size, once`() {
    #expect(
      screen.tracedLayout().description == """
        Page 96 × 48 (added)
          Label 96 × 16 (added)
          TableView 96 × 32 (added)
            RecyclingView 96 × 144 (added)
              LineCell 96 × 16 (added)
                Label 96 × 16 (added)
              LineCell 96 × 16 (added)
                Label 96 × 16 (added)
        """)
    screen.rotate()
    #expect(
      screen.tracedLayout().description == """
        Page 48 × 96 (resized)
          Label 48 × 16 (resized)
          TableView 48 × 80 (resized)
            RecyclingView 48 × 144 (resized)
              LineCell 48 × 16 (resized)
                Label 48 × 16 (resized)
              LineCell 48 × 16 (resized)
                Label 48 × 16 (resized)
              LineCell 48 × 16 (added)
                Label 48 × 16 (added)
              LineCell 48 × 16 (added)
                Label 48 × 16 (added)
              LineCell 48 × 16 (added)
                Label 48 × 16 (added)
        """)
    #expect(screen.tracedLayout().steps == [])
    expectScreen(screen, is: "Numbe…\nrow 0\nrow 1\nrow 2\nrow 3\nrow 4")
  }

  @Test func `scrolling lays out the table alone, and a cell where its size changes`() {
    controller.rows.rowHeights = .each { $0 == 3 ? 32 : 16 }
    screen.layoutIfNeeded()
    controller.table.contentOffset = 16
    #expect(screen.tracedLayout().steps.map(\.viewName) == ["TableView"])
    controller.table.contentOffset = 32
    #expect(
      screen.tracedLayout().description.split(separator: "\n").map(String.init)
        == [
          "  TableView 96 × 32 (requested)", "      LineCell 96 × 32 (resized)",
          "        Label 96 × 16 (resized)",
        ].map { $0.replacing("Label 96 × 16", with: "Label 96 × 32") })
    expectScreen(screen, is: "Numbers\nrow 2\nrow 3")
  }

  @Test func `a screen lets a controller with a table and its data source go`() {
    expectReleased {
      let other = ListController()
      screen.controller = other
      screen.layoutIfNeeded()
      screen.controller = nil
      return [("controller", other), ("rows", other.rows)]
    }
  }

  @Test func `a table can be the view of a controller`() {
    let screen = Screen(size: LayoutSize(width: 80, height: 32))
    let rows = numbers(4)
    let table = TableView()
    table.dataSource = rows
    screen.controller = ViewController(view: table)
    expectScreen(screen, is: "row 0\nrow 1")
  }
}
