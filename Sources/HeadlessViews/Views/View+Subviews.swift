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

  /// Loses the place in a superview, which forgets the view itself.
  final func leavePlace() {
    parent = nil
    isIdle = false
  }

  /// Traps if a view cannot be put into this one.
  final func checkRoom(for view: View) {
    guard !isInside(view) else {
      fatalError(
        view === self
          ? "A \(type(of: view)) cannot be a subview of itself"
          : "A \(type(of: view)) cannot be a subview of a view inside it")
    }
    let levels = depth + view.levels
    guard levels <= Self.mostLevels else {
      fatalError(
        "A \(type(of: view)) cannot be put where \(levels) views would be inside each other; at most "
          + "\(Self.mostLevels) can be")
    }
  }

  /// Returns true if this view is another one or inside of it.
  private func isInside(_ view: View) -> Bool {
    self === view || parentReference?._withUnsafeGuaranteedRef { $0.isInside(view) } == true
  }

  /// The number of views that this one is inside of, with itself.
  private var depth: Int { 1 + (parentReference?._withUnsafeGuaranteedRef(\.depth) ?? 0) }

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
