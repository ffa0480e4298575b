import TableModels
import TableSources

/// Finds rows again after a reload: by identity wherever they are, and where they have none, in their
/// places.
struct ReloadFollower {
  private let identity: (TableIndexPath) -> RowIdentity?
  private let contains: (TableIndexPath) -> Bool
  private let keepsPlaces: Bool
  /// Where the rows are that are not in their places any more.
  private var places: [RowIdentity: TableIndexPath] = [:]

  /// - Parameters:
  ///   - marks: The rows to find.
  ///   - keepsPlaces: Whether a place still means the same, as it does in the same data source.
  ///   - contains: Whether a row exists after the reload.
  ///   - identity: The identity of a row after the reload.
  ///   - search: Where rows are, by identity.
  /// - Complexity: O(*k*) in the number of marks, and one search where rows are not in their places.
  init(
    _ marks: [RowMark], keepsPlaces: Bool, contains: @escaping (TableIndexPath) -> Bool,
    identity: @escaping (TableIndexPath) -> RowIdentity?,
    search: (Set<RowIdentity>) -> [RowIdentity: TableIndexPath]
  ) {
    self.keepsPlaces = keepsPlaces
    self.contains = contains
    self.identity = identity
    var missing: Set<RowIdentity> = []
    for mark in marks where !isInPlace(mark) {
      if let identity = mark.identity { missing.insert(identity) }
    }
    if !missing.isEmpty { places = search(missing) }
  }

  /// Where a row is after the reload; nil for one that is gone.
  func follow(_ mark: RowMark) -> RowMark? {
    if let known = mark.identity {
      if isInPlace(mark) { return mark }
      return places[known].map { RowMark(indexPath: $0, identity: known) }
    }
    guard keepsPlaces, contains(mark.indexPath) else { return nil }
    return RowMark(indexPath: mark.indexPath, identity: identity(mark.indexPath))
  }

  private func isInPlace(_ mark: RowMark) -> Bool {
    guard contains(mark.indexPath) else { return false }
    return mark.identity != nil && identity(mark.indexPath) == mark.identity
  }
}
