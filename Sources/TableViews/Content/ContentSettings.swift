/// What a table itself decides about heights, in points, where its data source does not.
struct ContentSettings {
  var style = TableStyle.plain
  var rowHeight = 16.0
  var sectionSpacing = 16.0
  var headerHeight = 16.0
  var footerHeight = 16.0
}
