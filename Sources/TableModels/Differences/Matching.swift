/// The pairs of equal rows of two snapshots, from which a difference is computed.
///
/// The generic part, inlined into the client, walks over models and writes numbers down here; the
/// rest is computed from the numbers, in this order:
///
/// 1. `walk` goes through each section that is in both snapshots and finds *runs*, rows that follow
///    one another on both sides. Rows without a match nearby are left over.
/// 2. `matchLeftovers` hashes the ids that were left over, each once, and finds the equal ones.
/// 3. `findMoves` keeps as many as possible of the rows that are in both snapshots in their places.
///
/// Sections are matched in the same way, as rows whose models are ids and titles.
@usableFromInline
struct Matching: Sendable {
  /// The sections that are in both snapshots, in the order of the new one.
  @usableFromInline var pairs: [SectionPair] = []
  /// The rows that were found in step by walking, in the order of `pairs` and, inside of a pair, of
  /// the rows on either side.
  @usableFromInline var runs: [Run] = []
  /// The rows that were left over on either side, in the order of `pairs`.
  @usableFromInline var old = Leftovers()
  @usableFromInline var new = Leftovers()
  /// Rows that kept their id and changed their content, by their old places.
  @usableFromInline var changedRows: [TableIndexPath] = []
  /// Rows that kept their id and place, but are to be deleted and inserted.
  @usableFromInline var replacedOldRows: [TableIndexPath] = []
  @usableFromInline var replacedNewRows: [TableIndexPath] = []

  /// The hashes of the ids that were left over: of the old rows, then of the new ones.
  @usableFromInline var hashes: [UInt32] = []
  /// The index of the first equal id, for each of these hashes.
  @usableFromInline var firsts: [Int32] = []
  /// True for each new row whose content is that of the first old row with its id.
  @usableFromInline var isSame: [Bool] = []
  /// True if some row that is in both snapshots has one object for a model.
  @usableFromInline var sharesObjects = false
  /// Two new rows with one id, one pair for each id that was left over twice.
  var duplicates: [DuplicateRows] = []
  @usableFromInline var table = IdentityTable()

  /// The rows of the pairs of sections in which something was found by hash, in stretches.
  var segments: [Segment] = []
  var heaviest = HeaviestIncrease()

  @usableFromInline init() {}

  /// The number that stands for no row.
  @inlinable static var none: Int32 { -1 }
}

extension Matching {
  /// A section that is in both snapshots, with its parts of the lists above.
  @usableFromInline
  struct SectionPair: Sendable {
    @usableFromInline let old: Int
    @usableFromInline let new: Int
    @usableFromInline var runs = 0..<0
    @usableFromInline var oldLeftovers = 0..<0
    @usableFromInline var newLeftovers = 0..<0

    init(old: Int, new: Int) {
      self.old = old
      self.new = new
    }
  }

  /// An index path of half the size: these lists are read in random order, and caches are small.
  @usableFromInline
  struct Place: Sendable {
    @usableFromInline let shortSection: Int32
    @usableFromInline let shortRow: Int32

    @inlinable @inline(__always)
    init(section: Int, row: Int) {
      shortSection = Int32(truncatingIfNeeded: section)
      shortRow = Int32(truncatingIfNeeded: row)
    }

    @inlinable @inline(__always)
    var section: Int { Int(shortSection) }

    @inlinable @inline(__always)
    var row: Int { Int(shortRow) }

    var indexPath: TableIndexPath { TableIndexPath(section: section, row: row) }
  }

  /// Rows that follow one another on both sides.
  @usableFromInline
  struct Run: Sendable {
    @usableFromInline let old: Int
    @usableFromInline let new: Int
    @usableFromInline let count: Int

    @usableFromInline
    init(old: Int, new: Int, count: Int) {
      self.old = old
      self.new = new
      self.count = count
    }
  }

  /// The rows of one side that walking could not place.
  @usableFromInline
  struct Leftovers: Sendable {
    @usableFromInline var rows: [Place] = []
    /// The counterpart on the other side of each row, or a negative number.
    @usableFromInline var partners: [Int32] = []
    /// True for each old row whose counterpart has other content.
    @usableFromInline var isChanged: [Bool] = []
  }

  /// Two rows of one side that have one id.
  struct DuplicateRows: Sendable {
    let first: Place
    let second: Place
  }

  /// Rows that follow one another on both sides, with the decision that they stay or move.
  struct Segment {
    let from: Place
    let to: Place
    var count: Int32
    var stays = false
  }
}

extension Matching {
  /// Forgets everything and keeps the memory.
  mutating func removeAll() {
    pairs.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    old.removeAll()
    new.removeAll()
    changedRows.removeAll(keepingCapacity: true)
    replacedOldRows.removeAll(keepingCapacity: true)
    replacedNewRows.removeAll(keepingCapacity: true)
    hashes.removeAll(keepingCapacity: true)
    firsts.removeAll(keepingCapacity: true)
    duplicates.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
  }
}

extension Matching.Leftovers {
  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    partners.removeAll(keepingCapacity: true)
    isChanged.removeAll(keepingCapacity: true)
  }
}

extension Array {
  /// Fills an array with one value, in the memory that it has.
  mutating func refill(_ count: Int, with value: Element) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(value, count: count))
  }
}
