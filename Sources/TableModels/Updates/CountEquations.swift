/// The number of rows that a section must have after a batch, and the number that it has.
///
/// The rule is `after = before + inserted − deleted + moved in − moved out`. A row that moves
/// inside of its section does not count, and an index path that is announced twice counts once.
public struct RowCountEquation: Hashable, Sendable {
  /// The place of the section before the batch.
  public var sectionBefore: Int
  /// The place of the section after the batch.
  public var sectionAfter: Int
  /// The number of rows that the table had loaded.
  public var before: Int
  /// The number of rows announced as inserted.
  public var inserted: Int
  /// The number of rows announced as deleted.
  public var deleted: Int
  /// The number of rows announced as moved in from other sections.
  public var movedIn: Int
  /// The number of rows announced as moved out to other sections.
  public var movedOut: Int
  /// The number of rows that the data source has now.
  public var after: Int

  /// Creates an equation from its numbers.
  public init(
    sectionBefore: Int, sectionAfter: Int, before: Int, inserted: Int = 0, deleted: Int = 0,
    movedIn: Int = 0, movedOut: Int = 0, after: Int
  ) {
    self.sectionBefore = sectionBefore
    self.sectionAfter = sectionAfter
    self.before = before
    self.inserted = inserted
    self.deleted = deleted
    self.movedIn = movedIn
    self.movedOut = movedOut
    self.after = after
  }

  /// The number of rows that follows from what was announced.
  public var expected: Int { before &+ inserted &- deleted &+ movedIn &- movedOut }

  /// True if the announced changes lead to the number of rows that the data source has.
  public var holds: Bool { expected == after }

  /// True if no change of the number of rows was announced, not even changes that cancel out.
  var announcesNothing: Bool { inserted == 0 && deleted == 0 && movedIn == 0 && movedOut == 0 }
}

/// The number of sections that a table must have after a batch, and the number that it has.
///
/// The rule is `after = before + inserted − deleted`.
public struct SectionCountEquation: Hashable, Sendable {
  /// The number of sections that the table had loaded.
  public var before: Int
  /// The number of sections announced as inserted.
  public var inserted: Int
  /// The number of sections announced as deleted.
  public var deleted: Int
  /// The number of sections that the data source has now.
  public var after: Int

  /// Creates an equation from its numbers.
  public init(before: Int, inserted: Int = 0, deleted: Int = 0, after: Int) {
    self.before = before
    self.inserted = inserted
    self.deleted = deleted
    self.after = after
  }

  /// The number of sections that follows from what was announced.
  public var expected: Int { before &+ inserted &- deleted }

  /// True if the announced changes lead to the number of sections that the data source has.
  public var holds: Bool { expected == after }

  /// True if no section was announced to come or to go.
  var announcesNothing: Bool { inserted == 0 && deleted == 0 }
}

extension RowCountEquation: CustomStringConvertible {
  /// The equation with its numbers filled in: `11 before + 2 inserted − 2 deleted = 11`.
  public var description: String {
    filledIn(
      before, expected,
      [
        ("+", inserted, "inserted"), ("−", deleted, "deleted"), ("+", movedIn, "moved in"),
        ("−", movedOut, "moved out"),
      ])
  }
}

extension SectionCountEquation: CustomStringConvertible {
  /// The equation with its numbers filled in: `3 before + 1 inserted = 4`.
  public var description: String {
    filledIn(before, expected, [("+", inserted, "inserted"), ("−", deleted, "deleted")])
  }
}

/// Joins the terms that are not 0: a reader looks for what was announced.
private func filledIn(
  _ before: Int, _ expected: Int, _ terms: [(sign: String, count: Int, verb: String)]
) -> String {
  let announced = terms.filter { $0.count != 0 }
  guard !announced.isEmpty else { return "\(before) before, nothing announced" }
  return "\(before) before" + announced.map { " \($0.sign) \($0.count) \($0.verb)" }.joined()
    + " = \(expected)"
}
