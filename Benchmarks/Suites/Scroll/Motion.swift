import Tables

/// A way to scroll a table: the row at the top after each step.
enum Motion: CaseIterable, CustomStringConvertible {
  case byRow
  case byHalfPage
  case byJumps

  /// The number of rows that the viewport shows.
  static let visibleRows = 50
  /// The number of rows in the list.
  static let rows = 9_600

  /// The first visible row after a step.
  @inline(__always)
  func top(after step: Int) -> Int {
    let tops = Self.rows - Self.visibleRows + 1
    switch self {
    case .byRow: return step % tops
    case .byHalfPage: return step * Self.visibleRows / 2 % tops
    case .byJumps: return (step &* 0x9E37_79B9 & 0xFFFF_FFFF) >> 8 % tops
    }
  }

  /// The approximate number of rows that come on screen with each step.
  var rowsPerStep: Int {
    switch self {
    case .byRow: 1
    case .byHalfPage: Self.visibleRows / 2
    case .byJumps: Self.visibleRows
    }
  }

  /// The number of steps that bring a number of rows on screen.
  func steps(forRows rows: Int) -> Int { max(1, rows / rowsPerStep) }

  var description: String {
    switch self {
    case .byRow: "by one row"
    case .byHalfPage: "by half a page"
    case .byJumps: "by jumps"
    }
  }
}

extension Motion {
  /// Calls a closure with each row that comes on screen, after the rows that have left, as every
  /// way of scrolling has to.
  @inline(__always)
  func scrollByHand(steps: Int, show: (_ row: Int) -> Void) {
    var old = top(after: 0)
    for step in 1...steps {
      let new = top(after: step)
      let end = new + Self.visibleRows
      for row in new..<max(new, min(old, end)) { show(row) }
      for row in min(max(new, old + Self.visibleRows), end)..<end { show(row) }
      old = new
    }
  }

  /// Scrolls a table, with a layout pass after each step.
  @inline(__always)
  func scroll(_ table: TableView, steps: Int, afterStep: () -> Void = {}) {
    for step in 1...steps {
      table.contentOffset = Double(top(after: step)) * table.rowHeight
      table.layoutIfNeeded()
      afterStep()
    }
  }

  /// Sets a table to the state before the first step, with its rows on screen.
  func start(_ table: TableView) {
    table.contentOffset = Double(top(after: 0)) * table.rowHeight
    table.layoutIfNeeded()
  }
}

extension TableView {
  /// A table of a number of visible rows, 60 characters wide.
  static func ofVisibleRows(_ rows: Int = Motion.visibleRows) -> TableView {
    let table = TableView()
    table.frame.size = LayoutSize(width: 480, height: Double(rows) * table.rowHeight)
    return table
  }
}

/// The sum of all shown numbers, shared between a closure and the loop that makes it run.
final class Tally {
  // Unchecked, so that the checksum costs the table's rows and the floor's alike next to nothing.
  @exclusivity(unchecked) var sum = 0
}
