import TableModels
import TableSources

/// What a table has read from its data source: all that it goes by until it loads again.
struct LoadedContent {
  /// Where everything is.
  var geometry = TableGeometry()
  /// The titles of the sections.
  var titles: [Titles] = []
  /// For each section whose rows are measured, those that have been; nil for the others.
  var measured: [MeasuredRows?] = []
  /// Whether the rows of some section are measured.
  private(set) var isMeasured = false
  /// The data source that was loaded; nil also when it has ended since.
  weak var dataSource: (any TableViewDataSource)?

  /// What stands above and below the rows of a section.
  struct Titles {
    let header: String?
    let footer: String?
  }

  /// The rows of a section: where they are, and which of them have been measured.
  struct Rows {
    var geometry: RowGeometry
    /// Nil where rows are not measured.
    var measured: MeasuredRows?
  }

  init(dataSource: (any TableViewDataSource)? = nil) {
    self.dataSource = dataSource
  }

  init(
    dataSource: any TableViewDataSource, titles: [Titles], geometry: TableGeometry,
    measured: [MeasuredRows?]
  ) {
    self.dataSource = dataSource
    self.titles = titles
    self.geometry = geometry
    self.measured = measured
    isMeasured = measured.contains { $0 != nil }
  }

  /// Whether the cell of a row has yet to say how high the row is.
  func wantsMeasuring(_ position: ContentPosition) -> Bool {
    guard isMeasured, geometry.part(at: position) == .row, let rows = measured[position.section]
    else { return false }
    return !rows.contains(position.item)
  }

  /// Takes all heights that cells have given for estimates.
  ///
  /// - Complexity: O(*m* log *n*) in the number of rows that have been measured and of all rows.
  mutating func forgetMeasuring() {
    for section in measured.indices {
      guard let known = measured[section] else { continue }
      let heights = known.heightsWithoutMeasuring(in: geometry.sections[section].rows)
      geometry.setHeights(
        heights.map { (row: TableIndexPath(section: section, row: $0.row), height: $0.height) })
      measured[section] = MeasuredRows(estimate: known.estimate)
    }
  }
}

extension LoadedContent.Rows {
  /// Takes what the cells of some rows have said for estimates.
  mutating func forgetMeasuring(of rows: [Int]) {
    guard let known = measured else { return }
    geometry.setHeights(known.heightsWithoutMeasuring(of: rows, in: geometry))
    for row in rows { measured?.remove(row) }
  }

  /// Takes what all cells have said for estimates.
  mutating func forgetMeasuring() {
    guard let known = measured else { return }
    geometry.setHeights(known.heightsWithoutMeasuring(in: geometry))
    measured = MeasuredRows(estimate: known.estimate)
  }
}
