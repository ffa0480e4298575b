public import TableModels

/// The content of a table: the numbers of sections and rows, and each row's model, shown in a slot.
///
/// A data source never sees its host. Most lists need no type of their own and use
/// ``CommonDataSource``. A data source that is written by hand answers two questions:
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
/// Everything else has a default, and optional abilities are parts of their own: a
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

  /// Returns the titles of a section and the heights of its rows; by default no titles and the
  /// host's own heights.
  func traits(ofSection section: Int) -> SectionTraits

  /// Returns the identity of a row in any place; nil, the default, if index paths have to do.
  ///
  /// A host asks for few rows, such as the selected ones. A table asks for each row that comes on
  /// screen, and checks batches by the identities of its visible rows.
  ///
  /// - Parameter indexPath: A row that exists.
  func identity(at indexPath: TableIndexPath) -> RowIdentity?

  /// Returns the place of the first row whose model has an id, in a model of any type; nil for
  /// none.
  ///
  /// The default asks ``identity(at:)`` of one row after the other.
  ///
  /// - Complexity: O(*n*) in the number of rows, by default.
  func indexPath(ofRowWithID id: AnyHashable) -> TableIndexPath?

  /// The object that is told of cells that come on screen and leave it. Asked once for each layout
  /// pass.
  ///
  /// It is nil by default, or the data source itself if that is a ``DisplayObserver``.
  var displayObserver: (any DisplayObserver)? { get }

  /// The object that is told of rows before they come on screen. Asked once for each layout pass.
  ///
  /// It is nil by default, or the data source itself if that is a ``RowPrefetcher``.
  var prefetcher: (any RowPrefetcher)? { get }

  /// The feed of the changes that the data source announces itself, always the same one; nil by
  /// default.
  ///
  /// A source without a feed changes by hand: somebody announces its changes to the table.
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
