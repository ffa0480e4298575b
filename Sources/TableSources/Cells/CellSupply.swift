/// A source of cells for row slots: a ``ReuseQueue``, a `UITableView`, an audit.
public protocol CellSupply: AnyObject {
  /// Returns a cell of the kind, ready to be configured.
  ///
  /// - Parameter kind: The kind of the cell. The supply may not have met it before.
  /// - Returns: A cell exactly of the class `kind.cellType`, and the ticket that the host hands back
  ///   with the cell when its row has left the screen; ``CellTicket/none`` where the supply wants no
  ///   cell back.
  func dequeueCell(of kind: CellKind) -> (cell: AnyObject, ticket: CellTicket)

  /// The leases of the cell of a ticket.
  ///
  /// Asked only for closures that take a ``ConfigurationLease``; the default traps.
  func leases(ofTicket ticket: CellTicket) -> CellLeases
}

extension CellSupply {
  public func leases(ofTicket ticket: CellTicket) -> CellLeases {
    fatalError("A \(type(of: self)) cannot say how long a cell shows a model; it keeps no leases")
  }
}
