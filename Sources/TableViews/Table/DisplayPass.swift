import HeadlessViews
import TableSources

/// What the items are shown with that come on screen in one layout pass: one slot for all of them,
/// and what the table would have to look up for each.
///
/// Made once a pass and lent from there: the data source has an owner more only once.
struct DisplayPass: ~Copyable {
  let dataSource: any TableViewDataSource
  let listeners: DisplayListeners
  /// How wide the items are, in points.
  let width: Double
  var slot: RowSlot

  init(of table: TableView, dataSource: consuming any TableViewDataSource) {
    listeners = DisplayListeners(of: table, dataSource: dataSource)
    self.dataSource = dataSource
    width = table.bounds.width
    slot = RowSlot(from: table.reuseQueue)
  }

  func frame(at cursor: ContentCursor) -> LayoutRect {
    LayoutRect(x: 0, y: cursor.top.points, width: width, height: cursor.height.points)
  }
}
