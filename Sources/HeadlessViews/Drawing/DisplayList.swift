/// The drawing of a view, as a value: a renderer turns it into a document.
///
/// Items are in points, in the coordinates of the view that was drawn, and in drawing order: a later
/// item covers an earlier one.
public struct DisplayList: Hashable, Sendable {
  /// The size of the view that was drawn, in points.
  public var size: LayoutSize
  /// The things that were drawn, from the back to the front.
  public var items: [Item]

  /// Creates a list of a size, by default without items.
  public init(size: LayoutSize, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  /// One thing that was drawn.
  public struct Item: Hashable, Sendable {
    /// The frame of the thing.
    public var frame: LayoutRect
    /// The rectangle in which the thing can be seen; the rest is cut off.
    public var clip: LayoutRect
    /// The thing itself.
    public var content: Content

    /// Creates an item: a thing in a frame, cut off at the edges of `clip`.
    ///
    /// The edges of both are finite and their sizes not negative; a renderer traps otherwise.
    public init(frame: LayoutRect, clip: LayoutRect, content: Content) {
      self.frame = frame
      self.clip = clip
      self.content = content
    }
  }

  /// The things that can be drawn.
  public enum Content: Hashable, Sendable {
    /// The whole frame in one colour.
    case fill(DisplayColor)
    /// A text in the middle of the frame's height, cut with `…` if the frame is too small.
    case text(Text)
    /// A line around the frame, just inside of it.
    case border(Border)
    /// A line in the first column of the frame, over its whole height; along the left edge if the
    /// frame is less than a column wide.
    case verticalRule
    /// A line in the first line of the frame, over its whole width; along the top edge if the frame
    /// is less than a line high.
    case horizontalRule
  }
}

extension DisplayList {
  /// Traps with the name of the first item that cannot be drawn, if there is one.
  func checkFrames() {
    if let refusal { fatalError(refusal) }
  }

  /// The reason why the list cannot be drawn; nil if it can be.
  var refusal: String? {
    guard LayoutRect(origin: .zero, size: size).isFinite else {
      return
        "A display list cannot be \(size.width) × \(size.height) points large: the size is finite "
        + "and not negative"
    }
    // By index: a copy of an item, with its text, for each would cost a tenth of drawing them.
    for number in items.indices where !(items[number].frame.isFinite && items[number].clip.isFinite)
    {
      let item = items[number]
      let (name, rect) = item.frame.isFinite ? ("clip", item.clip) : ("frame", item.frame)
      return
        "Item \(number) of a display list cannot have the \(name) \(rect): all edges are finite "
        + "and the size is not negative"
    }
    return nil
  }
}
