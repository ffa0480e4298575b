/// A batch of updates that does not lead from what a table had to what its data source has.
///
/// It is thrown before anything changes. Everything that was known is here as values; the
/// ``description`` puts it in words for whoever reads the crash report.
public struct InvalidTableUpdate: Error, Hashable, Sendable {
  /// What the table is called, if it has a name: a report of an app with many lists has to say which.
  public var table: String?
  /// Whether the table had loaded its data source before the batch; nil where that is not known.
  public var hadLoaded: Bool?
  /// The number of rows of each section, as the table last loaded them.
  public var before: [Int]
  /// What was announced.
  public var updates: TableUpdates
  /// The number of rows of each section, as the data source has them now.
  public var after: [Int]
  /// The rules that the batch breaks, all of them.
  public var violations: [TableUpdateViolation]

  /// An error with all that is known.
  ///
  /// - Parameters:
  ///   - table: What the table is called, if it has a name.
  ///   - hadLoaded: Whether the table had loaded before the batch, if that is known.
  ///   - before: The number of rows of each section before the batch.
  ///   - updates: What was announced.
  ///   - after: The number of rows of each section after the batch.
  ///   - violations: The rules that the batch breaks.
  public init(
    table: String? = nil, hadLoaded: Bool? = nil, before: [Int], updates: TableUpdates,
    after: [Int], violations: [TableUpdateViolation]
  ) {
    self.table = table
    self.hadLoaded = hadLoaded
    self.before = before
    self.updates = updates
    self.after = after
    self.violations = violations
  }
}

extension TableUpdates {
  /// This batch, once it is known to lead from the counts before to the counts after.
  ///
  /// ```swift
  /// try updates.checked(from: [3], to: [2], table: "Inbox")
  /// ```
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section, as the table last loaded them.
  ///   - after: The number of rows of each section, as the data source has them now.
  ///   - table: What the table is called, for the error.
  ///   - hadLoaded: Whether the table had loaded before the batch, for the error; nil where that is
  ///     not known.
  /// - Throws: `InvalidTableUpdate` with every violation, where there is one.
  /// - Complexity: As ``violations(from:to:)-([Int],_)``.
  @discardableResult
  public func checked(
    from before: [Int], to after: [Int], table: String? = nil, hadLoaded: Bool? = nil
  ) throws(InvalidTableUpdate) -> TableUpdates {
    let violations = violations(from: before, to: after)
    guard violations.isEmpty else {
      throw InvalidTableUpdate(
        table: table, hadLoaded: hadLoaded, before: before, updates: self, after: after,
        violations: violations)
    }
    return self
  }
}
