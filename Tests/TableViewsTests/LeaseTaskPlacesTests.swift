import Tables
import Testing

/// A cell with a picture that comes later.
private final class LateCell: TableViewCell {
  let label = Label()
  var load: Task<Void, any Error>?

  required init() {
    super.init()
    addSubview(label)
  }

  override func layoutSubviews() { label.frame = bounds }
}

/// Belongs to no actor, and hands the value over after a change of threads.
@concurrent private func picture(of name: String) async -> String { "▣ \(name)" }

/// Each place where `lease.task` compiles, with a table that shows the row: none traps.
@Suite struct LeaseTaskPlacesTests {
  @MainActor private final class Stored {
    let rows = CommonDataSource<LateCell, String>(["Rose"]) { cell, name, lease in
      cell.load = lease.task {
        await picture(of: name)
      } then: { cell, picture in
        cell.label.text = picture
      }
    }
  }

  @MainActor private final class Lazy {
    private let names = ["Rose"]
    lazy var rows = CommonDataSource<LateCell, String>(names) { cell, name, lease in
      cell.load = lease.task {
        await picture(of: name)
      } then: { cell, picture in
        cell.label.text = picture
      }
    }
  }

  private final class Page: ViewController {
    let table = TableView()
    private let rows: CommonDataSource<LateCell, String>

    @MainActor init(_ names: [String]) {
      rows = CommonDataSource(names) { cell, name, lease in
        cell.load = lease.task {
          await picture(of: name)
        } then: { cell, picture in
          cell.label.text = picture
        }
      }
      super.init()
    }

    override func loadView() {
      table.dataSource = rows
      view = table
    }
  }

  private actor Kiosk {
    private let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 80, height: 16))
    private var rows: CommonDataSource<LateCell, String>?

    func show() {
      let rows = CommonDataSource<LateCell, String>(["Rose"]) { cell, name, lease in
        cell.load = lease.task(isolation: self) {
          await picture(of: name)
        } then: { cell, picture in
          self.assertIsolated()
          cell.label.text = picture
        }
      }
      table.dataSource = rows
      self.rows = rows
    }

    func text() async throws -> String {
      table.layoutIfNeeded()
      try await (table.visibleCells.first as? LateCell)?.load?.value
      return PlainTextRenderer().render(table)
    }
  }

  @MainActor private func text(of table: TableView) async throws -> String {
    table.layoutIfNeeded()
    try await (table.visibleCells.first as? LateCell)?.load?.value
    return PlainTextRenderer().render(table)
  }

  @MainActor private func text(of rows: some TableViewDataSource) async throws -> String {
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 80, height: 16))
    table.dataSource = rows
    return try await text(of: table)
  }

  @Test @MainActor func `a stored property of the main actor's class delivers`() async throws {
    let pictures = Stored()
    #expect(try await text(of: pictures.rows) == "▣ Rose\n")
  }

  @Test @MainActor func `a lazy property of the main actor's class delivers`() async throws {
    let pictures = Lazy()
    #expect(try await text(of: pictures.rows) == "▣ Rose\n")
  }

  @Test @MainActor func `a controller of no actor delivers what its init has set up`() async throws
  {
    let page = Page(["Rose"])
    let screen = Screen(size: LayoutSize(width: 80, height: 16))
    screen.controller = page
    #expect(try await text(of: page.table) == "▣ Rose\n")
  }

  @Test func `an actor delivers on itself`() async throws {
    let kiosk = Kiosk()
    await kiosk.show()
    #expect(try await kiosk.text() == "▣ Rose\n")
  }
}
