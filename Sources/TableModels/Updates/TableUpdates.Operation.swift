extension TableUpdates {
  /// The verbs of a batch, by the names that a caller writes.
  public enum Operation: String, CaseIterable, Hashable, Sendable {
    /// A deletion of rows.
    case deleteRows = "deleteRows(at:)"
    /// An insertion of rows.
    case insertRows = "insertRows(at:)"
    /// A move of one row.
    case moveRow = "moveRow(at:to:)"
    /// A reload of rows.
    case reloadRows = "reloadRows(at:)"
    /// A reconfiguration of rows.
    case reconfigureRows = "reconfigureRows(at:)"
    /// A deletion of sections.
    case deleteSections = "deleteSections(_:)"
    /// An insertion of sections.
    case insertSections = "insertSections(_:)"
    /// A move of one section.
    case moveSection = "moveSection(_:toSection:)"
    /// A reload of sections.
    case reloadSections = "reloadSections(_:)"
  }
}

extension TableUpdates.Operation: CustomStringConvertible {
  /// The name as in code: `insertRows(at:)`.
  public var description: String { rawValue }
}
