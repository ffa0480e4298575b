/// A screen without a device: it shows a controller at a size, takes taps and keys, can be turned, and
/// is drawn by any renderer.
///
/// ```swift
/// let screen = Screen(size: LayoutSize(width: 320, height: 240))
/// screen.controller = PlantController()
/// screen.tap(at: LayoutPoint(x: 40, y: 200))
/// print(PlainTextRenderer().render(screen.displayList()))
/// ```
///
/// A screen keeps the controller that it shows, and lets it go when it shows another or ends.
public final class Screen {
  /// The controller on show. Its view fills the screen.
  ///
  /// Setting it tells the old one that it disappears and the new one that it appears.
  public var controller: ViewController? {
    didSet { if controller !== oldValue { show(controller, insteadOf: oldValue) } }
  }

  /// The view that is offered keys first, held weakly; nil for the controller's own.
  public weak var focusedView: View?

  private let window: View

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

  /// Turns the screen by a quarter: width and height change places.
  public func rotate() {
    size = LayoutSize(width: size.height, height: size.width)
  }

  /// Lays out what needs it.
  public func layoutIfNeeded() {
    window.layoutIfNeeded()
  }

  /// Lays out what needs it, and writes down which views and why.
  public func tracedLayout() -> LayoutTrace {
    window.tracedLayout()
  }

  /// What is on the screen, for a renderer, after a layout where one is needed.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public func displayList() -> DisplayList {
    window.displayList()
  }

  private func show(_ new: ViewController?, insteadOf old: ViewController?) {
    old?.viewWillDisappear()
    new?.view.removeFromSuperview()
    new?.viewWillAppear()
    old?.viewIfLoaded?.removeFromSuperview()
    if let new {
      window.addSubview(new.view)
      fillWindow()
    }
    old?.viewDidDisappear()
    new?.viewDidAppear()
  }

  private func fillWindow() {
    controller?.view.frame = window.bounds
  }
}

extension Screen {
  /// Taps the front-most view at a point, after a layout where one is needed; where it does not take
  /// the tap, the views around it are offered it.
  ///
  /// - Parameter point: A place on the screen, in points.
  /// - Returns: Whether a view took the tap; false for a tap outside of the screen.
  @discardableResult
  public func tap(at point: LayoutPoint) -> Bool {
    layoutIfNeeded()
    guard let hit = window.hitTest(point) else { return false }
    return hit.offerTap(at: hit.convert(point, from: window))
  }

  /// Presses a key: the focused view is offered it, then the views around it, then the controller.
  ///
  /// - Returns: Whether one of them took it.
  @discardableResult
  public func press(_ key: Key) -> Bool {
    layoutIfNeeded()
    if let first = focusedView ?? controller?.view, first.offerKey(key) { return true }
    return controller?.handleKey(key) ?? false
  }
}
