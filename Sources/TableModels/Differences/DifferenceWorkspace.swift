/// The memory in which differences are computed, for whoever computes many.
///
/// A table that changes again and again keeps one and passes it to every difference. It grows to
/// what the largest change needed, and from then on a difference allocates its result and hardly
/// anything else, however many rows there are:
///
/// ```swift
/// var workspace = DifferenceWorkspace()
/// let first = monday.difference(from: sunday, using: &workspace)
/// let second = tuesday.difference(from: monday, using: &workspace)
/// ```
///
/// It keeps numbers only, never a model or an id, so one workspace serves snapshots of any models.
public struct DifferenceWorkspace: Sendable {
  @usableFromInline var sections = Matching()
  @usableFromInline var rows = Matching()
  /// For each new section which one it was before, or -1.
  var sources: [Int] = []
  var retitledSections: [RetitledSection] = []

  /// A workspace that has not allocated anything yet.
  public init() {}

  /// Lets go of all memory where it has come to more than a number of bytes.
  ///
  /// For whoever keeps a workspace as long as a list and cannot know whether a change as large as the
  /// last one ever comes again: to allocate a few large arrays costs next to nothing beside it.
  package mutating func release(ifLargerThan bytes: Int) {
    if keptBytes > bytes { self = DifferenceWorkspace() }
  }

  /// The memory that is kept for the next difference, in bytes.
  package var keptBytes: Int {
    sections.keptBytes + rows.keptBytes + sources.keptBytes + retitledSections.keptBytes
  }
}

extension Matching {
  var keptBytes: Int {
    pairs.keptBytes + runs.keptBytes + old.keptBytes + new.keptBytes + changedRows.keptBytes
      + replacedOldRows.keptBytes + replacedNewRows.keptBytes + hashes.keptBytes
      + firsts.keptBytes + isSame.keptBytes + duplicates.keptBytes + table.slots.keptBytes
      + segments.keptBytes + heaviest.keptBytes
  }
}

extension Matching.Leftovers {
  var keptBytes: Int { rows.keptBytes + partners.keptBytes + isChanged.keptBytes }
}

extension Array {
  var keptBytes: Int { capacity * MemoryLayout<Element>.stride }
}
