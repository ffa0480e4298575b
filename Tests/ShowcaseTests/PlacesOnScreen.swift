import Tables

extension TableView {
  /// The distances of the visible rows from the top of the viewport, in points, by their
  /// identities.
  func places<ID: Hashable>(byID id: (TableIndexPath) -> ID) -> [ID: Double] {
    let rows = indexPathsForVisibleRows
    return Dictionary(
      uniqueKeysWithValues: zip(rows, visibleCells).map { (id($0), $1.frame.minY - contentOffset) })
  }
}
