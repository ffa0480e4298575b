import TableModels
import TableSources

/// The known content of a data source: all decisions of a table depend on it. A load replaces it, and
/// batches and measured cells change it.
struct LoadedContent {
  /// The positions of everything.
  private(set) var geometry = TableGeometry()
  /// The titles of the sections.
  private(set) var titles: [Titles] = []
  /// The measured rows of each section with measured rows; nil for the other sections.
  private(set) var measured: [MeasuredRows?] = []
  /// True if the rows of some section are measured.
  private(set) var isMeasured = false
  /// The heights of measured rows by identity, for one width.
  private(set) var remembered = RememberedRows()
  /// True if the data source has this content: no wrong batch was refused since the last load or the
  /// last right batch.
  var isInStep = true
  private let source: Source

  /// The data source that was loaded; nil also if it has ended since.
  var dataSource: (any TableViewDataSource)? { source.dataSource }

  /// Holds the data source weakly, apart: a value that does so itself is never read in part.
  private final class Source {
    weak let dataSource: (any TableViewDataSource)?

    init(_ dataSource: (any TableViewDataSource)?) { self.dataSource = dataSource }
  }

  /// The titles above and below the rows of a section.
  struct Titles {
    let header: String?
    let footer: String?
  }

  /// The rows of a section: their positions, and which of them have been measured.
  struct Rows {
    var geometry: RowGeometry
    /// The measured rows; nil if rows are not measured.
    var measured: MeasuredRows?
  }

  /// Creates the content of no data source.
  init() { source = Source(nil) }

  /// - Parameters:
  ///   - dataSource: The data source.
  ///   - titles: The titles of its sections.
  ///   - rows: The rows of its sections.
  ///   - settings: The table's own heights.
  init(
    of dataSource: any TableViewDataSource, titles: [Titles], rows: [Rows],
    settings: ContentSettings
  ) {
    source = Source(dataSource)
    self.titles = titles
    measured = rows.map(\.measured)
    isMeasured = measured.contains { $0 != nil }
    geometry = Self.geometry(titles: titles, rows: rows, settings: settings)
  }

  private static func geometry(
    titles: [Titles], rows: [Rows], settings: ContentSettings
  ) -> TableGeometry {
    func height(_ points: Double, of part: String, _ section: Int) -> LayoutUnit {
      LayoutUnit(height: points, of: "The \(part) of section \(section)")
    }
    let sections = rows.indices.map { section in
      TableGeometry.Section(
        header: titles[section].header == nil
          ? .zero : height(settings.headerHeight, of: "header", section),
        rows: rows[section].geometry,
        footer: titles[section].footer == nil
          ? .zero : height(settings.footerHeight, of: "footer", section))
    }
    let spacing =
      settings.style == .grouped
      ? LayoutUnit(height: settings.sectionSpacing, of: "The room between two sections") : .zero
    if let refusal = TableLimits.refusal(of: sections, spacing: spacing) { fatalError(refusal) }
    return TableGeometry(
      sections: sections, spacing: spacing, headersStick: settings.style == .plain)
  }

  func rows(ofSection section: Int) -> Rows {
    Rows(geometry: geometry.sections[section].rows, measured: measured[section])
  }

  /// Returns true if there is such a row.
  func contains(_ row: TableIndexPath) -> Bool { geometry.contains(row) }

  /// The number of rows of each section.
  var counts: [Int] { geometry.sections.map(\.rows.count) }
}

// MARK: Measuring

extension LoadedContent {
  /// Returns true if the cell of a row has yet to measure it.
  func wantsMeasuring(_ position: ContentPosition) -> Bool {
    guard isMeasured, geometry.part(at: position) == .row, let rows = measured[position.section]
    else { return false }
    return !rows.contains(position.item)
  }

  /// Stores the heights that cells have measured.
  mutating func note(_ rows: [MeasuringWalk.MeasuredRow]) {
    for row in rows {
      measured[row.row.section]?.insert(row.row.row)
      remembered.remember(row.height, of: row.identity, among: geometry.rowCount)
    }
    let news = rows.filter(\.isNews)
    if !news.isEmpty { geometry.setHeights(news.map { (row: $0.row, height: $0.height) }) }
  }

  /// Remembers the first visible row, with its distance from the top of the viewport.
  mutating func rememberFirst(_ first: (identity: RowIdentity, below: LayoutUnit)?) {
    remembered.first = first
  }

  /// Takes over the rows that were known before a reload or a change.
  mutating func remember(_ remembered: RememberedRows) { self.remembered = remembered }

  /// Turns all heights that cells of another width have measured into estimates.
  ///
  /// - Complexity: O(*m* log *n*) in the number of rows that have been measured and of all rows.
  mutating func forgetMeasuring(forWidth width: Double) {
    for section in measured.indices {
      guard let known = measured[section] else { continue }
      let heights = known.heightsWithoutMeasuring(in: geometry.sections[section].rows)
      geometry.setHeights(
        heights.map { (row: TableIndexPath(section: section, row: $0.row), height: $0.height) })
      measured[section] = MeasuredRows(estimate: known.estimate)
    }
    remembered = RememberedRows(width: width)
  }
}

extension LoadedContent.Rows {
  /// Turns the measured heights of some rows into estimates.
  mutating func forgetMeasuring(of rows: [Int]) {
    guard let known = measured else { return }
    geometry.setHeights(known.heightsWithoutMeasuring(of: rows, in: geometry))
    for row in rows { measured?.remove(row) }
  }

  /// Turns all measured heights into estimates.
  mutating func forgetMeasuring() {
    guard let known = measured else { return }
    geometry.setHeights(known.heightsWithoutMeasuring(in: geometry))
    measured = MeasuredRows(estimate: known.estimate)
  }
}
