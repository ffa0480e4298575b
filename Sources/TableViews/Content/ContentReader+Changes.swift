import TableModels
import TableSources

extension ContentReader {
  /// What there is to know after a change: heights of rows that stayed as they were
  /// are not asked for again, and sections that nothing happened to are taken over whole.
  ///
  /// - Parameters:
  ///   - content: What was known before.
  ///   - map: Which row is which.
  ///   - refreshed: The rows that may have another height, by their places before the change.
  ///   - asksAgain: Whether the heights of all rows are asked for again.
  /// - Complexity: O(*m* log *m* + *s*) in the number of changes and of sections; one copy of the
  ///   heights of changed sections whose rows have heights of their own.
  func content(
    after content: LoadedContent, by map: RowMap, refreshed: Set<TableIndexPath>, asksAgain: Bool
  ) -> LoadedContent {
    let refreshedRows = Dictionary(
      grouping: refreshed.compactMap { map.placeAfter(of: $0) }, by: \.section)
    return self.content(sections: map.sections.before.count) { section, heights in
      guard let source = map.keptSource(of: section) else {
        return rows(ofSection: section, heights)
      }
      if asksAgain { return rowsAskedAgain(ofSection: section, heights, of: content) }
      let refreshed = refreshedRows[section]?.map(\.row) ?? []
      let isUntouched =
        map.arrivals(ofSection: section).isEmpty && map.leavers(ofSection: source).isEmpty
        && refreshed.isEmpty
      let known = content.rows(ofSection: source)
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
          // Where the width has changed since, cells say something else.
          guard remembered.width == width else { return estimate }
          return remembered.height(of: TableIndexPath(section: section, row: row), in: dataSource)
            ?? estimate
        }
      case .standard, .fixed, .each, .measured:
        return rows(ofSection: section, heights)
      }
    }
  }

  /// The rows of a section that is what it was, with the heights that they have now. What cells have
  /// said is an estimate until they are asked again.
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
  /// The rows that stayed, with what left taken out and what arrived put in, where each row has a
  /// height of its own.
  ///
  /// - Parameters:
  ///   - section: The section after the change.
  ///   - source: The section before it.
  ///   - map: Which row is which.
  ///   - content: What was known before.
  ///   - refreshed: The rows that may have another height, by their places after the change.
  ///   - height: What the data source says of a row.
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

  /// The same where rows are measured: those that moved keep what their cells said, and those that
  /// have new content keep it as an estimate.
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
  /// The height of a row among others with heights of their own.
  fileprivate func ownHeight(of row: TableIndexPath) -> LayoutUnit? {
    let rows = rows(ofSection: row.section)
    guard rows.geometry.isVaried, rows.measured == nil else { return nil }
    return rows.geometry.height(ofRow: row.row)
  }

  /// The height of a row among others that are measured: what its cell said, or the estimate.
  fileprivate func heightSoFar(of row: TableIndexPath) -> LayoutUnit? {
    let rows = rows(ofSection: row.section)
    return rows.measured == nil ? nil : rows.geometry.height(ofRow: row.row)
  }
}
