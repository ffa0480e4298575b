extension View {
  /// Asks for a layout of this view in the next layout pass.
  ///
  /// - Complexity: O(*d*) in the depth of the view, O(1) where a layout near it was asked for
  ///   already.
  public final func setNeedsLayout() {
    needsLayout = true
    parent?.noteSubtreeNeedsLayout()
  }

  /// Lays out this view and the views below it now, those that asked for it and no others.
  ///
  /// - Complexity: O(*n*) in the number of views that asked for it, and of their superviews' subviews.
  public final func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    guard subtreeNeedsLayout else { return }
    for subview in subviews { subview.layoutIfNeeded() }
    subtreeNeedsLayout = subviews.contains { $0.needsLayout || $0.subtreeNeedsLayout }
  }

  /// What the view and everything in it draws, after a layout where one is needed.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public final func displayList() -> DisplayList {
    layoutIfNeeded()
    var context = DrawingContext(size: frame.size)
    context.draw(rootedAtItself: self)
    return context.list
  }

  final func noteSubtreeNeedsLayout() {
    var ancestor: View? = self
    while let view = ancestor, !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      ancestor = view.parent
    }
  }
}
