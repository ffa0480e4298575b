/// A view whose subviews come and go many times, as the rows of a table do.
///
/// An unused subview keeps its index until another one takes it. If as many come as have gone,
/// nothing moves.
package final class RecyclingView: View {
  // Unchecked exclusivity: touched for each row that a table shows, by one statement each, and plain
  // values, so no access spans user code.

  @exclusivity(unchecked) private var shownPart: LayoutRect?

  /// True if a subview has been added or taken out by itself since ``setSubviews(_:)`` set them all.
  @exclusivity(unchecked) private var wasRearranged = false

  /// The part that can be seen and tapped, in the view's own coordinates; nil for all of it.
  package override var visiblePart: LayoutRect? {
    get { shownPart }
    set { shownPart = newValue }
  }

  /// The subviews in use from the top down, wherever they stand in ``subviews``: what is drawn then
  /// reads in order, and is the same however it came about.
  override var subviewsToDraw: [View] {
    let used = subviews.contains(where: \.isIdle) ? subviews.filter { !$0.isIdle } : subviews
    let isInOrder = zip(used, used.dropFirst()).allSatisfy { $0.frame.minY <= $1.frame.minY }
    return isInOrder ? used : used.sorted { $0.frame.minY < $1.frame.minY }
  }

  override func noteRearrangement() {
    wasRearranged = true
    super.noteRearrangement()
  }

  /// Returns true if there are exactly so many subviews, and other code has inserted or removed
  /// none.
  package func holds(_ count: Int) -> Bool { subviews.count == count && !wasRearranged }

  /// Marks a subview as idle. It stays there until it is used again or replaced; a view that has moved
  /// elsewhere is not marked.
  package func retire(_ view: View) {
    view.isIdle = view.parent === self
  }

  /// Marks a view as used.
  ///
  /// - Returns: True if the view is still where it was.
  package func use(_ view: View) -> Bool {
    defer { view.isIdle = false }
    return view.isIdle
  }

  /// Puts views at the indices of idle subviews, and removes the idle ones that are left.
  ///
  /// - Parameters:
  ///   - views: The views that come.
  ///   - kept: The number of subviews in use that stay, unless somebody else has taken one out.
  /// - Precondition: As for ``addSubview(_:)``, for each of the views.
  /// - Complexity: O(*n*) in the number of subviews, old and new, and of the views inside the new
  ///   ones; no heap allocation if as many come as are idle.
  package func replaceIdleSubviews(with views: [View], keeping kept: Int) {
    for new in views { takeOver(new) }
    var replaced = 0
    var left: [View] = []
    var idle = subviews.count - kept
    for index in subviews.indices {
      guard idle > 0 else { break }
      guard subviews[index].isIdle else { continue }
      idle -= 1
      // Kept beyond the change, because it may end the view.
      let old = subviews[index]
      if replaced < views.count {
        subviews[index] = views[replaced]
        replaced += 1
        old.leavePlace()
      } else {
        left.append(old)
      }
    }
    if !left.isEmpty { subviews.removeAll { $0.isIdle } }
    for old in left { old.leavePlace() }
    subviews.append(contentsOf: views[replaced...])
    becomeParent(of: views)
  }

  /// Replaces all subviews at once, and leaves alone those that stay.
  ///
  /// - Precondition: As for ``addSubview(_:)``, for each of the views.
  /// - Complexity: O(*n*) in the number of subviews, old and new, and of the views inside the new ones.
  package func setSubviews(_ views: [View]) {
    for new in views where new.parent !== self { takeOver(new) }
    let before = subviews
    for old in before { old.leavePlace() }
    becomeParent(of: views)
    subviews = views
    withExtendedLifetime(before) {}
    wasRearranged = false
  }

  private func becomeParent(of views: [View]) {
    var haveLayoutToDo = false
    for new in views {
      new.parent = self
      haveLayoutToDo = haveLayoutToDo || new.hasLayoutToDo
    }
    if haveLayoutToDo { noteSubtreeNeedsLayout() }
  }

  /// Removes a view from any other superview, so that no view is inside of two.
  private func takeOver(_ view: View) {
    checkRoom(for: view)
    view.removeFromSuperview()
  }
}
