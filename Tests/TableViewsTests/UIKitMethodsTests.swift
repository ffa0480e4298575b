import Tables
import Testing

/// A list as it is written for UIKit, moved over as far as the compiler asks for.
private final class PortedList: TableViewDataSource, TableViewDelegate {
  let names = ["Ada", "Bob"]
  let row = CellRegistration<LineCell, String> { $0.label.text = $1 }
  private(set) var calls = 0

  func numberOfRows(inSection section: Int) -> Int { names.count }
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(names[indexPath.row], with: row)
  }

  func numberOfSections(in tableView: TableView) -> Int {
    calls += 1
    return 2
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: TableIndexPath) -> Bool { false }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: TableIndexPath) -> Double { 32 }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
}

/// A delegate of its own, with one method of UIKit's in an extension.
private final class Listener {}

extension Listener: TableViewDelegate {
  func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: TableIndexPath
  ) -> Bool { true }
}

@Suite struct UIKitMethodsTests {
  private func table(of source: some TableViewDataSource) -> TableView {
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 80, height: 48))
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  @Test func `methods of UIKit's that nobody calls are told, and what there is instead`() {
    let groups = PortedList()
    let table = table(of: groups)
    #expect(groups.calls == 0)
    #expect(
      table.diagnostics.map(\.description) == [
        "PortedList has numberOfSections(in:), which nobody calls; there is the property "
          + "numberOfSections",
        "PortedList has tableView(_:titleForHeaderInSection:), which nobody calls; there is "
          + "traits(ofSection:) of the data source, with a header",
        "PortedList has tableView(_:canEditRowAt:), which nobody calls; there is nothing: a person "
          + "edits no rows here",
        "PortedList has tableView(_:heightForRowAt:), which nobody calls; there is "
          + "traits(ofSection:) of the data source, with rowHeights, or the table's rowHeight",
        "PortedList has tableView(_:viewForHeaderInSection:), which nobody calls; there is the data "
          + "source's headerView, or the table's showHeader",
      ])
  }

  @Test func `a controller that is both is asked once`() {
    let groups = PortedList()
    let table = table(of: groups)
    table.delegate = groups
    #expect(table.diagnostics.count == 5)
  }

  @Test func `a delegate is asked as well, also for what stands in an extension`() {
    let source = CommonDataSource<LineCell, String>(["Ada"]) { $0.label.text = $1 }
    let table = table(of: source)
    #expect(table.diagnostics == [])
    let listener = Listener()
    table.delegate = listener
    #expect(
      table.diagnostics == [
        .methodNotCalled(
          type: "Listener", method: "tableView(_:shouldHighlightRowAt:)",
          instead: "tableView(_:willSelectRowAt:), which can return nil")
      ])
  }

  @Test func `a table without rows asks for nothing`() {
    let groups = PortedList()
    let table = TableView()
    table.dataSource = groups
    #expect(table.diagnostics == [])
    #expect(groups.calls == 0)
  }

  @Test func `the row of a cell is found`() {
    let source = CommonDataSource<LineCell, String>(["Ada", "Bob"]) { $0.label.text = $1 }
    let table = table(of: source)
    let bob = table.visibleCells[1]
    #expect(table.indexPath(for: bob) == [0, 1])
    source.remove(at: [0, 0])
    #expect(table.indexPath(for: bob) == [0, 0])
    #expect(table.indexPath(for: LineCell()) == nil)
  }
}
