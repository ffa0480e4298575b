extension View {
  /// Asks for a layout of this view in the next layout pass.
  ///
  /// - Complexity: O(*d*) in the depth of the view, O(1) where a layout near it was asked for
  ///   already.
  public final func setNeedsLayout() {
    setNeedsLayout(because: .requested)
  }

  /// Lays out this view and the views below it now: those that were added or resized or that asked
  /// for it, each once, and no others.
  ///
  /// - Complexity: O(*n*) in the number of views that are laid out, and of their superviews'
  ///   subviews.
  public final func layoutIfNeeded() {
    var trace: LayoutTrace?
    layOut(depth: 0, into: &trace)
  }

  /// Lays out as ``layoutIfNeeded()`` does, and writes down which views and why.
  ///
  /// ```swift
  /// print(screen.tracedLayout())
  /// // PlantPage 320 × 240 (resized)
  /// //   Label 288 × 16 (resized)
  /// ```
  public final func tracedLayout() -> LayoutTrace {
    var trace: LayoutTrace? = LayoutTrace()
    layOut(depth: 0, into: &trace)
    return trace ?? LayoutTrace()
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

  final func setNeedsLayout(because cause: LayoutCause) {
    // The first cause is the one to tell: a view that is added is resized too.
    layoutCause = layoutCause ?? cause
    parent?.noteSubtreeNeedsLayout()
  }

  final func noteSubtreeNeedsLayout() {
    var ancestor: View? = self
    while let view = ancestor, !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      ancestor = view.parent
    }
  }

  final var hasLayoutToDo: Bool { layoutCause != nil || subtreeNeedsLayout }

  private func layOut(depth: Int, into trace: inout LayoutTrace?) {
    if let cause = layoutCause {
      layoutCause = nil
      trace?.steps.append(LayoutTrace.Step(depth: depth, view: self, cause: cause))
      layoutSubviews()
    }
    guard subtreeNeedsLayout else { return }
    for subview in subviews { subview.layOut(depth: depth + 1, into: &trace) }
    subtreeNeedsLayout = subviews.contains(where: \.hasLayoutToDo)
  }
}
