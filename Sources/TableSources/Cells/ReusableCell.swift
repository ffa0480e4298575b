/// A cell that a ``ReuseQueue`` can make, and prepare for another row.
///
/// ```swift
/// final class PhotoCell: ReusableCell {
///   var name = ""
///   init() {}
///   func prepareForReuse() { name = "" }
/// }
/// ```
///
/// A `UITableViewCell` is no `ReusableCell` and need not be one: its table makes and reuses it.
public protocol ReusableCell: AnyObject {
  /// Makes a cell that shows nothing yet.
  init()

  /// Makes the cell forget the row that it showed.
  ///
  /// Called when the cell is dequeued for another row, never on a new cell. Does nothing by
  /// default.
  func prepareForReuse()

  /// The height of a row in such a cell where neither the data source nor its host says one, in
  /// points; nil, the default, for the height that the host has for all rows.
  static var standardRowHeight: Double? { get }
}

extension ReusableCell {
  public func prepareForReuse() {}

  public static var standardRowHeight: Double? { nil }
}
