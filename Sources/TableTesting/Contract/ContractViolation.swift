public import Tables

/// Something that a list must not do, with where it does it.
public enum ContractViolation: Hashable, Sendable {
  /// The data source has no rows, so nothing was checked.
  case noRows
  /// A number of sections, or of rows of a section, is negative.
  case negativeCount(section: Int?, count: Int)
  /// The number of sections, or of rows of a section, is another one when it is asked for again.
  case countChanges(section: Int?, first: Int, second: Int)
  /// A header or footer of a section is another one when it is asked for again.
  case titleChanges(section: Int, isHeader: Bool, first: String?, second: String?)
  /// The id of a row is another one when it is asked for again.
  case idChanges(row: TableIndexPath, first: String)
  /// Two rows have one id.
  case duplicateID(id: String, row: TableIndexPath, other: TableIndexPath)
  /// A row is not found by its id: another one is, or none.
  case idNotFound(id: String, row: TableIndexPath, found: TableIndexPath?)
  /// A row shows nothing in its slot.
  case nothingShown(row: TableIndexPath)
  /// The cells of all rows that have such draw nothing.
  case blankCells(cell: String, rows: Int)
  /// A row looks different when it is shown again in another new cell.
  case unsteadyContent(
    row: TableIndexPath, cell: String, property: String?, first: String, second: String)
  /// One identifier stands for two classes of cells.
  case sharedIdentifier(
    String, row: TableIndexPath, cell: String, otherRow: TableIndexPath, otherCell: String)
  /// A registration is made for each row.
  case registrationForEachRow(cell: String, count: Int)
  /// A row has no height that can be laid out, in points.
  case unusableHeight(row: TableIndexPath, height: Double)
  /// A row is lower than its cell needs at a width, in points.
  case heightTooSmall(
    row: TableIndexPath, height: Double, cell: String, needed: Double, width: Double)
  /// The rows of a section are measured, and their cells do not say how high they are.
  case unmeasuredCell(section: Int, cell: String)
  /// The data source changed, and the table was not told: the numbers of rows by sections.
  case unannounced(source: [Int], table: [Int])
  /// The table noted something suspicious.
  case diagnostic(TableDiagnostic)
  /// Other rows are selected than before, though nobody selected or deselected any.
  case selectionMoves(before: [String], after: [String])
  /// A row, header or footer on the screen shows something else than it does in a new view.
  case staleContent(place: String, cell: String, property: String?, shown: String, new: String)
  /// A row, header or footer on the screen has another height in points than after a reload.
  case staleHeight(place: String, shown: Double, new: Double)
  /// A list shows something else than the same list does in a table that reuses no cells.
  case dependsOnReuse(row: TableIndexPath, cell: String, shown: String, withoutReuse: String)
  /// No action of the test, no tap and no key changed anything.
  case nothingChanges(actions: [String])
}

extension ContractViolation: CustomStringConvertible {
  /// A sentence that says what is wrong, where, and the way out.
  public var description: String {
    switch self {
    case .noRows: "The data source has no rows, so nothing was checked."
    case .negativeCount(let section, let count): "\(of(section)) \(count): the least is 0."
    case .countChanges(let section, let first, let second):
      "\(of(section)) \(first) when asked first, and \(second) when asked again."
    case .titleChanges(let section, let isHeader, let first, let second):
      "The \(isHeader ? "header" : "footer") of section \(section) is \(quoted(first)) when asked first, and \(quoted(second)) when "
        + "asked again."
    case .idChanges(let row, let first):
      "The id of row \(row) is \(first) when asked first, and another one when asked again: it is made "
        + "anew each time. Store the id in the model."
    case .duplicateID(let id, let row, let other):
      "Rows \(row) and \(other) have the same id \(id). A host takes one for the other: selection, heights "
        + "and moves go to the first."
    case .idNotFound(let id, let row, let found):
      "Row \(row) has the id \(id), and indexPath(ofRowWithID:) "
        + (found.map { "finds row \($0)" } ?? "finds no row")
        + " for it: let both answer from the same models."
    case .nothingShown(let row): "Row \(row) shows nothing: show a model or a cell in its slot."
    case .blankCells(let cell, let rows):
      "The \(cell)s of all \(rows) rows draw nothing: add subviews in init(), give them frames in "
        + "layoutSubviews(), and set them in the configure closure."
    case .unsteadyContent(let row, let cell, let property, let first, let second):
      "\(path(cell, property)) is \(first) when row \(row) is shown first, and \(second) when it is shown "
        + "again: the configure closure reads a clock, a random number or a counter. Put that into the "
        + "model."
    case .sharedIdentifier(let identifier, let row, let cell, let otherRow, let otherCell):
      "The identifier \"\(identifier)\" stands for \(cell) in row \(row), and for \(otherCell) in row "
        + "\(otherRow). A reuse queue traps on the second; give one of them another cellIdentifier."
    case .registrationForEachRow(let cell, let count):
      "\(count) registrations of \(cell) were met: one is made for each row. Make it once, outside of the "
        + "closure."
    case .unusableHeight(let row, let height):
      "Row \(row) is \(height) points high: it must be 0 or more."
    case .heightTooSmall(let row, let height, let cell, let needed, let width):
      "Row \(row) is \(height) points high, and its \(cell) needs \(needed) at a width of \(width): what it "
        + "shows is cut. Use .measured(estimate:), or a height that fits."
    case .unmeasuredCell(let section, let cell):
      "The rows of section \(section) are measured, and \(cell) does not say how high it is: override "
        + "sizeThatFits(_:)."
    case .unannounced(let source, let table):
      "The data source has rows \(source), by sections, and the table was told of \(table): a change was "
        + "not announced. Announce it, or call reloadData()."
    case .diagnostic(let diagnostic): "The table notes: \(diagnostic)"
    case .selectionMoves(let before, let after):
      "The selected rows had the ids \(list(before)), and have \(list(after)) now, though nobody selected "
        + "any: the selection stayed at an index path, or ids are given to other rows."
    case .staleContent(let place, let cell, let property, let shown, let new):
      "\(place) shows \(shown), and \(new) in a new cell (\(path(cell, property))): its content changed "
        + "and was not announced, or its cell keeps something that is not in the model."
    case .staleHeight(let place, let shown, let new):
      "\(place) is \(shown) points high, and \(new) once the table is reloaded: its height changed and was "
        + "not announced."
    case .dependsOnReuse(let row, let cell, let shown, let other):
      "Row \(row) shows \(shown), and \(other) in a table that reuses no cells: a reused \(cell) acts for "
        + "the row that it showed before, as a closure or tag does that is set only once. Set it each time "
        + "that the cell is configured."
    case .nothingChanges(let actions):
      actions.isEmpty
        ? "The walk has no actions, and no tap or key changed anything: name what changes the list in "
          + "ListUnderTest(table:actions:)."
        : "Neither the actions \(list(actions)) nor any tap or key changed anything: do they change the "
          + "list of this table?"
    }
  }

  private func of(_ section: Int?) -> String {
    section.map { "The number of rows of section \($0) is" } ?? "The number of sections is"
  }

  private func path(_ cell: String, _ property: String?) -> String {
    property.map { "\(cell).\($0)" } ?? cell
  }

  private func quoted(_ title: String?) -> String { title.map { "\"\($0)\"" } ?? "none" }

  private func list(_ ids: [String]) -> String { "[" + ids.joined(separator: ", ") + "]" }
}
