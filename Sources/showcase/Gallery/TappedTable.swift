import Tables

/// Who is told of taps on the rows of a ``TappedTable``, by the name that UIKit's users know.
protocol RowTapDelegate: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath)
}

/// A table whose rows can be tapped, and one of which has a mark in its left margin.
final class TappedTable: TableView {
  /// The row with the mark; nil for none.
  var markedRow: TableIndexPath?

  override func handleTap(at point: LayoutPoint) -> Bool {
    guard let delegate = delegate as? any RowTapDelegate, let row = row(at: point) else {
      return false
    }
    delegate.tableView(self, didSelectRowAt: row)
    return true
  }

  override func draw(in context: inout DrawingContext) {
    guard let markedRow, indexPathsForVisibleRows.contains(markedRow) else { return }
    let place = LayoutRect(origin: rectForRow(at: markedRow).origin, size: Self.markSize)
    context.draw(.text(DisplayList.Text("›")), in: place)
  }

  private static let markSize = LayoutSize(width: 8, height: 16)

  private func row(at point: LayoutPoint) -> TableIndexPath? {
    indexPathsForVisibleRows.first { rectForRow(at: $0).contains(point) }
  }
}
