import Tables

/// A data source written by hand: groups of words under headers, and what happens as rows come and go.
final class Groups: TableViewDataSource, DisplayObserver {
  var sections: [[String]]
  var whenShown: (TableIndexPath) -> Void = { _ in }
  var whenEnded: (TableIndexPath) -> Void = { _ in }
  private let row = CellRegistration<LineCell, String> { $0.label.text = $1 }
  init(_ sections: [[String]]) { self.sections = sections }
  var numberOfSections: Int { sections.count }
  func numberOfRows(inSection section: Int) -> Int { sections[section].count }
  func traits(ofSection section: Int) -> SectionTraits {
    SectionTraits(header: sections[section].isEmpty ? nil : "group \(section)")
  }
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(sections[indexPath.section][indexPath.row], with: row)
    whenShown(indexPath)
  }
  func didEndDisplaying(_ cell: AnyObject, at indexPath: TableIndexPath) { whenEnded(indexPath) }
}
