/// The table's own heights, in points, for a data source that has none.
struct ContentSettings {
  /// The height of a line of text.
  static let lineHeight = 16.0

  var style = TableStyle.plain
  /// The height of rows; nil until somebody sets one.
  var rowHeight: Double?
  var sectionSpacing = 16.0
  var headerHeight = 16.0
  var footerHeight = 16.0

  /// The height between two sections.
  var spacing: LayoutUnit {
    style == .grouped
      ? LayoutUnit(height: sectionSpacing, of: "The room between two sections") : .zero
  }
}
