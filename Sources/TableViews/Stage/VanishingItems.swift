import TableModels

/// The items that a change deletes or shows anew: their display ends before the content changes.
struct VanishingItems {
  private let reloadedRows: Set<TableIndexPath>
  private let retitledSections: Set<Int>
  private let map: RowMap

  /// - Parameters:
  ///   - difference: The change.
  ///   - map: The mapping of rows between before and after it.
  init(_ difference: TableDifference, _ map: RowMap) {
    reloadedRows = Set(difference.updates.reloadedRows)
    retitledSections = Set(difference.retitledSections.map(\.before))
    self.map = map
  }

  func contains(_ item: ShownItem) -> Bool {
    let section = item.position.section
    guard item.isRow else {
      return retitledSections.contains(section) || map.keptPlace(of: section) == nil
    }
    let indexPath = item.position.indexPath
    return reloadedRows.contains(indexPath) || map.placeAfter(of: indexPath) == nil
  }
}
