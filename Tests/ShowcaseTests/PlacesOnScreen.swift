import Tables

extension TableView {
  /// Where the visible rows stand below the top of the viewport, in points, by what they are known by.
  func places<ID: Hashable>(byID id: (TableIndexPath) -> ID) -> [ID: Double] {
    let rows = indexPathsForVisibleRows
    return Dictionary(
      uniqueKeysWithValues: zip(rows, visibleCells).map { (id($0), $1.frame.minY - contentOffset) })
  }
}
