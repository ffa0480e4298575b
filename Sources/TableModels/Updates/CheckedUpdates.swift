/// A batch that leads from one content to another, with the new place of each row.
///
/// Hosts get one by ``TableUpdates/checked(from:to:table:hadLoaded:)``. It gives them the new
/// places of the rows that they remember: selected rows, rows being edited, the row at the top of
/// the screen.
///
/// ```swift
/// let batch = try updates.checked(from: [3], to: [3])
/// selected = selected.compactMap { batch.placeAfter(of: $0) }
/// ```
public struct CheckedUpdates: Sendable {
  /// The batch.
  public let updates: TableUpdates
  /// The mapping of the rows, which is made once for everybody who needs it.
  package let map: RowMap

  /// Creates a batch that is known to be right, or nil if its sections contradict each other.
  ///
  /// - Parameters:
  ///   - updates: The batch.
  ///   - sections: The number of sections before it.
  package init?(_ updates: TableUpdates, sections: Int) {
    let after = updates.sectionCount(after: sections)
    guard after >= 0, let map = RowMap(updates, sectionsBefore: sections, sectionsAfter: after)
    else { return nil }
    self.updates = updates
    self.map = map
  }

  /// Returns the place of a row after the batch; nil if the row goes, or its section goes or is reloaded.
  ///
  /// - Parameter row: A row by its place before the batch. A row that does not exist has no place.
  /// - Complexity: O(log *n*) in the number of operations.
  public func placeAfter(of row: TableIndexPath) -> TableIndexPath? { map.placeAfter(of: row) }

  /// Returns the place of a section after the batch; nil if the section goes or is reloaded.
  ///
  /// - Parameter section: A section by its place before the batch.
  public func placeAfter(ofSection section: Int) -> Int? { map.keptPlace(of: section) }
}

extension TableUpdates {
  /// Returns this batch with its row map, once it is known to lead from the counts before to the counts
  /// after.
  ///
  /// ```swift
  /// try updates.checked(from: [3], to: [2], table: "Inbox")
  /// ```
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section, as the table last loaded them.
  ///   - after: The number of rows of each section, as the data source has them now.
  ///   - table: The name of the table, for the error.
  ///   - hadLoaded: True if the table had loaded before the batch, for the error; nil if that is
  ///     not known.
  /// - Throws: `InvalidTableUpdate` with every violation, if there is one.
  /// - Complexity: As ``violations(from:to:)-([Int],_)``.
  @discardableResult
  public func checked(
    from before: [Int], to after: [Int], table: String? = nil, hadLoaded: Bool? = nil
  ) throws(InvalidTableUpdate) -> CheckedUpdates {
    let violations = violations(from: before, to: after)
    guard violations.isEmpty else {
      throw InvalidTableUpdate(
        table: table, hadLoaded: hadLoaded, before: before, updates: self, after: after,
        violations: violations)
    }
    guard let checked = CheckedUpdates(self, sections: before.count) else {
      fatalError("A valid batch maps its sections")
    }
    return checked
  }
}
