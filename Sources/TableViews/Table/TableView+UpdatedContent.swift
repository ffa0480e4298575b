import TableModels
import TableSources

extension TableView {
  /// What the table knows of a data source after a change: heights of rows that stayed as they were
  /// are not asked for again, and sections that nothing happened to are taken over whole.
  ///
  /// - Complexity: O(*m* log *m* + *s*) in the number of changes and of sections; one copy of the
  ///   heights of changed sections whose rows have heights of their own.
  final func updatedContent(
    of dataSource: any TableViewDataSource, map: RowMap, refreshed: Set<TableIndexPath>
  ) -> LoadedContent {
    let before = content.geometry
    let refreshedRows = Dictionary(
      grouping: refreshed.compactMap { map.placeAfter(of: $0) }, by: \.section)
    return load(dataSource, sections: map.sections.before.count) { section in
      guard let source = map.keptSource(of: section) else {
        return rowGeometry(ofSection: section, in: dataSource)
      }
      let refreshed = refreshedRows[section] ?? []
      let isUntouched =
        map.arrivals(ofSection: section).isEmpty && map.leavers(ofSection: source).isEmpty
        && refreshed.isEmpty
      if isUntouched { return before.sections[source].rows }
      guard case .varied = before.sections[source].rows else {
        return rowGeometry(ofSection: section, in: dataSource)
      }
      return updatedRows(
        ofSection: section, from: source, of: dataSource, map: map, refreshed: refreshed)
    }
  }

  /// The rows of a section that stayed, with what left it taken out and what arrived put in.
  ///
  /// - Parameter refreshed: The rows of the section that may have another height, by their places
  ///   after the change.
  private func updatedRows(
    ofSection section: Int, from source: Int, of dataSource: any TableViewDataSource, map: RowMap,
    refreshed: [TableIndexPath]
  ) -> RowGeometry {
    guard case .each(let height) = dataSource.rowHeights(inSection: section) else {
      return rowGeometry(ofSection: section, in: dataSource)
    }
    func read(_ place: TableIndexPath) -> LayoutUnit {
      LayoutUnit(height: height(place.row), of: "The row \(place)")
    }
    var rows = content.geometry.sections[source].rows
    rows.replaceRows(
      removing: map.leavers[map.leavers(ofSection: source)].map(\.row),
      inserting: map.arrivals[map.arrivals(ofSection: section)].map { arrival in
        (row: arrival.to.row, height: knownHeight(of: arrival) ?? read(arrival.to))
      })
    rows.setHeights(refreshed.map { (row: $0.row, height: read($0)) })
    return rows
  }

  /// The height that a row has which moved from among others with heights of their own.
  private func knownHeight(of arrival: RowMap.Arrival) -> LayoutUnit? {
    guard let from = arrival.from else { return nil }
    let rows = content.geometry.sections[from.section].rows
    guard case .varied = rows else { return nil }
    return rows.height(ofRow: from.row)
  }
}
