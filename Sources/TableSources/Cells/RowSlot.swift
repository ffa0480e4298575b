public import TableModels

/// The place on screen that a data source fills with a row.
///
/// A host makes one slot for each pass, hands it to the data source for every row, and takes out the
/// cell that was shown in it:
///
/// ```swift
/// var slot = RowSlot(from: queue)
/// source.show(&slot, at: [0, 3])
/// let shown = slot.take()!   // a configured cell, and its ticket
/// ```
///
/// The data source never learns who the host is, which is why one source can serve a table, a
/// `UITableView` and a benchmark alike. A slot cannot be copied, so a cell cannot end up in two rows.
public struct RowSlot: ~Copyable {
  /// Where the cells come from; nil in a dry run, which only asks for the kind.
  @usableFromInline let supply: (any CellSupply)?
  @usableFromInline var cell: AnyObject?
  @usableFromInline var ticket = -1
  /// What a dry run learnt.
  @usableFromInline var kind: CellKind?

  /// A slot that gets its cells from the given supply.
  public init(from supply: any CellSupply) {
    self.supply = supply
  }

  /// A slot for a dry run: it learns the kind of cell that a row wants, and configures nothing.
  init() {
    self.supply = nil
  }

  /// Shows a model in the slot, in a cell of the registration's kind.
  ///
  /// The cell is dequeued, and then configured. This is the path of every row. It is inlinable so
  /// that the configure closure is called with the types it was written with: compiled without
  /// knowing them, a row costs about three times the instructions.
  ///
  /// - Precondition: Nothing has been shown in the slot yet, and the supply keeps its promise to
  ///   give cells of the kind's class.
  @inlinable
  public mutating func show<Cell, Model>(
    _ model: Model, with registration: CellRegistration<Cell, Model>
  ) {
    guard let supply else { return kind = registration.kind }
    if cell != nil { trapShownTwice() }
    let (cell, ticket) = supply.dequeueCell(of: registration.kind)
    let typedCell: Cell
    if type(of: cell) == Cell.self {
      // Safe: the line above has just compared the class.
      typedCell = unsafeDowncast(cell, to: Cell.self)
    } else {
      typedCell = castCell(cell, of: registration.kind)
    }
    registration.configure(typedCell, model)
    self.cell = cell
    self.ticket = ticket
  }

  /// Shows a cell that was made or dequeued by hand, and configured already.
  ///
  /// A cell that a reuse queue made goes back to it when its row leaves the screen. One that no
  /// queue made is shown and never pooled.
  ///
  /// - Precondition: Nothing has been shown in the slot yet.
  public mutating func show(_ cell: consuming AnyObject) {
    if self.cell != nil { trapShownTwice() }
    self.cell = cell
    ticket = -1
  }

  /// Takes out the cell that was shown, and leaves the slot empty for the next row. For hosts.
  ///
  /// - Returns: The cell and its ticket, negative for a cell shown by hand; nil if nothing was shown.
  @inlinable
  public mutating func take() -> (cell: AnyObject, ticket: Int)? {
    guard let shown = cell.take() else { return nil }
    return (shown, ticket)
  }
}

@usableFromInline
func trapShownTwice() -> Never {
  fatalError("A second cell was shown in a slot; a row shows one cell")
}

/// The slow way to a typed cell, for a supply that gives subclasses; traps where it gives others.
@usableFromInline
func castCell<Cell: AnyObject>(_ cell: AnyObject, of kind: CellKind) -> Cell {
  guard let typedCell = cell as? Cell else {
    fatalError("The cell supply gave a \(type(of: cell)) where the kind \(kind) was asked for")
  }
  return typedCell
}

extension TableDataSource {
  /// The kind of cell that a row wants, found by a dry run: no cell is dequeued for a row that is
  /// shown with a registration, and none is configured.
  ///
  /// - Returns: The kind, or nil where the source shows a cell that it dequeued by hand.
  public func cellKind(at indexPath: TableIndexPath) -> CellKind? {
    var slot = RowSlot()
    show(&slot, at: indexPath)
    return slot.kind
  }
}
