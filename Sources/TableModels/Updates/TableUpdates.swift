/// A batch of changes to a table: deletions, insertions, moves, reloads and reconfigurations.
///
/// Every number has one meaning, in any order of writing. Deletions, reloads, reconfigurations and
/// the `from` of a move are places *before* the batch; insertions and the `to` of a move are places
/// *after* it. Nothing is applied step by step, so nothing shifts while the batch is written:
///
/// ```swift
/// var updates = TableUpdates()
/// updates.deleteRows(at: [[0, 0], [0, 1]])  // the first two rows, as they are now
/// updates.insertRows(at: [[0, 0]])          // will be the first row afterwards
/// updates.moveRow(at: [0, 4], to: [1, 0])
/// ```
///
/// A batch is plain data. It may be incomplete, contradictory or out of bounds; a check against the
/// counts before and after finds that.
public struct TableUpdates: Hashable, Sendable {
  /// The rows that go, by their places before the batch.
  public var deletedRows: [TableIndexPath] = []
  /// The rows that come, by their places after the batch.
  public var insertedRows: [TableIndexPath] = []
  /// The rows that change places, each from a place before the batch to one after it.
  public var movedRows: [RowMove] = []
  /// The rows that get a new cell, by their places before the batch.
  public var reloadedRows: [TableIndexPath] = []
  /// The rows that keep their cell and show new content in it, by their places before the batch.
  public var reconfiguredRows: [TableIndexPath] = []
  /// The sections that go with all their rows, by their places before the batch.
  public var deletedSections: [Int] = []
  /// The sections that come with all their rows, by their places after the batch.
  public var insertedSections: [Int] = []
  /// The sections that change places with all their rows.
  public var movedSections: [SectionMove] = []
  /// The sections that are read anew, with any number of rows, by their places before the batch.
  public var reloadedSections: [Int] = []

  /// A row that changes places, in its section or into another one.
  public struct RowMove: Hashable, Sendable {
    /// The place of the row before the batch.
    public var from: TableIndexPath
    /// The place of the row after the batch.
    public var to: TableIndexPath

    /// Creates a move from a place before the batch to a place after it.
    public init(from: TableIndexPath, to: TableIndexPath) {
      self.from = from
      self.to = to
    }
  }

  /// A section that changes places together with its rows.
  public struct SectionMove: Hashable, Sendable {
    /// The place of the section before the batch.
    public var from: Int
    /// The place of the section after the batch.
    public var to: Int

    /// Creates a move from a place before the batch to a place after it.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Creates an empty batch, which says that no row and no section changed.
  public init() {}
}

extension TableUpdates {
  /// True if nothing is announced.
  ///
  /// An empty batch is a claim like any other: it is wrong when a count has changed.
  public var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty && reloadedRows.isEmpty
      && reconfiguredRows.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty
      && movedSections.isEmpty && reloadedSections.isEmpty
  }

  /// Adds all changes of another batch to this one.
  public mutating func append(_ other: TableUpdates) {
    deletedRows += other.deletedRows
    insertedRows += other.insertedRows
    movedRows += other.movedRows
    reloadedRows += other.reloadedRows
    reconfiguredRows += other.reconfiguredRows
    deletedSections += other.deletedSections
    insertedSections += other.insertedSections
    movedSections += other.movedSections
    reloadedSections += other.reloadedSections
  }

  /// Announces rows that will be at these places after the batch.
  ///
  /// - Complexity: O(*n*) in the number of index paths, on average.
  public mutating func insertRows(at indexPaths: [TableIndexPath]) {
    insertedRows.append(contentsOf: indexPaths)
  }

  /// Announces that the rows at these places before the batch go.
  ///
  /// - Complexity: O(*n*) in the number of index paths, on average.
  public mutating func deleteRows(at indexPaths: [TableIndexPath]) {
    deletedRows.append(contentsOf: indexPaths)
  }

  /// Announces that a row goes to another place, in its section or into another one.
  ///
  /// - Parameters:
  ///   - source: The place of the row before the batch.
  ///   - target: Its place after the batch.
  public mutating func moveRow(at source: TableIndexPath, to target: TableIndexPath) {
    movedRows.append(RowMove(from: source, to: target))
  }

  /// Announces that the rows at these places before the batch get a new cell.
  ///
  /// - Complexity: O(*n*) in the number of index paths, on average.
  public mutating func reloadRows(at indexPaths: [TableIndexPath]) {
    reloadedRows.append(contentsOf: indexPaths)
  }

  /// Announces that the rows at these places before the batch show new content in their cells; they
  /// may also move.
  ///
  /// - Complexity: O(*n*) in the number of index paths, on average.
  public mutating func reconfigureRows(at indexPaths: [TableIndexPath]) {
    reconfiguredRows.append(contentsOf: indexPaths)
  }

  /// Announces sections that will be at these places after the batch, with all their rows.
  ///
  /// - Complexity: O(*n*) in the number of sections, on average.
  public mutating func insertSections(_ sections: some Sequence<Int>) {
    insertedSections.append(contentsOf: sections)
  }

  /// Announces that the sections at these places before the batch go, with all their rows.
  ///
  /// - Complexity: O(*n*) in the number of sections, on average.
  public mutating func deleteSections(_ sections: some Sequence<Int>) {
    deletedSections.append(contentsOf: sections)
  }

  /// Announces that a section goes to another place with its rows.
  ///
  /// - Parameters:
  ///   - section: The place of the section before the batch.
  ///   - target: Its place after the batch.
  public mutating func moveSection(_ section: Int, toSection target: Int) {
    movedSections.append(SectionMove(from: section, to: target))
  }

  /// Announces that the sections at these places before the batch are read anew: they may have any
  /// number of rows afterwards.
  ///
  /// - Complexity: O(*n*) in the number of sections, on average.
  public mutating func reloadSections(_ sections: some Sequence<Int>) {
    reloadedSections.append(contentsOf: sections)
  }
}
