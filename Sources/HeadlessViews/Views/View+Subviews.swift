extension View {
  /// The most views that may be inside each other, from the outermost to the innermost.
  ///
  /// A layout and a drawing go down the tree call by call, and views that end take those in them along,
  /// so without a limit a deep tree would use up the stack, which ends a program without a word.
  static let mostLevels = 500

  /// Makes a view the front-most one inside this one, and takes it out of the view it was in. Both of
  /// them are laid out again.
  ///
  /// - Precondition: The view is neither this one nor around it, and no more than 500 views are then
  ///   inside each other.
  /// - Complexity: O(*d* + *n*) in the depth of this view, the number of views inside the other one
  ///   and, where that moves, the number of its siblings.
  public final func addSubview(_ view: View) {
    checkRoom(for: view)
    view.removeFromSuperview()
    subviews.append(view)
    view.parent = self
    view.setNeedsLayout(because: .added)
    noteRearrangement()
  }

  /// Takes the view out of the one it is in, which is laid out again; does nothing if it is in none.
  ///
  /// - Complexity: O(*n*) in the number of its siblings.
  public final func removeFromSuperview() {
    guard let superview = parent else { return }
    leavePlace()
    superview.subviews.removeAll { $0 === self }
    superview.noteRearrangement()
  }

  private func noteRearrangement() {
    wasRearranged = true
    setNeedsLayout(because: .subviewsChanged)
  }

  /// Traps where a view cannot be put into this one.
  private func checkRoom(for view: View) {
    var levels = view.levels
    var ancestor: View? = self
    while let current = ancestor {
      guard current !== view else {
        fatalError(
          view === self
            ? "A \(type(of: view)) cannot be a subview of itself"
            : "A \(type(of: view)) cannot be a subview of a view inside it")
      }
      levels += 1
      ancestor = current.parent
    }
    guard levels <= Self.mostLevels else {
      fatalError(
        "A \(type(of: view)) cannot be put where \(levels) views would be inside each other; at most "
          + "\(Self.mostLevels) can be")
    }
  }

  /// The number of views that are inside each other here, from this one to the innermost.
  private var levels: Int {
    var (levels, row) = (1, subviews)
    while !row.isEmpty {
      levels += 1
      row = row.flatMap(\.subviews)
    }
    return levels
  }
}

// MARK: The subviews of a table

extension View {
  /// Takes a subview of another view out of use and leaves it in its place until it is used again or
  /// replaced. One that somebody has put elsewhere stays there, and has no place to be used in.
  package final func becomeIdle(in superview: View) { isIdle = parent === superview }

  /// Takes a view into use.
  ///
  /// - Returns: Whether it is still in its place.
  package final func becomeUsed() -> Bool {
    defer { isIdle = false }
    return isIdle
  }

  /// Puts views in the places of subviews that are idle, and takes out the idle ones that are left.
  ///
  /// - Precondition: As for ``addSubview(_:)``, for each of the views.
  /// - Complexity: O(*n*) in the number of subviews, old and new, and of the views inside the new ones;
  ///   no heap allocation where as many come as are idle.
  package final func replaceIdleSubviews(with views: [View]) {
    for new in views { takeOver(new) }
    var replaced = 0
    var left: [View] = []
    for index in subviews.indices where subviews[index].isIdle {
      // Held beyond the change, because it may end the view.
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
    for new in views { new.parent = self }
    if views.contains(where: \.hasLayoutToDo) { noteSubtreeNeedsLayout() }
  }

  /// Replaces all subviews at once, leaving alone those that stay.
  ///
  /// - Precondition: As for ``addSubview(_:)``, for each of the views.
  /// - Complexity: O(*n*) in the number of subviews, old and new, and of the views inside the new ones.
  package final func setSubviews(_ views: [View]) {
    for new in views where new.parent !== self { takeOver(new) }
    let before = subviews
    for old in before { old.leavePlace() }
    for new in views { new.parent = self }
    subviews = views
    withExtendedLifetime(before) {}
    wasRearranged = false
    if views.contains(where: \.hasLayoutToDo) { noteSubtreeNeedsLayout() }
  }

  /// Takes a view out of where somebody has put it, so that no view is inside of two.
  private func takeOver(_ view: View) {
    checkRoom(for: view)
    view.removeFromSuperview()
  }

  private func leavePlace() {
    parent = nil
    isIdle = false
  }
}
