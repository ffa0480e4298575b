/// The surface that a view draws on: it takes things in the view's own coordinates and adds them to
/// the display list.
public struct DrawingContext {
  private(set) var list: DisplayList
  /// The way from the coordinates of the view that draws to those of the list.
  private var offset = LayoutPoint.zero
  /// The part that can be seen, in the coordinates of the list.
  private var clip: LayoutRect

  init(size: LayoutSize) {
    list = DisplayList(size: size)
    clip = LayoutRect(origin: .zero, size: size)
  }

  /// Draws something into a frame in the coordinates of the view. A thing that nobody can see
  /// leaves no item.
  ///
  /// - Precondition: The four numbers of the frame are from -10³⁰⁰ to 10³⁰⁰, and the size is not
  ///   negative.
  public mutating func draw(_ content: consuming DisplayList.Content, in frame: LayoutRect) {
    guard frame.isPlaceable else {
      fatalError("A view cannot draw into the frame \(frame): \(LayoutRect.placeableRule)")
    }
    let placed = frame.offsetBy(dx: offset.x, dy: offset.y)
    guard !placed.intersection(clip).isEmpty else { return }
    list.items.append(DisplayList.Item(frame: placed, clip: clip, content: content))
  }

  /// Draws a view and its subviews, with the view's own corner at the corner of the list.
  mutating func draw(rootedAtItself view: View) {
    offset = LayoutPoint(x: -view.frame.minX, y: -view.frame.minY)
    draw(view)
  }

  /// Draws a view and its subviews, in the coordinates of its superview: the background, what the
  /// view draws itself, the subviews, the border.
  mutating func draw(_ view: View) {
    if view.isHidden { return }
    let (outerOffset, outerClip) = (offset, clip)
    defer { (offset, clip) = (outerOffset, outerClip) }
    if view.clipsToBounds {
      clip = clip.intersection(view.frame.offsetBy(dx: offset.x, dy: offset.y))
      if clip.isEmpty { return }
    }
    offset.x += view.frame.minX - view.bounds.minX
    offset.y += view.frame.minY - view.bounds.minY
    if let part = view.visiblePart {
      clip = clip.intersection(part.offsetBy(dx: offset.x, dy: offset.y))
      if clip.isEmpty { return }
    }
    if let background = view.background { draw(.fill(background), in: view.bounds) }
    view.draw(in: &self)
    for subview in view.subviewsToDraw { draw(subview) }
    if let border = view.border { draw(.border(border), in: view.bounds) }
  }
}
