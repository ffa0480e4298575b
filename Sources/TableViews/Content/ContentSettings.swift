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

  /// The heights of the parts of a section.
  func geometry(of section: LoadedContent.Section, number: Int) -> TableGeometry.Section {
    func height(_ points: Double, of part: String) -> LayoutUnit {
      LayoutUnit(height: points, of: "The \(part) of section \(number)")
    }
    return TableGeometry.Section(
      header: section.titles.header == nil ? .zero : height(headerHeight, of: "header"),
      rows: section.rows.geometry,
      footer: section.titles.footer == nil ? .zero : height(footerHeight, of: "footer"))
  }
}
