/// The titles of a section, the views above and below it, and the heights of its rows.
public struct SectionTraits {
  /// The title above the section; nil for none.
  public var header: String?
  /// The title below the section; nil for none.
  public var footer: String?
  /// The heights of the rows, in points.
  public var rowHeights: RowHeights<Int>
  /// The height of rows that are of ``RowHeights/standard`` height, in points, where the host has
  /// been told none; nil for the host's own.
  ///
  /// A `CommonDataSource` has that of its cell class.
  public var standardRowHeight: Double?
  /// The view above the section; nil for one in which the host shows the title, if there is one.
  public var headerView: SectionView?
  /// The view below the section; nil for one in which the host shows the title, if there is one.
  public var footerView: SectionView?

  /// Creates the traits of a section, by default without titles and with the host's own heights.
  public init(
    header: String? = nil, footer: String? = nil, rowHeights: RowHeights<Int> = .standard
  ) {
    self.header = header
    self.footer = footer
    self.rowHeights = rowHeights
  }
}
