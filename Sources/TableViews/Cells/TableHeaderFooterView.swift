public import HeadlessViews

/// A view above or below the rows of a section. This one shows a title; a subclass may show more.
open class TableHeaderFooterView: TableReusableView {
  /// The title, over the whole view.
  public final let titleLabel = Label()

  public required init() {
    super.init()
    addSubview(titleLabel)
  }

  /// The size of the title within a width.
  open override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    titleLabel.sizeThatFits(size)
  }

  /// Gives the title the whole view.
  open override func layoutSubviews() {
    titleLabel.frame = bounds
  }
}
