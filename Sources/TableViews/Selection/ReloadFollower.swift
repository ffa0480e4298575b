import TableModels
import TableSources

/// A follower of rows through a reload: by identity in any place, and without identity by their
/// places.
struct ReloadFollower {
  private let identity: (TableIndexPath) -> RowIdentity?
  private let contains: (TableIndexPath) -> Bool
  private let keepsPlaces: Bool
  /// The places of the rows that have moved, by identity.
  private var places: [RowIdentity: TableIndexPath] = [:]

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
    self.keepsPlaces = keepsPlaces
    self.contains = contains
    self.identity = identity
    var missing: Set<RowIdentity> = []
    for mark in marks where !isInPlace(mark) {
      if let identity = mark.identity { missing.insert(identity) }
    }
    if !missing.isEmpty { places = search(missing) }
  }

  /// The mark of a row after the reload; nil for a row that is gone.
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
