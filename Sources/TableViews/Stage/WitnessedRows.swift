import TableModels
import TableSources

/// The identities of the shown rows, against which a batch of a hand-written data source is checked
/// beside the counts.
///
/// A data source that announces its changes itself is right by construction and is not asked. A
/// data source whose first shown row has no identity is not asked either.
struct WitnessedRows {
  private var identities: [TableIndexPath: RowIdentity] = [:]

  var isEmpty: Bool { identities.isEmpty }

  /// Notes a row that comes.
  mutating func come(_ indexPath: TableIndexPath, _ identity: RowIdentity) {
    identities[indexPath] = identity
  }

  /// Forgets a row that leaves.
  mutating func leave(_ indexPath: TableIndexPath) { identities[indexPath] = nil }

  /// Gives the rows the places that they have after a batch.
  mutating func follow(_ map: RowMap) {
    guard !identities.isEmpty else { return }
    var followed: [TableIndexPath: RowIdentity] = [:]
    for (indexPath, identity) in identities {
      if let place = map.placeAfter(of: indexPath) { followed[place] = identity }
    }
    identities = followed
  }

  /// The shown rows that stay by the batch, but are other rows.
  ///
  /// - Parameters:
  ///   - batch: A batch whose counts are right.
  ///   - identity: The identity of a row after the batch.
  /// - Returns: One violation for each section with such rows, in the order of the table.
  /// - Complexity: O(*v* log *n*) in the number of shown rows and of operations.
  func violations(
    of batch: CheckedUpdates, identity: (TableIndexPath) -> RowIdentity?
  ) -> [TableUpdateViolation] {
    guard !identities.isEmpty else { return [] }
    let reloaded = Set(batch.updates.reloadedRows)
    var found: [Int: RowIdentityMismatch] = [:]
    for from in identities.keys.sorted() where !reloaded.contains(from) {
      guard let before = identities[from], let to = batch.placeAfter(of: from),
        let after = identity(to), before != after
      else { continue }
      found[
        to.section,
        default: RowIdentityMismatch(
          from: from, to: to, before: "\(before.id)", after: "\(after.id)", count: 0)
      ].count += 1
    }
    return found.keys.sorted().compactMap { section in
      found[section].map { .identityMismatch($0) }
    }
  }
}
