/// A screen without a device: it shows a controller, takes taps and keys, can be turned, and is
/// drawn by any renderer.
///
/// ```swift
/// let screen = Screen(size: LayoutSize(width: 320, height: 240))
/// screen.controller = PlantController()
/// screen.tap(at: LayoutPoint(x: 40, y: 200))
/// print(PlainTextRenderer().render(screen.displayList()))
/// ```
///
/// A screen keeps its controller alive until it shows another or ends.
public final class Screen {
  /// The controller on the screen. Its view fills the screen.
  ///
  /// Setting it tells the old controller that it disappears and the new one that it appears. A
  /// controller leaves the screen that it was on before. If one of the controllers sets another one
  /// meanwhile, that one comes next, once all have been told.
  public var controller: ViewController? {
    didSet {
      if oldValue !== controller, oldValue?.screen === self { oldValue?.screen = nil }
      let other = controller?.screen
      controller?.screen = self
      if let other, other !== self { other.controller = nil }
      settle()
    }
  }

  /// The view that is offered keys first, held weakly. Keys go to the controller's view while this
  /// one is nil, hidden or not on the screen.
  public weak var focusedView: View?

  private let window: View
  /// The controller that was told last that it appears; it differs from ``controller`` only during
  /// a change.
  private var shownController: ViewController?
  /// The view that was put into the window last.
  private var shownView: View?
  private var isChanging = false

  /// An empty screen.
  ///
  /// - Parameter size: The width and height in points, finite and at least 0.
  public init(size: LayoutSize) {
    window = View(frame: LayoutRect(origin: .zero, size: size))
    window.clipsToBounds = true
  }

  /// The width and height in points. Another size lays the controller's view out again.
  public var size: LayoutSize {
    get { window.frame.size }
    set {
      window.frame.size = newValue
      fillWindow()
    }
  }

  /// Turns the screen by a quarter: swaps width and height.
  public func rotate() {
    size = LayoutSize(width: size.height, height: size.width)
  }

  /// Lays out the views that need it.
  public func layoutIfNeeded() {
    window.layoutIfNeeded()
  }

  /// Lays out the views that need it, and writes down which views and why.
  public func tracedLayout() -> LayoutTrace {
    // The window is nobody's view, and the controller's begins at the margin.
    window.layOutNow(depth: -1, writingInto: LayoutTrace()) ?? LayoutTrace()
  }

  /// The drawing of the whole screen, for a renderer, after a layout if one is needed.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public func displayList() -> DisplayList {
    window.displayList()
  }

  /// Replaces a controller's old view by its new one.
  func showView(of controller: ViewController, insteadOf old: View?) {
    guard controller === shownController, old !== controller.viewIfLoaded else { return }
    fillWindow(with: controller.view)
  }

  private func settle() {
    // A change that is asked for during another is made by the loop, once that is complete.
    guard !isChanging else { return }
    isChanging = true
    defer { isChanging = false }
    while shownController !== controller { show(controller, insteadOf: shownController) }
  }

  private func show(_ new: ViewController?, insteadOf old: ViewController?) {
    old?.viewWillDisappear()
    _ = new?.view
    new?.viewWillAppear()
    shownController = new
    // If another screen has taken the controller meanwhile, its view is there.
    let isElsewhere = new?.screen.map { $0 !== self } ?? false
    fillWindow(with: isElsewhere ? nil : new?.view)
    old?.viewDidDisappear()
    new?.viewDidAppear()
  }

  private func fillWindow(with view: View?) {
    if let shownView, shownView.superview === window { shownView.removeFromSuperview() }
    shownView = view
    if let view { window.addSubview(view) }
    fillWindow()
  }

  private func fillWindow() {
    if let shownView, shownView.superview === window { shownView.frame = window.bounds }
  }
}

extension Screen {
  /// Taps the front-most view at a point, after a layout if one is needed. Offers the tap to the
  /// views around it until one takes it.
  ///
  /// - Parameter point: A point on the screen.
  /// - Returns: True if a view took the tap; false for a tap outside of the screen.
  @discardableResult
  public func tap(at point: LayoutPoint) -> Bool {
    layoutIfNeeded()
    guard let hit = window.hitTest(point) else { return false }
    return hit.offerTap(at: hit.convert(point, from: window))
  }

  /// Presses a key: offers it to the focused view, then to the views around it, then to the
  /// controller.
  ///
  /// - Returns: True if one of them took it.
  @discardableResult
  public func press(_ key: Key) -> Bool {
    layoutIfNeeded()
    let focused = focusedView.flatMap { $0.isVisible(in: window) ? $0 : nil }
    if let first = focused ?? shownController?.view, first.offerKey(key) { return true }
    return shownController?.handleKey(key) ?? false
  }
}
