/// What a section has beside its rows: a title above them and one below, and how high the rows are.
public struct SectionTraits {
  /// The title above the section; nil for none.
  public var header: String?
  /// The title below the section; nil for none.
  public var footer: String?
  /// How high the rows are, in points.
  public var rowHeights: RowHeights<Int>

  /// The traits of a section, by default without titles and with rows as high as the host's.
  public init(
    header: String? = nil, footer: String? = nil, rowHeights: RowHeights<Int> = .standard
  ) {
    self.header = header
    self.footer = footer
    self.rowHeights = rowHeights
  }
}
