/// A batch of updates that does not lead from the content of a table to that of its data source.
///
/// It is thrown before anything changes. Everything that was known is here as values; the
/// ``description`` puts it in words for the reader of a crash report.
public struct InvalidTableUpdate: Error, Hashable, Sendable {
  /// The name of the table, if it has one: an app with many lists needs it in a report.
  public var table: String?
  /// True if the table had loaded its data source before the batch; nil if that is not known.
  public var hadLoaded: Bool?
  /// The number of rows of each section, as the table last loaded them.
  public var before: [Int]
  /// The announced batch.
  public var updates: TableUpdates
  /// The number of rows of each section, as the data source has them now.
  public var after: [Int]
  /// The rules that the batch breaks, all of them.
  public var violations: [TableUpdateViolation]

  /// Creates an error from all that is known.
  ///
  /// - Parameters:
  ///   - table: The name of the table, if it has one.
  ///   - hadLoaded: True if the table had loaded before the batch; nil if that is not known.
  ///   - before: The number of rows of each section before the batch.
  ///   - updates: The announced batch.
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
