public import TableModels

/// What a table shows: how many sections, how many rows, and each row's model, shown in a slot.
///
/// A data source never sees its host. Most lists need no type of their own and use
/// ``CommonDataSource``; one that is written by hand answers three questions:
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
/// A host asks for the counts when it loads and keeps to them until it loads again.
public protocol TableDataSource: AnyObject {
  /// How many sections there are; 1 by default.
  var numberOfSections: Int { get }

  /// How many rows a section has.
  func numberOfRows(inSection section: Int) -> Int

  /// Shows a row in a slot: a model with a registration, or a cell dequeued and configured by hand.
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath)

  /// The title above a section; nil, which is the default, for none.
  func titleForHeader(inSection section: Int) -> String?

  /// The title below a section; nil, which is the default, for none.
  func titleForFooter(inSection section: Int) -> String?

  /// How high the rows of a section are, in points; the host's own height by default.
  func rowHeights(inSection section: Int) -> RowHeights<Int>

  /// Whether the data source has something to do when cells come on screen and leave it; true by
  /// default. Asked once for each layout pass; one that says no is not told.
  var observesDisplay: Bool { get }

  /// A cell has been configured for a row and comes on screen. Does nothing by default.
  func willDisplay(_ cell: AnyObject, at indexPath: TableIndexPath)

  /// A cell has left the screen. Does nothing by default.
  ///
  /// - Parameters:
  ///   - cell: The cell, as the row left it.
  ///   - indexPath: The one that the row has in the content that it leaves: the one it was shown at,
  ///     or moved to since.
  func didEndDisplaying(_ cell: AnyObject, at indexPath: TableIndexPath)

  /// What tells a row from all others, wherever it stands; nil, which is the default, where index
  /// paths have to do. A host asks for few rows, such as the selected ones. Of a source that announces
  /// its changes to the host itself, a table asks for each row that comes on show, and holds the source's
  /// batches against it.
  ///
  /// - Parameter indexPath: A row that exists.
  func identity(at indexPath: TableIndexPath) -> RowIdentity?

  /// The place of the first row with an identity, or nil where there is none.
  ///
  /// The default asks ``identity(at:)`` of one row after the other.
  ///
  /// - Complexity: O(*n*) in the number of rows, by default.
  func indexPath(ofRowWith identity: RowIdentity) -> TableIndexPath?

  /// The place of the first row whose model has an id, whatever the type of the model, or nil where
  /// there is none.
  ///
  /// The default asks ``identity(at:)`` of one row after the other.
  ///
  /// - Complexity: O(*n*) in the number of rows, by default.
  func indexPath<ID: Hashable>(ofRowWithID id: ID) -> TableIndexPath?

  /// The ids that rows or sections have more than once; none by default. A host asks when it is asked
  /// for its diagnostics, never as it shows rows.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  func duplicateIDs() -> [DuplicateID]

  /// Whether the data source has something to do before rows come on screen; true by default. Asked
  /// once for each layout pass; for one that says no, nothing is computed.
  var observesPrefetch: Bool { get }

  /// Rows are likely to come on screen soon: a good moment to begin what takes time. Does nothing by
  /// default.
  ///
  /// Each row is asked for once, until it comes on screen or is cancelled. What it shows by then is
  /// the business of its configure closure.
  ///
  /// - Parameter indexPaths: The rows, the nearest first.
  func prefetchRows(at indexPaths: [TableIndexPath])

  /// Rows that were asked for are no longer expected on screen. Does nothing by default.
  ///
  /// - Parameter indexPaths: Where the rows are, before the change that takes them away. A source that is
  ///   changed by hand, inside of a batch, is told as the batch begins, of all rows that are expected. One
  ///   that changed before it said so is told of no row that went or moved.
  func cancelPrefetching(ofRowsAt indexPaths: [TableIndexPath])

  /// Where hosts hear of the changes that the data source announces by itself, always the same; nil, which
  /// is the default, for a source whose changes somebody announces to the table.
  ///
  /// Its type is `ChangeFeed?`, also where there always is one.
  var changeFeed: ChangeFeed? { get }
}

extension TableDataSource {
  public var numberOfSections: Int { 1 }

  public func titleForHeader(inSection section: Int) -> String? { nil }

  public func titleForFooter(inSection section: Int) -> String? { nil }

  public func rowHeights(inSection section: Int) -> RowHeights<Int> { .standard }

  public var observesDisplay: Bool { true }

  public func willDisplay(_ cell: AnyObject, at indexPath: TableIndexPath) {}

  public func didEndDisplaying(_ cell: AnyObject, at indexPath: TableIndexPath) {}

  public var changeFeed: ChangeFeed? { nil }
}
