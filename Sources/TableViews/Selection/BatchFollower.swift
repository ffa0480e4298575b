import TableModels
import TableSources

/// A follower of rows through a batch: by its moves, and among new or refreshed rows by identity.
struct BatchFollower {
  private let map: RowMap
  /// The rows that may have become others in their places, by their places before the batch.
  private let refreshed: Set<TableIndexPath>
  /// The number of rows of each section after the batch.
  private let counts: [Int]
  /// The identity of a row after the batch.
  private let identity: (TableIndexPath) -> RowIdentity?
  /// The places of new or refreshed rows, by identity. Filled only if rows are missing that could
  /// be among them.
  private var arrivals: [RowIdentity: TableIndexPath] = [:]

  /// - Parameters:
  ///   - marks: The rows to find.
  ///   - map: The mapping of rows between before and after.
  ///   - refreshed: The rows that were reloaded or reconfigured, by their places before the batch.
  ///   - counts: The number of rows of each section after the batch.
  ///   - identity: The identity of a row after the batch.
  /// - Complexity: O(*k* log *m*) in the number of marks and of operations; if a row of known
  ///   identity is missing, O(*m*) in the number of new or refreshed rows.
  init(
    _ marks: [RowMark], map: RowMap, refreshed: Set<TableIndexPath>, counts: [Int],
    identity: @escaping (TableIndexPath) -> RowIdentity?
  ) {
    self.map = map
    self.refreshed = refreshed
    self.counts = counts
    self.identity = identity
    var missing: Set<RowIdentity> = []
    for mark in marks where stayed(mark) == nil {
      if let identity = mark.identity { missing.insert(identity) }
    }
    guard !missing.isEmpty else { return }
    for place in newPlaces() {
      guard let identity = identity(place), missing.contains(identity), arrivals[identity] == nil
      else { continue }
      arrivals[identity] = place
    }
  }

  /// The mark of a row after the batch; nil for a row that is gone.
  func follow(_ mark: RowMark) -> RowMark? {
    if let stayed = stayed(mark) { return stayed }
    guard let identity = mark.identity, let place = arrivals[identity] else { return nil }
    return RowMark(indexPath: place, identity: identity)
  }

  /// The mark of a row that the batch left or moved; nil if the batch deleted it or made it another
  /// one.
  private func stayed(_ mark: RowMark) -> RowMark? {
    guard let place = map.placeAfter(of: mark.indexPath) else { return nil }
    guard let known = mark.identity else {
      return RowMark(indexPath: place, identity: identity(place))
    }
    guard refreshed.contains(mark.indexPath) else {
      return RowMark(indexPath: place, identity: known)
    }
    let now = identity(place)
    return now == nil || now == known ? RowMark(indexPath: place, identity: now) : nil
  }

  /// The rows that were inserted or may be others than before.
  private func newPlaces() -> [TableIndexPath] {
    let inserted = counts.indices.flatMap { section -> [TableIndexPath] in
      guard map.keptSource(of: section) == nil else {
        return map.arrivals[map.arrivals(ofSection: section)]
          .filter { $0.from == nil }.map(\.to)
      }
      return (0..<counts[section]).map { TableIndexPath(section: section, row: $0) }
    }
    return inserted + refreshed.compactMap { map.placeAfter(of: $0) }.sorted()
  }
}

extension BatchFollower {
  /// The place after the batch of the nearest remaining row to one that is gone.
  ///
  /// It is the row in its stead, the first row behind it that stayed in its section, or the last
  /// one before it; otherwise the place itself.
  ///
  /// - Complexity: O(*m*) in the number of rows that left the section.
  func neighbour(of row: TableIndexPath) -> TableIndexPath? {
    guard let section = map.keptPlace(of: row.section) else {
      let section = map.sections.after[row.section]
      return TableIndexPath(section: section ?? row.section, row: section == nil ? 0 : row.row)
    }
    if let place = map.placeAfter(of: row), !map.isMoved(row) { return place }
    let leavers = Set(map.leavers[map.leavers(ofSection: row.section)].map(\.row))
    var behind = row.row + 1
    while leavers.contains(behind) { behind += 1 }
    let place = map.placeAfter(of: TableIndexPath(section: row.section, row: behind))
    if let place, place.row < counts[section] { return place }
    let before = (0..<row.row).last { !leavers.contains($0) }
    return before.flatMap { map.placeAfter(of: TableIndexPath(section: row.section, row: $0)) }
      ?? TableIndexPath(section: section, row: row.row)
  }
}
