extension Matching {
  /// The progress of a walk through one section on either side.
  @usableFromInline
  struct Walk {
    @usableFromInline let oldSection: Int
    @usableFromInline let newSection: Int
    @usableFromInline var old = 0
    @usableFromInline var new = 0
    @usableFromInline var oldEnd: Int
    @usableFromInline var newEnd: Int
    /// The number of rows that the next failure skips.
    @usableFromInline var step = 1

    @usableFromInline
    init(_ pair: SectionPair, oldCount: Int, newCount: Int) {
      guard max(oldCount, newCount) < Int32.max, max(pair.old, pair.new) < Int32.max else {
        fatalError(
          "A difference can be computed of \(Int32.max) sections and rows, not of \(oldCount) and "
            + "\(newCount) rows in sections \(pair.old) and \(pair.new)")
      }
      oldSection = pair.old
      newSection = pair.new
      oldEnd = oldCount
      newEnd = newCount
    }

    /// The number of rows that a walk looks ahead on either side.
    @inlinable static var reach: Int { 8 }

    /// The most rows that a failure skips.
    @inlinable static var longestStep: Int { 32 }
  }
}
