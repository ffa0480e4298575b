/// The history of a reuse queue's cells of one kind, or of all kinds together.
///
/// ```swift
/// print(table.reuseQueue.statistics)
/// // created 6, reused 994, idle 0, discarded 0
/// ```
public struct ReuseStatistics: Hashable, Sendable {
  /// The number of cells that were made, prewarmed ones included.
  public var created = 0
  /// The number of times that an idle cell was dequeued, instead of a new one made.
  public var reused = 0
  /// The number of cells that are idle now.
  public var idle = 0
  /// The number of cells that were released, because the queue was at its limit or was trimmed.
  public var discarded = 0

  /// Creates statistics to compare with; all zero by default.
  public init(created: Int = 0, reused: Int = 0, idle: Int = 0, discarded: Int = 0) {
    self.created = created
    self.reused = reused
    self.idle = idle
    self.discarded = discarded
  }

  static func + (left: ReuseStatistics, right: ReuseStatistics) -> ReuseStatistics {
    ReuseStatistics(
      created: left.created + right.created, reused: left.reused + right.reused,
      idle: left.idle + right.idle, discarded: left.discarded + right.discarded)
  }
}

extension ReuseStatistics: CustomStringConvertible {
  /// The four numbers on one line.
  public var description: String {
    "created \(created), reused \(reused), idle \(idle), discarded \(discarded)"
  }
}
