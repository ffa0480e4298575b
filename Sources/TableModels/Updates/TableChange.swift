/// A change of a data source, as its hosts are told of it.
public enum TableChange: Hashable, Sendable {
  /// Everything may be another; hosts read the data source again.
  case reload
  /// The content changes by a difference, and what the difference does not name stays as it was.
  case difference(TableDifference)
}

extension TableChange {
  /// The same change in a table whose sections stand further down.
  package func shifted(bySections offset: Int) -> TableChange {
    switch self {
    case .reload: self
    case .difference(let difference): .difference(difference.shifted(bySections: offset))
    }
  }
}
