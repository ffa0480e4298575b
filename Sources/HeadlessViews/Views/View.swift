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
  /// Where the view is in its superview, in points.
  ///
  /// Another size asks for a layout; another place does not.
  ///
  /// - Precondition: The four numbers are finite, and the size is not negative.
  public final var frame: LayoutRect {
    get { storedFrame }
    set { setFrame(newValue) }
  }

  /// What part of its own coordinates the view shows: the size is the frame's, the origin is (0, 0)
  /// unless the view scrolls.
  public final var bounds: LayoutRect {
    LayoutRect(origin: boundsOrigin, size: storedFrame.size)
  }

  /// The colour behind everything that the view draws; nil for none.
  public final var background: DisplayColor?

  /// The line around the view, above its subviews; nil for none.
  public final var border: Border?

  /// Whether the view and everything in it is left out of what is drawn and of what can be tapped.
  public final var isHidden = false

  /// Whether subviews are cut off at the edges of this view.
  public final var clipsToBounds = false

  /// Whether subviews are drawn from the top down, wherever they stand in ``subviews``: what is drawn
  /// then reads in order, and is the same however it came about.
  package final var drawsFromTopDown = false

  /// What of the view can be seen and tapped, in its own coordinates; nil for all of it.
  package final var visiblePart: LayoutRect?

  /// The views inside this one, from the back to the front.
  // Unchecked exclusivity: asked for each row that a table shows. No access spans user code: whoever
  // takes a view out holds it until the access is over, so that it ends later.
  @exclusivity(unchecked) public internal(set) final var subviews: [View] = []

  /// The view that this one is in.
  public final var superview: View? { parent }

  // Unchecked exclusivity, here and below: touched for each row that a table shows, by one statement
  // each, and plain values, so no access spans user code.
  @exclusivity(unchecked) private var storedFrame: LayoutRect
  /// The place in the view's own coordinates that is at its top left corner.
  @exclusivity(unchecked) package final var boundsOrigin = LayoutPoint.zero

  // Unsafe so that a row can move from cell to cell without the cost of a weak reference. Safe
  // because a view clears it in all its subviews when it ends, and in each that it loses.
  @exclusivity(unchecked) private final var parentReference: Unmanaged<View>?

  final var parent: View? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// Whether the view is a subview that is out of use, whose place another may take; see
  /// ``replaceIdleSubviews(with:)``.
  @exclusivity(unchecked) private final var isIdle = false

  /// Why the view wants a layout; nil while it wants none.
  final var layoutCause: LayoutCause? = .added
  /// Whether some view below this one needs a layout.
  final var subtreeNeedsLayout = false
  /// The pass that laid the view out last.
  final var lastPass: LayoutPass?
  /// The passes that began at this view; nil while none did.
  final var passesFromHere: LayoutPasses?

  /// A view at a place in its superview-to-be.
  ///
  /// - Precondition: The four numbers are finite, and the size is not negative.
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

  /// How large the view would best be within a size: what a table asks of a cell that says how high
  /// its row is. The default is the size that the view has.
  ///
  /// - Parameter size: The most room that there is, in points; infinite where there is no limit.
  open func sizeThatFits(_ size: LayoutSize) -> LayoutSize { frame.size }

  /// Draws what the view itself shows, in its own coordinates, above its background and below its
  /// subviews. The default draws nothing.
  open func draw(in context: inout DrawingContext) {}

  /// Takes a tap, or leaves it to the views around this one. The default takes none.
  ///
  /// - Parameter point: Where, in this view's own coordinates, in points.
  /// - Returns: Whether the view took the tap.
  open func handleTap(at point: LayoutPoint) -> Bool { false }

  /// Takes a key, or leaves it to the views around this one. The default takes none.
  ///
  /// - Returns: Whether the view took the key.
  open func handleKey(_ key: Key) -> Bool { false }

  private func setFrame(_ frame: LayoutRect) {
    Self.check(frame)
    setCheckedFrame(frame)
  }

  /// Sets a frame of finite numbers and a size of at least 0.
  package final func setCheckedFrame(_ frame: LayoutRect) {
    let isResized = frame.size != storedFrame.size
    storedFrame = frame
    if isResized { setNeedsLayout(because: .resized) }
  }

  private static func check(_ frame: LayoutRect) {
    let isFinite =
      (frame.minX + frame.minY).isFinite && (frame.width + frame.height).isFinite
    guard isFinite, frame.width >= 0, frame.height >= 0 else {
      fatalError(
        "A view cannot have the frame \(frame): its numbers are finite and its size at least 0")
    }
  }
}

extension View {
  /// Makes a view the front-most one inside this one, and takes it out of the view it was in.
  ///
  /// - Precondition: The view is neither this one nor around it.
  /// - Complexity: O(*d* + *n*) in the depth of this view and, where the view moves, the number of
  ///   its siblings.
  public final func addSubview(_ view: View) {
    var ancestor: View? = self
    while let current = ancestor {
      guard current !== view else {
        fatalError(
          view === self
            ? "A \(type(of: view)) cannot be a subview of itself"
            : "A \(type(of: view)) cannot be a subview of a view inside it")
      }
      ancestor = current.parent
    }
    view.removeFromSuperview()
    subviews.append(view)
    view.parent = self
    view.setNeedsLayout(because: .added)
  }

  /// Takes the view out of the one it is in; does nothing if it is in none.
  ///
  /// - Complexity: O(*n*) in the number of its siblings.
  public final func removeFromSuperview() {
    guard let superview = parent else { return }
    leavePlace()
    superview.subviews.removeAll { $0 === self }
  }

  /// Takes a subview out of use and leaves it in its place until it is used again or replaced.
  package final func becomeIdle() { isIdle = parentReference != nil }

  /// Takes a view into use.
  ///
  /// - Returns: Whether it is still in its place.
  package final func becomeUsed() -> Bool {
    defer { isIdle = false }
    return isIdle
  }

  /// Puts views in the places of subviews that are idle, and takes out the idle ones that are left.
  ///
  /// - Precondition: The new views are in no other view.
  /// - Complexity: O(*n*) in the number of subviews, old and new; no heap allocation where as many
  ///   come as are idle.
  package final func replaceIdleSubviews(with views: [View]) {
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

  private func leavePlace() {
    parent = nil
    isIdle = false
  }

  /// Replaces all subviews at once, leaving alone those that stay.
  ///
  /// - Complexity: O(*n*) in the number of subviews, old and new.
  package final func setSubviews(_ views: [View]) {
    for old in subviews { old.leavePlace() }
    for new in views {
      if let other = new.parent, other !== self { other.subviews.removeAll { $0 === new } }
      new.parent = self
    }
    subviews = views
    if views.contains(where: \.hasLayoutToDo) { noteSubtreeNeedsLayout() }
  }
}
