import Foundation
import Tables
import Testing

/// The way of one controller from UIKit: the compiler's messages, the table's, and what came of it.
@Suite struct MovedShelvesTests {
  /// The first step: the names of types that the article lists.
  private static var withTypesRenamed: String {
    [
      ("import UIKit", "import Tables"), ("UITableViewController", "ViewController"),
      ("UITableView", "TableView"), ("UIView", "View"), ("UILabel", "Label"),
      ("UIFont", "TextStyle"), ("CGFloat", "Double"), ("CGRect", "LayoutRect"),
      (" IndexPath", " TableIndexPath"), ("[IndexPath", "[TableIndexPath"),
    ].reduce(shelvesOfUIKit) { $0.replacing($1.0, with: $1.1) }
  }

  /// The second step: the table is the controller's own, and overrides nobody.
  private static var withTable: String {
    withTypesRenamed
      .replacing(
        "class ShelvesViewController: ViewController {",
        with: """
          class ShelvesViewController: ViewController, TableViewDataSource, TableViewDelegate {
            let tableView = TableView()
          """
      )
      .replacing("override func tableView", with: "func tableView")
      .replacing("override func numberOf", with: "func numberOf")
  }

  @Test func `the compiler names what became of the cells and of the controller's events`() throws {
    let errors = try CompilerReport(on: Self.withTypesRenamed).errors
    let expected = [
      "'init(style:reuseIdentifier:)' is unavailable: Use init(): a cell is made by its class",
      "cannot find type 'NSCoder' in scope",
      "'required' initializer 'init()' must be provided by subclass of 'TableViewCell'",
      "'contentView' is unavailable: The cell itself is what subviews are added to",
      "'boldSystemFont(ofSize:)' has been renamed to 'bold': Letters have one size",
      "'textAlignment' has been renamed to 'alignment'",
      "'selectionStyle' is unavailable: Override stateDidChange(), and ask isSelected there",
      "'accessoryType' is unavailable: Add a view of your own as a subview",
      "'setSelected(_:animated:)' has been renamed to 'stateDidChange()'",
      "'alpha' is unavailable: A view is drawn whole, or not where isHidden is true",
      "'viewDidAppear' has been renamed to 'viewDidAppear()': Nothing is animated",
      "'nil' cannot be assigned to type 'String'",
      "method does not override any method from its superclass",
      "reference to member 'register' cannot be resolved without a contextual type",
    ]
    for says in expected { #expect(errors.contains { $0.hasPrefix(says) }, "\(says): \(errors)") }
  }

  @Test func `the compiler names what became of what is asked of the table`() throws {
    let errors = try CompilerReport(on: Self.withTable).errors
    let expected = [
      "type 'ShelvesViewController' does not conform to protocol 'TableDataSource'",
      "'EditingStyle' is unavailable: A person edits no rows here; change the data",
      "'automaticDimension' is unavailable: The data source's traits(ofSection:) can have",
      "'estimatedRowHeight' is unavailable: The data source's traits(ofSection:) can have",
      "'separatorStyle' is unavailable: A cell draws its own lines",
      "'tableFooterView' is unavailable: Put the view below the table, or make a row of it",
      "'allowsMultipleSelection' has been renamed to 'selectionMode'",
      "'flashScrollIndicators()' is unavailable: Nothing indicates how far a table is scrolled",
      "'dequeueReusableCell(withIdentifier:for:)' has been renamed to",
      "call can throw, but it is not marked with 'try' and the error is not handled",
      "'deselectRow(at:animated:)' has been renamed to 'deselectRow(at:)'",
      "'reloadRows(at:with:)' has been renamed to 'reloadRows(at:)'",
      "'deleteRows(at:with:)' has been renamed to 'deleteRows(at:)'",
      "'insertRows(at:with:)' has been renamed to 'insertRows(at:)'",
      "'init(row:section:)' has been renamed to 'init(section:row:)'",
      "'scrollToRow(at:at:animated:)' has been renamed to 'scrollToRow(at:at:)'",
      "cannot find 'IndexSet' in scope",
      "'beginUpdates()' is unavailable: Put the changes into performBatchUpdates",
      "'endUpdates()' is unavailable: Put the changes into performBatchUpdates",
    ]
    for says in expected { #expect(errors.contains { $0.hasPrefix(says) }, "\(says): \(errors)") }
  }

  @Test func `the moved controller shows, adds, removes and selects`() {
    let screen = Screen(size: LayoutSize(width: 160, height: 128))
    let controller = ShelvesController()
    screen.controller = controller
    func text() -> [Substring] {
      PlainTextRenderer().render(screen.displayList())
        .split(separator: "\n", omittingEmptySubsequences: true)
    }
    #expect(
      text() == [
        "Novels", "Emma          Austen", "Ulysses", "is lent", "Poems", "Odes           Keats",
      ])
    controller.add(Book(title: "Dune", author: "Herbert", isLent: false))
    controller.remove(at: [0, 1])
    controller.addShelf("Plays")
    controller.removeShelf(at: 1)
    #expect(text() == ["Novels", "Dune         Herbert", "Ulysses", "is lent", "Plays"])
    screen.tap(at: LayoutPoint(x: 8, y: 24))
    #expect(text() == ["Novels", "Dune", "is lent", "Ulysses", "is lent", "Plays"])
    #expect(controller.tableView.indexPathsForSelectedRows == [])
    #expect(controller.tableView.diagnostics == [])
  }
}
