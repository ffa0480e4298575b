public import HeadlessViews
public import TableModels

/// Something suspicious that a table survived.
public enum TableDiagnostic: Hashable, Sendable {
  /// The data source ended while the table showed it. A table does not keep it alive: its owner,
  /// usually the controller, must.
  case dataSourceDeallocated
  /// A table is empty because it has no data source, and had none that ended.
  case noDataSource
  /// A batch from a layout pass proved wrong after the pass, so that nobody could catch the error;
  /// the table reloaded.
  case invalidWaitingUpdate(InvalidTableUpdate)
  /// A batch was refused. The error was thrown as well, but the caller may have ignored it.
  case refusedUpdate(InvalidTableUpdate)
  /// A batch is right, but other hosts are known to go wrong on it.
  case portability(TablePortabilityWarning)
  /// Two rows or sections of the named table have one id.
  case duplicateID(DuplicateID, table: String? = nil)
  /// The number of entries that are left out here.
  case omitted(count: Int)
  /// A table with rows has no width or no height, in points.
  case noRoom(rows: Int, size: LayoutSize)
  /// All rows of a table are 0 points high.
  case rowsWithoutHeight(rows: Int)
  /// The visible rows draw nothing: a cell has no subviews.
  case cellWithoutSubviews(cell: String)
  /// The visible rows draw nothing: no subview of a cell has a width and a height.
  case subviewsWithoutFrame(cell: String)
  /// A data source or delegate has a method of UIKit that nobody calls; see ``UIKitMethods``.
  case methodNotCalled(type: String, method: String, instead: String)
}

extension TableDiagnostic: CustomStringConvertible {
  /// A sentence that says what happened, and the way out.
  public var description: String {
    switch self {
    case .dataSourceDeallocated:
      "The data source was deallocated while its table showed it, so the table is empty; keep the "
        + "data source in a property, as a table holds it weakly"
    case .noDataSource:
      "The table has no data source, so it is empty; set its dataSource"
    case .invalidWaitingUpdate(let error):
      "A batch that was announced during a layout pass is wrong, so the table reloaded. \(error)"
    case .refusedUpdate(let error):
      "A batch is wrong and was refused. \(error)"
    case .portability(let warning):
      "\(warning)"
    case .duplicateID(let duplicate, let table):
      table.map { "Table \"\($0)\": \(duplicate)" } ?? "\(duplicate)"
    case .omitted(let count):
      "\(count) more that were noted here are left out"
    case .noRoom(let rows, let size):
      "The table has rows (\(rows)), but it is \(size.width) × \(size.height) points large; give it a "
        + "frame with a width and a height, in init(frame:) or in layoutSubviews() of what it is in"
    case .rowsWithoutHeight(let rows):
      "The table has rows (\(rows)) that are all 0 points high; look at rowHeight of the table and "
        + "rowHeights of its data source"
    case .cellWithoutSubviews(let cell):
      "A \(cell) has no subviews and draws nothing; call addSubview(_:) in its init()"
    case .subviewsWithoutFrame(let cell):
      "No subview of a \(cell) has a width and a height, so the cell draws nothing; give them their "
        + "frames in its layoutSubviews()"
    case .methodNotCalled(let type, let method, let instead):
      "\(type) has \(method), which nobody calls; there is \(instead)"
    }
  }
}
