/// The table's own heights, in points, for a data source that has none.
struct ContentSettings {
  var style = TableStyle.plain
  var rowHeight = 16.0
  var sectionSpacing = 16.0
  var headerHeight = 16.0
  var footerHeight = 16.0
}
