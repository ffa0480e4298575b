/// The mapping of sections between before and after a batch.
///
/// Explicitly moved sections have their announced places; the others that stay fill the remaining
/// places, in order.
package struct SectionMap: Hashable, Sendable {
  /// The place after the batch of each section before it; nil if it goes.
  package private(set) var after: [Int?]
  /// The place before the batch of each section after it; nil if it is inserted.
  package private(set) var before: [Int?]
  /// True if no section comes, goes or moves.
  package let keepsPlaces: Bool

  /// Maps the sections of a batch, or returns nil if they contradict each other or the counts.
  ///
  /// - Complexity: O(*s* + *n*) in the number of sections and of section operations.
  package init?(_ updates: TableUpdates, from countBefore: Int, to countAfter: Int) {
    keepsPlaces =
      updates.deletedSections.isEmpty && updates.insertedSections.isEmpty
      && updates.movedSections.isEmpty
    after = Array(repeating: nil, count: countBefore)
    before = Array(repeating: nil, count: countAfter)
    var isSettledBefore = Array(repeating: false, count: countBefore)
    var isSettledAfter = Array(repeating: false, count: countAfter)
    for section in updates.deletedSections {
      guard after.indices.contains(section) else { return nil }
      isSettledBefore[section] = true
    }
    for section in updates.insertedSections {
      guard before.indices.contains(section) else { return nil }
      isSettledAfter[section] = true
    }
    for move in updates.movedSections {
      guard after.indices.contains(move.from), before.indices.contains(move.to) else { return nil }
      if after[move.from] == move.to { continue }
      guard !isSettledBefore[move.from], !isSettledAfter[move.to] else { return nil }
      isSettledBefore[move.from] = true
      isSettledAfter[move.to] = true
      after[move.from] = move.to
      before[move.to] = move.from
    }
    var target = 0
    for section in after.indices where !isSettledBefore[section] {
      while target < countAfter, isSettledAfter[target] { target += 1 }
      guard target < countAfter else { return nil }
      after[section] = target
      before[target] = section
      target += 1
    }
    guard isSettledAfter[min(target, countAfter)...].allSatisfy({ $0 }) else { return nil }
  }
}
