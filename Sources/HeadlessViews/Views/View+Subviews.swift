extension View {
  /// The most views that may be nested, from the outermost to the innermost.
  ///
  /// Layout, drawing and the end of a view go down the tree call by call. Without a limit a deep
  /// tree would use up the stack, which ends a program without a message.
  static let mostLevels = 500

  /// Makes a view the front-most subview of this one, and removes it from its superview before.
  /// Both superviews need a layout then.
  ///
  /// - Precondition: The view is neither this one nor around it, and at most 500 views are nested
  ///   then.
  /// - Complexity: O(*d* + *n*) in the depth of this view, the number of views inside the other one
  ///   and, if that moves, the number of its siblings.
  public final func addSubview(_ view: View) {
    checkRoom(for: view)
    view.removeFromSuperview()
    subviews.append(view)
    view.parent = self
    view.setNeedsLayout(because: .added)
    noteRearrangement()
  }

  /// Removes the view from its superview, which needs a layout then; does nothing without a
  /// superview.
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

  /// Traps if a view cannot be put into this one.
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

  /// The number of nested views, from this one to the innermost.
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
  /// Marks a subview of another view as idle. It stays there until it is used again or replaced; a
  /// view that has moved elsewhere is not marked.
  package final func becomeIdle(in superview: View) { isIdle = parent === superview }

  /// Marks a view as used.
  ///
  /// - Returns: True if the view is still where it was.
  package final func becomeUsed() -> Bool {
    defer { isIdle = false }
    return isIdle
  }

  /// Puts views at the indices of idle subviews, and removes the idle ones that are left.
  ///
  /// - Precondition: As for ``addSubview(_:)``, for each of the views.
  /// - Complexity: O(*n*) in the number of subviews, old and new, and of the views inside the new
  ///   ones; no heap allocation if as many come as are idle.
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

  /// Replaces all subviews at once, and leaves alone those that stay.
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

  /// Removes a view from any other superview, so that no view is inside of two.
  private func takeOver(_ view: View) {
    checkRoom(for: view)
    view.removeFromSuperview()
  }

  private func leavePlace() {
    parent = nil
    isIdle = false
  }
}
