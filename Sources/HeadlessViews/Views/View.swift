/// A rectangle that lays out its subviews and draws itself: UIKit's `UIView` at a hundredth of its
/// size, without a screen.
///
/// ```swift
/// let card = View(frame: LayoutRect(x: 0, y: 0, width: 160, height: 48))
/// let name = Label("Ada", frame: LayoutRect(x: 16, y: 16, width: 120, height: 16))
/// card.addSubview(name)
/// print(PlainTextRenderer().render(card))
/// ```
///
/// Views form a tree. A view keeps its subviews alive, not its superview.
nonisolated open class View {
  /// The rectangle of the view in its superview, in points.
  ///
  /// Another size asks for a layout; another origin does not.
  ///
  /// - Precondition: The four numbers are from -10³⁰⁰ to 10³⁰⁰, and the size is not negative.
  public final var frame: LayoutRect {
    get { storedFrame }
    set { setFrame(newValue) }
  }

  /// The part of its own coordinates that the view shows: the size of the frame, from (0, 0) unless
  /// the view scrolls.
  public final var bounds: LayoutRect {
    LayoutRect(origin: boundsOrigin, size: storedFrame.size)
  }

  // Unchecked exclusivity, here and wherever it says so below: drawing and layout ask for each
  // property of each view, by one statement each. They are plain values that run no code of a user's
  // when they are read, set or end, so no access spans user code.
  /// The colour behind everything that the view draws; nil for none.
  @exclusivity(unchecked) public final var background: DisplayColor?

  /// The line around the view, above its subviews; nil for none.
  @exclusivity(unchecked) public final var border: Border?

  /// True if the view and its subviews are neither drawn nor tapped.
  @exclusivity(unchecked) public final var isHidden = false

  /// True if subviews are cut off at the edges of this view.
  @exclusivity(unchecked) public final var clipsToBounds = false

  /// The views inside this one, from the back to the front.
  // Unchecked exclusivity: asked for each row that a table shows. No access spans user code:
  // whoever takes a view out keeps it until the access is over, so that it ends later.
  @exclusivity(unchecked) public internal(set) final var subviews: [View] = []

  /// The view that this one is in.
  public final var superview: View? { parent }

  @exclusivity(unchecked) private var storedFrame: LayoutRect
  /// The point of the view's own coordinates that is at its top left corner.
  @exclusivity(unchecked) package final var boundsOrigin = LayoutPoint.zero

  // Unsafe so that a row can move from cell to cell without the cost of a weak reference. Safe
  // because a view clears it in all its subviews when it ends, and in each that it loses.
  @exclusivity(unchecked) private(set) final var parentReference: Unmanaged<View>?

  final var parent: View? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// True while the view is out of use and keeps its place in a ``RecyclingView``.
  @exclusivity(unchecked) final var isIdle = false

  /// The reason for the layout that the view needs; nil if it needs none.
  @exclusivity(unchecked) final var layoutCause: LayoutCause? = .added
  /// True if some view below this one needs a layout.
  @exclusivity(unchecked) final var subtreeNeedsLayout = false
  /// The pass that laid the view out last.
  @exclusivity(unchecked) final var lastPass: LayoutPass?
  /// The passes that began at this view; nil before the first.
  final var passesFromHere: LayoutPasses?

  /// Creates a view with a frame in its future superview.
  ///
  /// - Precondition: The four numbers are from -10³⁰⁰ to 10³⁰⁰, and the size is not negative.
  public init(frame: LayoutRect = .zero) {
    Self.check(frame)
    storedFrame = frame
  }

  deinit {
    for subview in subviews { subview.parent = nil }
  }

  /// Gives the subviews their frames. Called by the layout pass, at most once in each; the default
  /// does nothing.
  open func layoutSubviews() {}

  /// The best size for the view within a size: a table asks a cell, to find the height of its row.
  /// The default is the present size.
  ///
  /// - Parameter size: The most room that there is, in points; infinite without a limit.
  open func sizeThatFits(_ size: LayoutSize) -> LayoutSize { frame.size }

  /// Draws the view's own content, above its background and below its subviews. The default draws
  /// nothing.
  open func draw(in context: inout DrawingContext) {}

  /// Takes a tap, or leaves it to the views around this one. The default takes none.
  ///
  /// - Parameter point: The point of the tap, in this view's own coordinates.
  /// - Returns: True if the view took the tap.
  open func handleTap(at point: LayoutPoint) -> Bool { false }

  /// Takes a key, or leaves it to the views around this one. The default takes none.
  ///
  /// - Returns: True if the view took the key.
  open func handleKey(_ key: Key) -> Bool { false }

  /// The part that can be seen and tapped, in the view's own coordinates; nil for all of it.
  var visiblePart: LayoutRect? { nil }

  /// The subviews, from the first to be drawn to the last.
  var subviewsToDraw: [View] { subviews }

  /// A subview has been added or taken out.
  func noteRearrangement() { setNeedsLayout(because: .subviewsChanged) }

  private func setFrame(_ frame: LayoutRect) {
    Self.check(frame)
    setCheckedFrame(frame)
  }

  /// Sets a frame that has been checked.
  package final func setCheckedFrame(_ frame: LayoutRect) {
    let isResized = frame.size != storedFrame.size
    storedFrame = frame
    if isResized { setNeedsLayout(because: .resized) }
  }

  private static func check(_ frame: LayoutRect) {
    guard frame.isPlaceable else {
      fatalError("A view cannot have the frame \(frame): \(LayoutRect.placeableRule)")
    }
  }
}
