import HeadlessViews

extension TableView {
  /// The text that is shown where the content has no rows; nil for none.
  ///
  /// ```swift
  /// table.emptyText = "Nothing found for “\(query)”"
  /// ```
  ///
  /// It stands in the middle of the viewport, below headers and footers if there are any. A table
  /// without a data source shows none: nobody knows yet that there is nothing.
  ///
  /// Anything else than a text is an ``emptyView``, which takes the same place.
  public final var emptyText: String? {
    get { (emptyView as? Label)?.text }
    set {
      let label = newValue.map { Label($0, alignment: .center) }
      label?.style = .dimmed
      label?.numberOfLines = 0
      emptyView = label
    }
  }

  /// Takes out the view that was there before.
  final func replaceEmptyView(_ old: View?) {
    if old !== emptyView, old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  /// Shows the empty view in the room below the content, or takes it out.
  final func placeEmptyView() {
    guard let emptyView else { return }
    let bottom = content.geometry.height.points
    let room = bounds.height - bottom
    guard room > 0, content.dataSource != nil, content.hasNoRows else {
      if emptyView.superview === self { emptyView.removeFromSuperview() }
      return
    }
    emptyView.frame = LayoutRect(x: 0, y: bottom, width: bounds.width, height: room)
    if emptyView.superview !== self { addSubview(emptyView) }
  }
}
