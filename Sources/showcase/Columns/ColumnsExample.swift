import ShowcaseModels
import Tables

extension Example {
  /// Values in columns, as wide as they need or as there is room.
  static let columns = Example(
    "columns", title: "Columns: a table of values is one call", article: .headlessViews
  ) {
    let elements = try ElementsFile.load().prefix(8)
    let width = GalleryStyle.current.columns ?? 24
    // excerpt: columns
    let rows = CommonDataSource<ColumnsCell, ChemicalElement>(Array(elements)) { cell, element in
      cell.values = ["\(element.number)", element.symbol, element.name, "\(element.mass)"]
    }
    let layout = ColumnLayout([
      .init("no.", alignment: .right), .init("sym", alignment: .center),
      .init("name", limits: 4...20, isFlexible: true), .init("mass", alignment: .right),
    ])
    let natural = layout.text(of: rows)
    let narrow = layout.text(of: rows, width: width)
    // end of excerpt
    return [
      "The data source, the columns and the call:",
      try SourceExcerpt("columns", in: #filePath).code,
      "As wide as the values are:",
      drawn(text: natural),
      """
      In \(width) columns, the flexible one \
      \(width < natural.prefix { $0 != "\n" }.count ? "gives way" : "takes what remains"):
      """,
      drawn(text: narrow),
    ]
  }
}
