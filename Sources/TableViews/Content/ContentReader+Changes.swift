import TableModels
import TableSources

extension ContentReader {
  /// Reads the sections that a change touches: those that are new, reloaded or retitled, and those
  /// whose rows come, go or change. The heights of rows that stayed as they were are not asked for
  /// again.
  ///
  /// A data source that others have written may change titles without a word: all its sections are
  /// asked. A change without a change asks for all heights, too.
  ///
  /// - Parameters:
  ///   - content: The content before.
  ///   - difference: The change.
  ///   - map: The mapping of rows between before and after.
  ///   - refreshed: The rows that may have another height, by their places before the change.
  /// - Returns: The sections by their places after the change, in order.
  /// - Complexity: O(*m* log *m*) in the number of changes and one run over the sections' numbers;
  ///   one copy of the heights of changed sections whose rows have heights of their own.
  func sections(
    after content: LoadedContent, by difference: TableDifference, _ map: RowMap,
    refreshed: Set<TableIndexPath>
  ) -> [LoadedContent.NumberedSection] {
    let refreshedRows = Dictionary(
      grouping: refreshed.compactMap { map.placeAfter(of: $0) }, by: \.section)
    let numbers =
      difference.isEmpty || !dataSource.isTrusted
      ? Array(map.sections.before.indices)
      : map.touchedSections(
        and: refreshedRows.keys + difference.retitledSections.map(\.after))
    return numbers.map { number in
      let section = section(number) { section, heights in
        guard let source = map.keptSource(of: section) else {
          return rows(ofSection: section, heights)
        }
        if difference.isEmpty { return rowsAskedAgain(ofSection: section, heights, of: content) }
        return rows(
          ofSection: section, heights, from: source, of: content, by: map,
          refreshed: refreshedRows[section]?.map(\.row) ?? [])
      }
      return (number, section)
    }
  }

  /// The rows of a section that stays, after a change of its rows.
  private func rows(
    ofSection section: Int, _ heights: RowHeights<Int>, from source: Int, of content: LoadedContent,
    by map: RowMap, refreshed: [Int]
  ) -> LoadedContent.Rows {
    let known = content.rows(ofSection: source)
    let isUntouched =
      map.arrivals(ofSection: section).isEmpty && map.leavers(ofSection: source).isEmpty
      && refreshed.isEmpty
    if isUntouched { return known }
    switch heights {
    case .each(let height) where known.geometry.isVaried:
      return known.updated(
        section, from: source, by: map, of: content, refreshed: refreshed, height: height)
    case .measured(let estimate) where known.measured != nil:
      let estimate = estimatedHeight(estimate, ofSection: section)
      return known.updated(
        section, from: source, by: map, of: content, refreshed: refreshed
      ) { row in
        // If the width has changed since, cells give other heights.
        guard remembered.width == width else { return estimate }
        return remembered.height(of: TableIndexPath(section: section, row: row), in: dataSource)
          ?? estimate
      }
    case .standard, .fixed, .each, .measured:
      return rows(ofSection: section, heights)
    }
  }

  /// The rows of an unchanged section, with their present heights. Measured heights are estimates
  /// until the cells measure again.
  private func rowsAskedAgain(
    ofSection section: Int, _ heights: RowHeights<Int>, of content: LoadedContent
  ) -> LoadedContent.Rows {
    var known = content.rows(ofSection: section)
    guard case .measured = heights, known.measured != nil else {
      return rows(ofSection: section, heights)
    }
    known.forgetMeasuring()
    return known
  }
}

extension LoadedContent.Rows {
  /// The rows of a section after a change, if each row has a height of its own.
  ///
  /// - Parameters:
  ///   - section: The section after the change.
  ///   - source: The section before it.
  ///   - map: The mapping of rows between before and after.
  ///   - content: The content before.
  ///   - refreshed: The rows that may have another height, by their places after the change.
  ///   - height: Returns the data source's height for a row.
  fileprivate func updated(
    _ section: Int, from source: Int, by map: RowMap, of content: LoadedContent,
    refreshed: [Int], height: (Int) -> Double
  ) -> Self {
    func read(_ row: Int) -> LayoutUnit {
      LayoutUnit(
        height: height(row), of: "The row \(TableIndexPath(section: section, row: row))")
    }
    var rows = geometry
    rows.replaceRows(
      removing: map.leavers[map.leavers(ofSection: source)].map(\.row),
      inserting: map.arrivals[map.arrivals(ofSection: section)].map { arrival in
        let known = arrival.from.flatMap { content.ownHeight(of: $0) }
        return (row: arrival.to.row, height: known ?? read(arrival.to.row))
      })
    rows.setHeights(refreshed.map { (row: $0, height: read($0)) })
    return Self(geometry: rows)
  }

  /// The rows of a section after a change, if rows are measured.
  ///
  /// Moved rows keep their measured heights, and rows with new content keep them as estimates.
  fileprivate func updated(
    _ section: Int, from source: Int, by map: RowMap, of content: LoadedContent,
    refreshed: [Int], estimate: (_ row: Int) -> LayoutUnit
  ) -> Self {
    let leavers = map.leavers[map.leavers(ofSection: source)].map(\.row)
    let arrivals = map.arrivals[map.arrivals(ofSection: section)]
    var rows = self
    rows.geometry.replaceRows(
      removing: leavers,
      inserting: arrivals.map { arrival in
        let known = arrival.from.flatMap { content.heightSoFar(of: $0) }
        return (row: arrival.to.row, height: known ?? estimate(arrival.to.row))
      })
    rows.measured?.replaceRows(removing: leavers, inserting: arrivals.map(\.to.row))
    for arrival in arrivals {
      if let from = arrival.from, content.measured[from.section]?.contains(from.row) == true {
        rows.measured?.insert(arrival.to.row)
      }
    }
    rows.forgetMeasuring(of: refreshed)
    return rows
  }
}

extension LoadedContent {
  /// The height of a row among rows with heights of their own; nil if it is no such row.
  fileprivate func ownHeight(of row: TableIndexPath) -> LayoutUnit? {
    let rows = rows(ofSection: row.section)
    guard rows.geometry.isVaried, rows.measured == nil else { return nil }
    return rows.geometry.height(ofRow: row.row)
  }

  /// The height of a row among measured ones: the measured height, or the estimate; nil if it is no
  /// such row.
  fileprivate func heightSoFar(of row: TableIndexPath) -> LayoutUnit? {
    let rows = rows(ofSection: row.section)
    return rows.measured == nil ? nil : rows.geometry.height(ofRow: row.row)
  }
}
