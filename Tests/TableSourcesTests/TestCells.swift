import TableSources
import Testing

/// A cell that counts how often it was made ready for another row.
class TestCell: ReusableCell {
  private(set) var preparations = 0

  required init() {}

  func prepareForReuse() { preparations += 1 }
}

final class NumberCell: TestCell {
  var number: Int?

  override func prepareForReuse() {
    super.prepareForReuse()
    number = nil
  }
}

final class TextCell: TestCell {
  var text = ""
}

/// A cell without preparations, as large as the others: their memory may be given to it.
final class ForeignCell: ReusableCell {
  var numbers = (0, 0, 0)
}

/// A class that no reuse queue can make.
final class OutsideCell {
  var text: String

  init(text: String) { self.text = text }
}

/// Gives the cells that it was filled with, and counts how often it was asked.
final class ListedSupply: CellSupply {
  private let cells: [AnyObject]
  private(set) var kindsAsked: [CellKind] = []

  init(_ cells: [AnyObject]) { self.cells = cells }

  func dequeueCell(of kind: CellKind) -> (cell: AnyObject, ticket: CellTicket) {
    kindsAsked.append(kind)
    return (cells[kindsAsked.count - 1], CellTicket(100 + kindsAsked.count - 1))
  }
}

extension ReuseQueue {
  /// Dequeues a cell as a host does.
  func testCell(of kind: CellKind) throws -> (cell: TestCell, ticket: CellTicket) {
    let (cell, ticket) = dequeueCell(of: kind)
    return (try #require(cell as? TestCell), ticket)
  }
}

extension RowSlot {
  /// Takes the cell that must have been shown, and must be of this class.
  mutating func take<Cell>(as _: Cell.Type) throws -> (cell: Cell, ticket: CellTicket) {
    let cell = take()
    return (try #require(cell as? Cell), ticket)
  }
}
