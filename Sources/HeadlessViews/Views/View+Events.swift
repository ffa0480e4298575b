extension View {
  /// The front-most view at a point: this one or one inside of it.
  ///
  /// A view is found only where its superview is too; hidden views are not found.
  ///
  /// - Parameter point: A point in this view's own coordinates.
  /// - Returns: The view, or nil if the point is outside of this one.
  /// - Complexity: O(*n*) in the number of views.
  public final func hitTest(_ point: LayoutPoint) -> View? {
    guard !isHidden, bounds.contains(point), visiblePart?.contains(point) != false else {
      return nil
    }
    for subview in subviews.reversed() where !subview.isIdle {
      if let hit = subview.hitTest(subview.convert(fromSuperview: point)) { return hit }
    }
    return self
  }

  /// A point of the superview's coordinates, converted to this view's own.
  package final func convert(fromSuperview point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
  }

  /// A point of this view's coordinates, converted to the superview's.
  package final func convert(toSuperview point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
  }

  /// A point of the coordinates of a view around this one, converted to this view's own.
  package final func convert(_ point: LayoutPoint, from ancestor: View) -> LayoutPoint {
    guard self !== ancestor, let superview else { return point }
    return convert(fromSuperview: superview.convert(point, from: ancestor))
  }

  /// Returns true if this view is the root or inside it, and neither hidden nor in a hidden view.
  final func isVisible(in root: View) -> Bool {
    if isHidden { return false }
    return self === root || (superview?.isVisible(in: root) ?? false)
  }

  /// Offers a tap to this view, then to the views around it, until one takes it.
  ///
  /// - Parameter point: A point in this view's own coordinates.
  /// - Returns: True if one took it.
  package final func offerTap(at point: LayoutPoint) -> Bool {
    if handleTap(at: point) { return true }
    return superview?.offerTap(at: convert(toSuperview: point)) ?? false
  }

  /// Offers a key to this view, then to the views around it, until one takes it.
  ///
  /// - Returns: True if one took it.
  package final func offerKey(_ key: Key) -> Bool {
    if handleKey(key) { return true }
    return superview?.offerKey(key) ?? false
  }
}
