/// Something suspicious that a table survived.
public enum TableDiagnostic: Hashable, Sendable {
  /// The data source ended while the table showed it. A table does not keep its data source: its
  /// owner, usually the controller, must.
  case dataSourceDeallocated
}

extension TableDiagnostic: CustomStringConvertible {
  /// What happened, and the way out.
  public var description: String {
    switch self {
    case .dataSourceDeallocated:
      "The data source was deallocated while its table showed it, so the table is empty; keep the "
        + "data source in a property, as a table holds it weakly"
    }
  }
}
