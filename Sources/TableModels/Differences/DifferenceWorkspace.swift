/// The memory for many differences, reused from one to the next.
///
/// A table that changes again and again keeps one and gives it to every difference. It grows to the
/// size that the largest change needs. From then on a difference allocates its result and hardly
/// anything else, for any number of rows:
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
  /// The index in the old snapshot of each new section, or -1.
  var sources: [Int] = []
  var retitledSections: [RetitledSection] = []

  /// Creates a workspace that has not allocated anything yet.
  public init() {}

  /// Frees all memory if there is more than a number of bytes.
  ///
  /// A workspace that lives as long as its list need not keep the memory of one large change:
  /// allocating it again costs next to nothing beside such a change.
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
