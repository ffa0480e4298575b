import TableModels
import TableSources

/// A follower of rows through a change: in the places where they stayed, and otherwise by identity.
struct RowFollower {
  /// Returns the mark of a row that stayed, and nil for one that is gone, has another place or is another
  /// row now.
  private let stayed: (RowMark) -> RowMark?
  /// The places of the rows that did not stay, by identity.
  private let places: [RowIdentity: TableIndexPath]

  private init(
    _ marks: [RowMark], stayed: @escaping (RowMark) -> RowMark?,
    search: (Set<RowIdentity>) -> [RowIdentity: TableIndexPath]
  ) {
    self.stayed = stayed
    let missing = Set(marks.lazy.filter { stayed($0) == nil }.compactMap(\.identity))
    places = missing.isEmpty ? [:] : search(missing)
  }

  /// The mark of a row after the change; nil for a row that is gone.
  func follow(_ mark: RowMark) -> RowMark? {
    if let stayed = stayed(mark) { return stayed }
    guard let identity = mark.identity, let place = places[identity] else { return nil }
    return RowMark(indexPath: place, identity: identity)
  }
}

// MARK: Reloads

extension RowFollower {
  /// Follows rows through a reload: without identity by their places.
  ///
  /// - Parameters:
  ///   - marks: The rows to find.
  ///   - keepsPlaces: True if a place still means the same, as in the same data source.
  ///   - contains: Returns true if a row exists after the reload.
  ///   - identity: The identity of a row after the reload.
  ///   - search: Finds the places of rows by identity.
  /// - Complexity: O(*k*) in the number of marks, and one search if rows are not in their places.
  init(
    _ marks: [RowMark], keepsPlaces: Bool, contains: @escaping (TableIndexPath) -> Bool,
    identity: @escaping (TableIndexPath) -> RowIdentity?,
    search: (Set<RowIdentity>) -> [RowIdentity: TableIndexPath]
  ) {
    self.init(
      marks,
      stayed: { mark in
        guard contains(mark.indexPath), keepsPlaces || mark.identity != nil else { return nil }
        let now = identity(mark.indexPath)
        guard mark.identity == nil || mark.identity == now else { return nil }
        return RowMark(indexPath: mark.indexPath, identity: now)
      }, search: search)
  }
}

// MARK: Batches

extension RowFollower {
  /// Follows rows through a batch: by its moves, and among new or refreshed rows by identity.
  ///
  /// - Parameters:
  ///   - marks: The rows to find.
  ///   - map: The mapping of rows between before and after.
  ///   - refreshed: The rows that were reloaded or reconfigured, and may have become others, by their
  ///     places before the batch.
  ///   - counts: The number of rows of each section after the batch.
  ///   - identity: The identity of a row after the batch.
  /// - Complexity: O(*k* log *m*) in the number of marks and of operations; if a row of known
  ///   identity is missing, O(*m*) in the number of new or refreshed rows.
  init(
    _ marks: [RowMark], map: RowMap, refreshed: Set<TableIndexPath>, counts: [Int],
    identity: @escaping (TableIndexPath) -> RowIdentity?
  ) {
    self.init(
      marks,
      stayed: { mark in
        guard let place = map.placeAfter(of: mark.indexPath) else { return nil }
        if let known = mark.identity, !refreshed.contains(mark.indexPath) {
          return RowMark(indexPath: place, identity: known)
        }
        let now = identity(place)
        guard mark.identity == nil || now == nil || now == mark.identity else { return nil }
        return RowMark(indexPath: place, identity: now)
      },
      search: { missing in
        var places: [RowIdentity: TableIndexPath] = [:]
        for place in map.newPlaces(counts: counts, refreshed: refreshed) {
          guard let identity = identity(place), missing.contains(identity),
            places[identity] == nil
          else { continue }
          places[identity] = place
        }
        return places
      })
  }
}

extension RowMap {
  /// The rows that were inserted or may be others than before.
  fileprivate func newPlaces(counts: [Int], refreshed: Set<TableIndexPath>) -> [TableIndexPath] {
    let inserted = counts.indices.flatMap { section -> [TableIndexPath] in
      guard keptSource(of: section) == nil else {
        return arrivals[arrivals(ofSection: section)].filter { $0.from == nil }.map(\.to)
      }
      return (0..<counts[section]).map { TableIndexPath(section: section, row: $0) }
    }
    return inserted + refreshed.compactMap { placeAfter(of: $0) }.sorted()
  }

  /// The place after the batch of the nearest remaining row to one that is gone.
  ///
  /// It is the row in its stead, the first row behind it that stayed in its section, or the last
  /// one before it; otherwise the place itself.
  ///
  /// - Parameters:
  ///   - row: The row that is gone.
  ///   - counts: The number of rows of each section after the batch.
  /// - Complexity: O(*m*) in the number of rows that left the section.
  func neighbour(of row: TableIndexPath, counts: [Int]) -> TableIndexPath? {
    guard let section = keptPlace(of: row.section) else {
      let section = sections.after[row.section]
      return TableIndexPath(section: section ?? row.section, row: section == nil ? 0 : row.row)
    }
    if let place = placeAfter(of: row), !isMoved(row) { return place }
    let leavers = Set(leavers[leavers(ofSection: row.section)].map(\.row))
    var behind = row.row + 1
    while leavers.contains(behind) { behind += 1 }
    let place = placeAfter(of: TableIndexPath(section: row.section, row: behind))
    if let place, place.row < counts[section] { return place }
    let before = (0..<row.row).last { !leavers.contains($0) }
    return before.flatMap { placeAfter(of: TableIndexPath(section: row.section, row: $0)) }
      ?? TableIndexPath(section: section, row: row.row)
  }
}
