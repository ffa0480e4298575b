public import TableModels

/// The space on screen that a data source fills with a row.
///
/// A host makes one slot for each pass, gives it to the data source for every row, and takes out
/// the cell that was shown in it:
///
/// ```swift
/// var slot = RowSlot(from: queue)
/// slot.indexPath = [0, 3]    // for messages
/// source.show(&slot, at: [0, 3])
/// let cell = slot.take()     // configured for the model of that row
/// let ticket = slot.ticket   // to be handed back with it
/// ```
///
/// The data source never learns who the host is, which is why one source can serve a table and a
/// benchmark alike. A slot cannot be copied, so a cell cannot end up in two rows.
public struct RowSlot: ~Copyable {
  /// The source of the cells; nil in a dry run, which only asks for the kind.
  @usableFromInline let supply: (any CellSupply)?
  @usableFromInline var cell: AnyObject?
  @usableFromInline var cellTicket = CellTicket.none
  /// The kind that a dry run found.
  @usableFromInline var kind: CellKind?
  /// The row that the slot is for, as its host counts rows, for messages; nil if the host does not
  /// say.
  public var indexPath: TableIndexPath?

  /// Creates a slot that gets its cells from the given supply.
  public init(from supply: any CellSupply) {
    self.supply = supply
  }

  /// Creates a slot for a dry run: it finds the kind of a row's cell, and configures nothing.
  init() {
    self.supply = nil
  }

  /// Shows a model in the slot, in a cell of the registration's kind.
  ///
  /// The cell is dequeued, and then configured. This is the path of every row. It is inlinable, so
  /// that the configure closure is called with its own types: without them, a row costs about three
  /// times the instructions.
  ///
  /// - Precondition: Nothing has been shown in the slot yet, and the supply keeps its promise to
  ///   give cells of the kind's class.
  @inlinable
  public mutating func show<Cell, Model>(
    _ model: Model, with registration: CellRegistration<Cell, Model>
  ) {
    guard isForShow(registration.kind) else { return }
    var ticket = CellTicket.none
    // Safe: `dequeueCell` compares the class with the kind's, which is `Cell`.
    let cell = unsafeDowncast(dequeueCell(of: registration.kind, ticket: &ticket), to: Cell.self)
    if registration.configureWithLease == nil {
      registration.configure(cell, model)
    } else {
      configureWithLease(cell, for: model, with: registration, ticket: ticket)
    }
    self.cell = consume cell
    cellTicket = ticket
  }

  /// Shows a model in the slot with the registration of its dynamic type.
  ///
  /// - Precondition: Nothing has been shown in the slot yet, and the type has a registration; see
  ///   ``CellRegistrations/unregisteredTypes(in:)``.
  /// - Complexity: O(*k*) in the number of registrations.
  public mutating func show<Model>(_ model: Model, with registrations: CellRegistrations) {
    registrations.show(model, in: &self)
  }

  /// The name of the row, for a message.
  var place: String { TableSources.place(of: indexPath) }

  /// True if a row is really shown; a dry run takes note of the kind instead.
  @inlinable @inline(__always)
  mutating func isForShow(_ kind: CellKind) -> Bool {
    if cell != nil { trapShownTwice(at: indexPath) }
    if supply != nil { return true }
    self.kind = kind
    return false
  }

  /// A cell from the supply, exactly of the kind's class. Not mutating, because the supply then
  /// needs no retain for the call.
  @inlinable @inline(__always)
  func dequeueCell(of kind: CellKind, ticket: inout CellTicket) -> AnyObject {
    let dequeued = supply.unsafelyUnwrapped.dequeueCell(of: kind)
    if type(of: dequeued.cell) != kind.cellType { trapWrongCell(dequeued.cell, of: kind) }
    ticket = dequeued.ticket
    return dequeued.cell
  }

  /// Configures a cell with a lease. A function of its own, so that the path of a row without a
  /// lease needs no room for one.
  @inlinable @inline(never)
  func configureWithLease<Cell, Model>(
    _ cell: Cell, for model: Model, with registration: CellRegistration<Cell, Model>,
    ticket: CellTicket
  ) {
    registration.configureWithLease?(cell, model, lease(of: cell, ticket: ticket))
  }

  @usableFromInline
  func lease<Cell>(of cell: Cell, ticket: CellTicket) -> ConfigurationLease<Cell> {
    ConfigurationLease(of: cell, in: supply.unsafelyUnwrapped.leases(ofTicket: ticket))
  }

  /// Shows a cell that was made or dequeued by hand, and configured already.
  ///
  /// A cell that a reuse queue made goes back to it when its row leaves the screen. One that no
  /// queue made is shown and never pooled.
  ///
  /// - Precondition: Nothing has been shown in the slot yet.
  public mutating func show(_ cell: consuming AnyObject) {
    if self.cell != nil { trapShownTwice(at: indexPath) }
    self.cell = cell
    cellTicket = .none
  }

  /// The ticket of the last shown cell, for its host.
  ///
  /// It is ``CellTicket/none`` for a cell shown by hand, or if the supply wants no cell back.
  @inlinable
  public var ticket: CellTicket { cellTicket }

  /// The cell that has been shown in the slot so far, configured; nil before. For a data source that
  /// wraps another one.
  public var shownCell: AnyObject? { cell }

  /// True if the slot only asks which kind of cell the row wants: nothing is configured then.
  public var isDryRun: Bool { supply == nil }

  /// Takes out the cell that was shown, and leaves the slot empty for the next row. For hosts.
  ///
  /// - Returns: The cell, whose ticket is ``ticket``; nil if nothing was shown.
  @inlinable
  public mutating func take() -> AnyObject? {
    cell.take()
  }
}

/// The name of the row of a slot, for a message.
private func place(of indexPath: TableIndexPath?) -> String {
  indexPath.map { "The row \($0)" } ?? "A row"
}

@usableFromInline
func trapShownTwice(at indexPath: TableIndexPath?) -> Never {
  fatalError("\(place(of: indexPath)) was shown in a second cell; a row shows one cell")
}

extension RowSlot {
  // A method, so that nothing of the slot is read before it is needed.
  @usableFromInline @inline(never)
  func trapWrongCell(_ cell: AnyObject, of kind: CellKind) -> Never {
    fatalError(
      "\(place) asked for a cell of the kind \(kind), and the cell supply gave a \(type(of: cell))")
  }
}

extension RowSlot {
  /// The kind of cell that a closure shows a model in, found by a dry run.
  @usableFromInline
  static func kind<Model>(
    of model: Model, showing show: (_ model: Model, _ slot: inout RowSlot) -> Void
  ) -> CellKind? {
    var slot = RowSlot()
    show(model, &slot)
    return slot.kind
  }
}

extension TableDataSource {
  /// The kind of cell that a row wants, found by a dry run.
  ///
  /// For a row that is shown with a registration, no cell is dequeued and none is configured.
  ///
  /// A row that the source shows by hand is dequeued and configured for real, and its cell is lost.
  ///
  /// - Returns: The kind, or nil if the source shows a cell that it dequeued by hand.
  public func cellKind(at indexPath: TableIndexPath) -> CellKind? {
    var slot = RowSlot()
    slot.indexPath = indexPath
    show(&slot, at: indexPath)
    return slot.kind
  }
}
