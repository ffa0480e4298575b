import TableModels
import TableSources

/// The known content of a data source: all decisions of a table depend on it. A load replaces it, and
/// batches and measured cells change it.
struct LoadedContent {
  /// The positions of everything.
  private(set) var geometry = TableGeometry()
  /// The titles of the sections.
  private(set) var titles: [Titles] = []
  /// The width of the titles that their views have measured, in points; nil if there are none.
  private(set) var titleWidth: Double?
  /// The measured rows of each section with measured rows; nil for the other sections.
  private(set) var measured: [MeasuredRows?] = []
  /// True if the rows of some section are measured.
  private(set) var isMeasured = false
  /// True if any height depends on the width of the table. Stored, because each pass asks.
  private(set) var dependsOnWidth = false
  /// The heights of measured rows by identity, for one width.
  private(set) var remembered = RememberedRows()
  /// True if the data source has this content: no wrong batch was refused since the last load or the
  /// last right batch.
  var isInStep = true
  /// The table's own heights when the data source was loaded.
  let settings: ContentSettings
  private let source: Source

  /// The data source that was loaded; nil also if it has ended since.
  var dataSource: (any TableViewDataSource)? { source.dataSource }

  /// Holds the data source weakly, apart: a value that does so itself is never read in part.
  private final class Source {
    weak let dataSource: (any TableViewDataSource)?

    init(_ dataSource: (any TableViewDataSource)?) { self.dataSource = dataSource }
  }

  /// A header or a footer.
  struct Title {
    /// The text for a view of the table's; empty if there is none.
    let text: String
    let height: LayoutUnit
    /// True if the data source has a view for it.
    let hasOwnView: Bool
  }

  /// The titles above and below the rows of a section; nil for none.
  struct Titles {
    let header: Title?
    let footer: Title?
  }

  /// The rows of a section: their positions, and which of them have been measured.
  struct Rows {
    var geometry: RowGeometry
    /// The measured rows; nil if rows are not measured.
    var measured: MeasuredRows?
  }

  /// A section: its titles and its rows.
  struct Section {
    let titles: Titles
    let rows: Rows

    /// The heights of its parts.
    var geometry: TableGeometry.Section {
      TableGeometry.Section(
        header: titles.header?.height ?? .zero, rows: rows.geometry,
        footer: titles.footer?.height ?? .zero)
    }
  }

  /// A section with its place.
  typealias NumberedSection = (number: Int, section: Section)

  /// Creates the content of no data source.
  init() {
    settings = ContentSettings()
    source = Source(nil)
  }

  /// - Parameters:
  ///   - dataSource: The data source.
  ///   - sections: Its sections.
  ///   - settings: The table's own heights.
  ///   - titleWidth: The width of the titles that have been measured; nil if there are none.
  init(
    of dataSource: any TableViewDataSource, sections: [Section], settings: ContentSettings,
    titleWidth: Double?
  ) {
    source = Source(dataSource)
    self.settings = settings
    self.titleWidth = titleWidth
    titles = sections.map(\.titles)
    measured = sections.map(\.rows.measured)
    noteMeasuring()
    geometry = TableGeometry(
      sections: sections.map(\.geometry),
      spacing: settings.spacing, headersStick: settings.style == .plain)
  }

  /// Follows a change.
  ///
  /// - Parameters:
  ///   - map: The mapping of the sections.
  ///   - touched: The sections that were read again, by their places after the change, in order; all
  ///     that are new or reloaded.
  ///   - titleWidth: The width of the titles that have been measured among these; nil for none.
  /// - Complexity: O(*m*) in the number of read sections, and one run over the places of all.
  mutating func follow(_ map: SectionMap, touched: [NumberedSection], titleWidth: Double?) {
    // If the others have another width, the next pass measures all.
    if self.titleWidth == nil { self.titleWidth = titleWidth }
    titles.follow(map, touched: touched.lazy.map { ($0.number, $0.section.titles) })
    measured.follow(map, touched: touched.lazy.map { ($0.number, $0.section.rows.measured) })
    noteMeasuring()
    geometry.follow(map, touched: touched.lazy.map { ($0.number, $0.section.geometry) })
  }

  private mutating func noteMeasuring() {
    isMeasured = measured.contains { $0 != nil }
    dependsOnWidth = isMeasured || titleWidth != nil
  }

  /// Replaces all titles by those for another width.
  mutating func replaceTitles(by titles: [Titles], width: Double?) {
    self.titles = titles
    titleWidth = width
    noteMeasuring()
    let sections = zip(titles, geometry.sections).map { titles, section in
      Section(titles: titles, rows: Rows(geometry: section.rows)).geometry
    }
    geometry = TableGeometry(
      sections: sections, spacing: geometry.spacing, headersStick: geometry.headersStick)
  }

  /// The header or footer at a position; nil for a row, and where there is none.
  func title(at position: ContentPosition) -> Title? {
    switch geometry.part(at: position) {
    case .header: titles[position.section].header
    case .footer: titles[position.section].footer
    case .row: nil
    }
  }

  func rows(ofSection section: Int) -> Rows {
    Rows(geometry: geometry.sections[section].rows, measured: measured[section])
  }

  /// Returns true if there is such a row.
  func contains(_ row: TableIndexPath) -> Bool { geometry.contains(row) }

  /// True if no section has a row.
  ///
  /// - Complexity: O(*s*) in the number of sections up to the first with a row.
  var hasNoRows: Bool { geometry.sections.allSatisfy { $0.rows.count == 0 } }

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
