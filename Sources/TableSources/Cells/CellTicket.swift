/// The name of a cell in its supply: a host gives it back together with the cell.
///
/// A supply numbers its cells as it likes; a host only keeps the ticket.
@frozen
public struct CellTicket: Hashable, Sendable {
  // −1 for no ticket: an optional would take a second register on the path of each row.
  @usableFromInline let storage: Int

  @inlinable @inline(__always)
  init(storage: Int) { self.storage = storage }

  /// Creates a ticket with a number of the supply's.
  ///
  /// - Precondition: The number is not negative.
  @inlinable @inline(__always)
  public init(_ number: Int) {
    if number < 0 { trapNegativeTicket(number) }
    storage = number
  }

  /// The ticket of a cell that was shown by hand, or that its supply does not want back.
  @inlinable @inline(__always)
  public static var none: CellTicket { CellTicket(storage: -1) }

  /// The number that the supply gave; nil for ``none``.
  @inlinable
  public var number: Int? { storage < 0 ? nil : storage }
}

extension CellTicket: CustomStringConvertible {
  /// The number in words: `ticket 3`, or `no ticket`.
  public var description: String { number.map { "ticket \($0)" } ?? "no ticket" }
}

@usableFromInline
func trapNegativeTicket(_ number: Int) -> Never {
  fatalError(
    "A cell ticket cannot have the number \(number); the least is 0, and .none is no ticket")
}
