public import HeadlessViews
public import TableSources

/// A view that a table shows for one thing after another: the superclass of cells, headers and
/// footers.
open class TableReusableView: View, ReusableCell {
  // Unchecked exclusivity: a plain value, written for each row that leaves.

  /// True if the view has been shown for something that has left since.
  @exclusivity(unchecked) final var hasBeenOnShow = false

  /// Creates a view that shows nothing yet. The table gives it its frame.
  public required init() {
    super.init(frame: .zero)
  }

  /// Makes the view forget its content. Called when it is dequeued for something else, never on a
  /// new view. The default does nothing.
  open func prepareForReuse() {}

  /// The height of a row in such a cell where neither the data source nor the table says one, in
  /// points; nil, the default, for ``TableView/rowHeight``.
  open class var standardRowHeight: Double? { nil }
}
