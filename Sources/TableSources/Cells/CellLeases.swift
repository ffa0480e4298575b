/// The leases of one cell, one after the other: kept by the supply that the cell is from.
///
/// A supply that keeps leases makes one of these for a cell when it is asked first, by
/// ``CellSupply/leases(ofTicket:)``, and ends the current lease whenever the cell stops showing what it
/// shows: when it is taken back, when it is about to be configured again, and when the supply ends.
public final class CellLeases {
  /// Weak: whoever holds a lease keeps no cell alive.
  private(set) weak var cell: AnyObject?
  /// The number of the lease that is current.
  private(set) var number = 0
  /// What to do when it ends.
  private var endings: [() -> Void] = []

  /// The leases of a cell that has had none yet.
  public init() {}

  /// Ends the lease that is current: runs what waits for that, in the order in which it was given.
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
