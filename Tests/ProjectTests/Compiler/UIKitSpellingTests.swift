import Testing

/// The compiler's messages about code that is written with UIKit's names.
@Suite struct UIKitSpellingTests {
  /// A line of code and what the compiler says of it, in the words that lead on.
  private static let lines: [(code: String, says: [String])] = [
    (
      "_ = TableIndexPath(row: 1, section: 0)",
      ["'init(row:section:)' has been renamed to 'init(section:row:)'"]
    ),
    (
      "_ = table.dequeueReusableCell(withIdentifier: \"a\", for: path)",
      [
        "'dequeueReusableCell(withIdentifier:for:)' has been renamed to "
          + "'dequeueReusableCell(withIdentifier:)': It throws where the identifier is unknown"
      ]
    ),
    (
      "table.deselectRow(at: path, animated: true)",
      ["'deselectRow(at:animated:)' has been renamed to 'deselectRow(at:)': Nothing is animated"]
    ),
    (
      "table.selectRow(at: path, animated: false, scrollPosition: .top)",
      [
        "'selectRow(at:animated:scrollPosition:)' has been renamed to 'selectRow(at:)': "
          + "Nothing is animated"
      ]
    ),
    (
      "table.scrollToRow(at: path, at: .middle, animated: true)",
      [
        "'scrollToRow(at:at:animated:)' has been renamed to 'scrollToRow(at:at:)': Nothing is animated"
      ]
    ),
    (
      "table.insertRows(at: [path], with: .automatic)",
      [
        "'insertRows(at:with:)' has been renamed to 'insertRows(at:)': It throws where it is wrong"
      ]
    ),
    (
      "table.deleteSections([0], with: .fade)",
      [
        "'deleteSections(_:with:)' has been renamed to 'deleteSections(_:)': "
          + "It throws where it is wrong"
      ]
    ),
    (
      "table.beginUpdates()",
      [
        "'beginUpdates()' is unavailable: "
          + "Put the changes into performBatchUpdates { batch in … } instead"
      ]
    ),
    (
      "table.performBatchUpdates({ _ = path }, completion: nil)",
      [
        "'performBatchUpdates(_:completion:)' has been renamed to 'performBatchUpdates(_:)': "
          + "Its closure gets a batch to add the changes to; what follows it comes after"
      ]
    ),
    (
      "table.rowHeight = TableView.automaticDimension",
      [
        "'automaticDimension' is unavailable: "
          + "The data source's traits(ofSection:) can have .measured(estimate:)"
      ]
    ),
    (
      "table.separatorStyle = .none",
      ["'separatorStyle' is unavailable: A cell draws its own lines, with a Separator"]
    ),
    (
      "table.flashScrollIndicators()",
      [
        "'flashScrollIndicators()' is unavailable: Nothing indicates how far a table is scrolled"
      ]
    ),
    (
      "Label().alpha = 0.5",
      ["'alpha' is unavailable: A view is drawn whole, or not where isHidden is true"]
    ),
    (
      "Label().style = TextStyle.boldSystemFont(ofSize: 17)",
      ["'boldSystemFont(ofSize:)' has been renamed to 'bold': Letters have one size"]
    ),
    (
      "Label().style.color = .secondaryLabel",
      ["'secondaryLabel' is unavailable: Set the label's style to .dimmed"]
    ),
    (
      "_ = TableViewCell.EditingStyle.delete",
      ["'EditingStyle' is unavailable: A person edits no rows here; change the data"]
    ),
    ("Label().textAlignment = .right", ["'textAlignment' has been renamed to 'alignment'"]),
    (
      "table.cellForRow(at: path)?.contentView.addSubview(Label())",
      ["'contentView' is unavailable: The cell itself is what subviews are added to"]
    ),
    (
      "rows.apply(rows.snapshot, animatingDifferences: true)",
      [
        "'apply(_:animatingDifferences:completion:)' has been renamed to 'apply(_:)': "
          + "A headless table animates nothing"
      ]
    ),
  ]

  @Test func `a word of UIKit's is answered with the word that is used here`() throws {
    let body = Self.lines.map { "  \($0.code)\n" }.joined()
    let code = """
      import Tables
      func port(
        _ table: TableView, _ path: TableIndexPath, _ rows: CommonDataSource<TableViewCell, String>
      ) {
      \(body)}
      """
    // Implicit members of an unavailable type say so once more.
    let errors = try CompilerReport(on: code).errors.filter {
      !$0.hasSuffix("A headless table animates nothing") || $0.contains("apply")
    }
    #expect(errors == Self.lines.flatMap(\.says))
  }

  @Test func `a cell and a controller with UIKit's initializers and calls are led on`() throws {
    let code = """
      import Tables
      class NameCell: TableViewCell {
        override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          selectionStyle = .none
        }
        required init() { super.init() }
      }
      class NamesController: ViewController {
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
      }
      """
    let errors = try CompilerReport(on: code).errors
    let words = [
      "'init(style:reuseIdentifier:)' is unavailable: Use init(): a cell is made by its class",
      "'selectionStyle' is unavailable: Override stateDidChange(), and ask isSelected there",
      "'viewWillAppear' has been renamed to 'viewWillAppear()': Nothing is animated",
    ]
    for says in words { #expect(errors.contains { $0.hasPrefix(says) }, "\(errors)") }
  }
}
