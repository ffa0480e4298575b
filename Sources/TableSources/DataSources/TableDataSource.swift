public import TableModels

/// What a table shows: how many sections, how many rows, and each row's model, shown in a slot.
///
/// A data source never sees its host. Most lists need no type of their own and use
/// ``CommonDataSource``; one that is written by hand answers two questions:
///
/// ```swift
/// final class Squares: TableDataSource {
///   let row = CellRegistration<NumberCell, Int> { cell, number in cell.number = number }
///
///   func numberOfRows(inSection section: Int) -> Int { 1_000 }
///
///   func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
///     slot.show(indexPath.row * indexPath.row, with: row)
///   }
/// }
/// ```
///
/// Everything else has a default, and what only some sources offer is a part of its own: a
/// ``DisplayObserver``, a ``RowPrefetcher``, a ``ChangeFeed``.
///
/// A host asks for the counts when it loads and keeps to them until it loads again.
public protocol TableDataSource: AnyObject {
  /// The number of sections; 1 by default.
  var numberOfSections: Int { get }

  /// Returns the number of rows of a section.
  func numberOfRows(inSection section: Int) -> Int

  /// Shows a row in a slot: a model with a registration, or a cell dequeued and configured by hand.
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath)

  /// Returns the titles of a section and the heights of its rows; by default no titles, and the heights
  /// that the host gives.
  func traits(ofSection section: Int) -> SectionTraits

  /// Returns what tells a row from all others, wherever it stands; nil by default, where index paths have
  /// to do.
  ///
  /// A host asks for few rows, such as the selected ones. A table holds batches against the identities of
  /// the rows on show, which it asks for as they come.
  ///
  /// - Parameter indexPath: A row that exists.
  func identity(at indexPath: TableIndexPath) -> RowIdentity?

  /// Returns the place of the first row whose model has an id, whatever the type of the model; nil for none.
  ///
  /// The default asks ``identity(at:)`` of one row after the other.
  ///
  /// - Complexity: O(*n*) in the number of rows, by default.
  func indexPath(ofRowWithID id: AnyHashable) -> TableIndexPath?

  /// What is told of cells that come on screen and leave it; nil by default, and the data source itself
  /// where it is a ``DisplayObserver``. Asked once for each layout pass.
  var displayObserver: (any DisplayObserver)? { get }

  /// What is told of rows before they come on screen; nil by default, and the data source itself where it
  /// is a ``RowPrefetcher``. Asked once for each layout pass.
  var prefetcher: (any RowPrefetcher)? { get }

  /// Where hosts hear of the changes that the data source announces by itself, always the same; nil by
  /// default, for a source whose changes somebody announces to the table.
  ///
  /// Its type is `ChangeFeed?`, also in a source that always has one.
  var changeFeed: ChangeFeed? { get }
}

extension TableDataSource {
  public var numberOfSections: Int { 1 }

  public func traits(ofSection section: Int) -> SectionTraits { SectionTraits() }

  public var displayObserver: (any DisplayObserver)? { nil }

  public var prefetcher: (any RowPrefetcher)? { nil }

  public var changeFeed: ChangeFeed? { nil }
}

extension TableDataSource where Self: DisplayObserver {
  public var displayObserver: (any DisplayObserver)? { self }
}

extension TableDataSource where Self: RowPrefetcher {
  public var prefetcher: (any RowPrefetcher)? { self }
}
