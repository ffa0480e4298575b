extension View {
  /// Asks for a layout of this view in the next layout pass.
  ///
  /// - Complexity: O(*d*) in the depth of the view, O(1) if a layout near it was asked for already.
  public final func setNeedsLayout() {
    setNeedsLayout(because: .requested)
  }

  /// Lays out the views in this tree that were added or resized or that asked for it, each once.
  ///
  /// A layout may add views, resize them and ask for their layout. Views that this pass has not
  /// laid out yet are laid out in it, the others in the next pass. A layout that a view starts
  /// itself during its own layout is a pass of its own.
  ///
  /// - Complexity: O(*n*) in the number of views that are laid out, and of their superviews'
  ///   subviews.
  public final func layoutIfNeeded() {
    layOutNow()
  }

  /// Lays out as ``layoutIfNeeded()`` does, and returns which views it laid out and why.
  ///
  /// ```swift
  /// print(screen.tracedLayout())
  /// // PlantPage 320 × 240 (resized)
  /// //   Label 288 × 16 (resized)
  /// ```
  public final func tracedLayout() -> LayoutTrace {
    layOutNow(writingInto: LayoutTrace()) ?? LayoutTrace()
  }

  /// The drawing of the view and everything in it, after a layout if one is needed.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public final func displayList() -> DisplayList {
    layoutIfNeeded()
    var context = DrawingContext(size: frame.size)
    context.draw(rootedAtItself: self)
    return context.list
  }

  final func setNeedsLayout(because cause: LayoutCause) {
    // The first cause stays: a view that is added is resized too. Only a change of subviews gives
    // way to later causes, because a layout in progress clears that one.
    if layoutCause == nil || layoutCause == .subviewsChanged { layoutCause = cause }
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

  /// Runs a pass that begins at this view.
  ///
  /// - Parameters:
  ///   - depth: The depth of this view in the trace; views of a negative depth are left out.
  ///   - trace: The record to write to; nil for none.
  /// - Returns: The trace.
  @discardableResult
  final func layOutNow(depth: Int = 0, writingInto trace: LayoutTrace? = nil) -> LayoutTrace? {
    guard hasLayoutToDo else { return trace }
    let passes = passesFromHere ?? LayoutPasses()
    passesFromHere = passes
    var walk = LayoutWalk(pass: passes.next(), trace: trace)
    layOut(depth: depth, in: &walk)
    return walk.trace
  }

  private func layOut(depth: Int, in walk: inout LayoutWalk) {
    if let cause = layoutCause, !wasLaidOut(in: walk.pass) {
      layoutCause = nil
      lastPass = walk.pass
      walk.count += 1
      if depth >= 0 {
        walk.trace?.steps.append(LayoutTrace.Step(depth: depth, view: self, cause: cause))
      }
      layoutSubviews()
      // The layout has given frames to the subviews that it added itself.
      if layoutCause == .subviewsChanged { layoutCause = nil }
    }
    // A layout may mark views that this loop has left behind: another round lays them out. Each
    // round but the last lays out a view that was not laid out before, so there is a last one.
    while subtreeNeedsLayout {
      let countBefore = walk.count
      // Most subviews have nothing to do, and are not retained to be asked.
      let views = subviews
      let span = views.span
      for index in span.indices where span[index].hasLayoutToDo {
        let subview = views[index]
        if subview.parent === self { subview.layOut(depth: depth + 1, in: &walk) }
      }
      subtreeNeedsLayout = subviews.contains(where: \.hasLayoutToDo)
      if walk.count == countBefore { return }
    }
  }

  private func wasLaidOut(in pass: LayoutPass) -> Bool {
    lastPass?.isWithin(pass) ?? false
  }
}
