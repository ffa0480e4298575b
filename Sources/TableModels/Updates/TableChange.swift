/// A change of a data source, in the form in which its hosts are told of it.
public enum TableChange: Hashable, Sendable {
  /// A change of everything: hosts read the data source again.
  case reload
  /// A change by a difference: content that the difference does not name stays as it was.
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
