import Tables

/// A model of a row that is as high as its cell says: by its text's width, so to say.
struct TallRow: Identifiable, Equatable {
  let id: Int
  /// The height in a wide table, in points.
  var height: Double
  /// The additional height in a table of less than 100 points.
  var extra = 0.0

  func height(inWidth width: Double) -> Double { width < 100 ? height + extra : height }
}

/// A cell that says how high its row is, and counts how often it is asked.
final class TallCell: TableViewCell {
  var row = TallRow(id: -1, height: 0)
  var whenMeasured: (TallRow) -> Void = { _ in }
  /// The height of content that was loaded meanwhile; nil for that of the model.
  var ownHeight: () -> Double? = { nil }

  override func prepareForReuse() { row = TallRow(id: -1, height: 0) }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    whenMeasured(row)
    return LayoutSize(
      width: size.width, height: ownHeight() ?? row.height(inWidth: size.width))
  }
}

/// A table of rows that are measured, and what was measured.
final class TallTable {
  let table: TableView
  let source: CommonDataSource<TallCell, TallRow>
  private(set) var measured: [Int] = []
  /// The present height of a row, independent of its model; nil for that of the model.
  var ownHeight: (TallRow) -> Double? = { _ in nil }
  /// Runs when a cell is asked how high it is.
  var whenMeasured: (TallRow) -> Void = { _ in }

  /// - Parameter height: The height of the viewport, in points.
  init(
    _ rows: [TallRow], estimate: Double = 100, height: Double = 200,
    anchoring: ContentAnchoring = .keepVisibleContent
  ) {
    table = TableView(frame: LayoutRect(x: 0, y: 0, width: 100, height: height))
    weak var owner: TallTable?
    source = CommonDataSource(rows) { cell, row in
      cell.row = row
      cell.whenMeasured = {
        owner?.measured.append($0.id)
        owner?.whenMeasured($0)
      }
      cell.ownHeight = { owner?.ownHeight(row) }
    }
    source.rowHeights = .measured(estimate: estimate)
    table.contentAnchoring = anchoring
    table.dataSource = source
    owner = self
  }

  convenience init(count: Int, each height: Double, estimate: Double = 100) {
    self.init((0..<count).map { TallRow(id: $0, height: height) }, estimate: estimate)
  }

  /// The ids of the rows on show, and where they stand below the top of the viewport.
  var screen: [Int: Double] {
    table.layoutIfNeeded()
    let offset = table.contentOffset
    return Dictionary(
      uniqueKeysWithValues: table.visibleCells.compactMap { cell in
        (cell as? TallCell).map { ($0.row.id, $0.frame.minY - offset) }
      })
  }
}
