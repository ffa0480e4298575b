import TableModels
import TableSources

/// A reader of a data source's content. The user's code runs meanwhile, so nothing changes until
/// all is read.
struct ContentReader {
  let dataSource: any TableViewDataSource
  let settings: ContentSettings
  /// The width of the table, in points.
  let width: Double
  /// The heights of measured rows that the table remembers.
  let remembered: RememberedRows
  /// The titles, and the views that measure them.
  let titles: TitleReader

  init(
    dataSource: any TableViewDataSource, settings: ContentSettings, width: Double,
    remembered: RememberedRows, queue: ReuseQueue
  ) {
    self.dataSource = dataSource
    self.settings = settings
    self.width = width
    self.remembered = remembered
    titles = TitleReader(settings: settings, width: width, queue: queue)
  }

  /// Reads all content anew.
  func content() -> LoadedContent {
    let sections = (0..<dataSource.countedSections).map { section($0, rows: rows) }
    return LoadedContent(
      of: dataSource, sections: sections, settings: settings, titleWidth: titles.measuredWidth)
  }

  /// Reads a section.
  ///
  /// - Parameter rows: Returns the rows of the section, which has these heights.
  func section(
    _ number: Int, rows: (_ section: Int, _ heights: RowHeights<Int>) -> LoadedContent.Rows
  ) -> LoadedContent.Section {
    let traits = dataSource.traits(ofSection: number)
    return LoadedContent.Section(
      titles: titles.titles(of: traits, section: number),
      rows: rows(number, rowHeights(of: traits)))
  }

  /// The heights of the rows of a section: the table's own, if the section has none, and those of its
  /// cells, if the table has none either.
  private func rowHeights(of traits: SectionTraits) -> RowHeights<Int> {
    guard case .standard = traits.rowHeights, settings.rowHeight == nil,
      let height = traits.standardRowHeight
    else { return traits.rowHeights }
    return .fixed(height)
  }

  /// The rows of a section, with no known content yet.
  func rows(ofSection section: Int, _ heights: RowHeights<Int>) -> LoadedContent.Rows {
    let count = dataSource.countedRows(inSection: section)
    TableLimits.check(heights, ofRows: count, inSection: section)
    switch heights {
    case .standard:
      let height = LayoutUnit(height: settings.rowHeight ?? ContentSettings.lineHeight, of: "A row")
      return LoadedContent.Rows(geometry: .uniform(count: count, height: height))
    case .fixed(let height):
      let height = LayoutUnit(height: height, of: "A row of section \(section)")
      return LoadedContent.Rows(geometry: .uniform(count: count, height: height))
    case .each(let height):
      let heights = (0..<count).lazy.map { row in
        LayoutUnit(
          height: height(row), of: "The row \(TableIndexPath(section: section, row: row))")
      }
      return LoadedContent.Rows(geometry: RowGeometry(heights: heights))
    case .measured(let estimate):
      return remembered.rows(
        ofSection: section, count: count,
        estimate: estimatedHeight(estimate, ofSection: section), in: dataSource)
    }
  }

  /// The checked estimate, which must not be 0: a row without a height is never shown, and so never
  /// measured.
  func estimatedHeight(_ estimate: Double, ofSection section: Int) -> LayoutUnit {
    let height = LayoutUnit(height: estimate, of: "A row of section \(section), by its estimate,")
    guard height > .zero else {
      fatalError(
        "The rows of section \(section) cannot be estimated at \(estimate) points: without a height "
          + "they are never shown and so never measured; estimate more than 1/128 point")
    }
    return height
  }
}
