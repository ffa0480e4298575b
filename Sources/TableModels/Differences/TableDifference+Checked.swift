extension TableDifference {
  /// Creates a difference from a batch that leads from the counts before to the counts after.
  ///
  /// It is for data sources that know their own changes, and announce them:
  ///
  /// ```swift
  /// var updates = TableUpdates()
  /// updates.deleteRows(at: [[0, 1]])
  /// let difference = try TableDifference(updates, from: [3], to: [2])
  /// ```
  ///
  /// Counts do not tell which rows changed; a table also checks the difference against its visible
  /// rows.
  ///
  /// - Parameters:
  ///   - updates: The changes of rows and sections.
  ///   - before: The number of rows of each section before the change.
  ///   - after: The number of rows of each section after it.
  ///   - retitledSections: The sections that have another header or footer, by their places before.
  ///     Sections that go or are read anew need not be listed.
  ///   - sharesObjects: True if rows that stay show the very objects that they showed before, which may
  ///     have changed; see ``sharesObjects``.
  /// - Throws: ``InvalidTableUpdate`` with every violation, if there is one.
  /// - Complexity: As ``TableUpdates/violations(from:to:)-([Int],_)``.
  public init(
    _ updates: TableUpdates, from before: [Int], to after: [Int], retitledSections: [Int] = [],
    sharesObjects: Bool = false
  ) throws(InvalidTableUpdate) {
    let batch = try updates.checked(from: before, to: after)
    let violations = retitledSections.filter { !before.indices.contains($0) }.map {
      TableUpdateViolation.retitleSectionOutOfBounds($0, sections: before.count)
    }
    guard violations.isEmpty else {
      throw InvalidTableUpdate(
        before: before, updates: updates, after: after, violations: violations)
    }
    self.init(
      updates: updates,
      retitledSections: Set(retitledSections).compactMap { section in
        batch.placeAfter(ofSection: section).map {
          RetitledSection(before: section, after: $0, changesHeader: true, changesFooter: true)
        }
      }.sorted { $0.after < $1.after },
      sharesObjects: sharesObjects)
  }
}
