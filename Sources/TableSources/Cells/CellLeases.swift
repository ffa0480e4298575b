/// The leases of one cell, one after the other: kept by the supply that made the cell.
///
/// A supply makes this object for a cell at the first call of ``CellSupply/leases(ofTicket:)``. It
/// ends the current lease whenever the cell stops showing its model: when the cell is taken back,
/// when it is about to be configured again, and when the supply ends.
public final class CellLeases {
  /// The cell. Weak, because a lease keeps no cell alive.
  private(set) weak var cell: AnyObject?
  /// The number of the current lease.
  private(set) var number = 0
  /// The closures to run when it ends.
  private var endings: [() -> Void] = []

  /// Creates the leases of a cell that has had none yet.
  public init() {}

  /// Ends the current lease: runs the closures that wait for its end, in their order.
  public func endCurrent() {
    number += 1
    let ended = exchange(&endings, with: [])
    for ending in ended { ending() }
  }

  func atEndOfCurrent(perform ending: @escaping () -> Void) {
    endings.append(ending)
  }

  func begin(for cell: AnyObject) {
    if self.cell !== cell { self.cell = cell }
  }
}
