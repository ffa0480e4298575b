import HeadlessViews
import TableSources

/// What the items are shown with that come on screen in one layout pass: one slot for all of them,
/// and what the table would have to look up for each.
struct DisplayPass: ~Copyable {
  let dataSource: any TableViewDataSource
  let listeners: DisplayListeners
  /// Where everything was as the pass began; a pass that outlives a change is stale, and ends.
  let geometry: TableGeometry
  /// How wide the items are, in points.
  let width: Double
  var slot: RowSlot

  init(of table: TableView, dataSource: any TableViewDataSource, listeners: DisplayListeners) {
    self.dataSource = dataSource
    self.listeners = listeners
    geometry = table.content.geometry
    width = table.bounds.width
    slot = RowSlot(from: table.reuseQueue)
  }

  func frame(at cursor: ContentCursor) -> LayoutRect {
    LayoutRect(x: 0, y: cursor.top.points, width: width, height: cursor.height.points)
  }
}
