import TableModels
import TableSources

extension TableView {
  /// What the table knows of a data source after a change: heights of rows that stayed as they were
  /// are not asked for again, and sections that nothing happened to are taken over whole.
  ///
  /// - Complexity: O(*s*) in the number of sections, and O(*n*) in the number of rows of changed
  ///   sections whose rows have heights of their own.
  final func updatedContent(
    of dataSource: any TableViewDataSource, map: RowMap, refreshed: Set<TableIndexPath>
  ) -> LoadedContent {
    let before = content.geometry
    let refreshedSections = Set(refreshed.map(\.section))
    return load(dataSource, sections: map.sections.before.count) { section in
      guard let source = map.keptSource(of: section) else {
        return rowGeometry(ofSection: section, in: dataSource)
      }
      let isUntouched =
        map.arrivals(ofSection: section).isEmpty && map.leavers(ofSection: source).isEmpty
        && !refreshedSections.contains(source)
      if isUntouched { return before.sections[source].rows }
      guard case .varied = before.sections[source].rows else {
        return rowGeometry(ofSection: section, in: dataSource)
      }
      return updatedRows(
        ofSection: section, from: source, of: dataSource, map: map, refreshed: refreshed)
    }
  }

  private func updatedRows(
    ofSection section: Int, from source: Int, of dataSource: any TableViewDataSource, map: RowMap,
    refreshed: Set<TableIndexPath>
  ) -> RowGeometry {
    guard case .each(let height) = dataSource.rowHeights(inSection: section) else {
      return rowGeometry(ofSection: section, in: dataSource)
    }
    let before = content.geometry
    let count = dataSource.numberOfRows(inSection: section)
    var heights: [LayoutUnit] = []
    heights.reserveCapacity(count)
    map.forEachRow(ofSection: section, from: source, count: count) { row, origin in
      if let origin, case .varied = before.sections[origin.section].rows,
        refreshed.isEmpty || !refreshed.contains(origin)
      {
        heights.append(before.sections[origin.section].rows.height(ofRow: origin.row))
      } else {
        heights.append(
          LayoutUnit(
            height: height(row), of: "The row \(TableIndexPath(section: section, row: row))"))
      }
    }
    return RowGeometry(heights: heights)
  }
}
