/// What stands between a model and a view: it makes the view when it is first asked for, and is told
/// when it comes on screen and leaves.
///
/// ```swift
/// final class GreetingController: ViewController {
///   override func loadView() { view = Label("Hello") }
/// }
/// ```
open class ViewController {
  /// The view; made by ``loadView()`` when it is first asked for, then ``viewDidLoad()`` is called.
  ///
  /// - Precondition: `loadView()` sets a view, and does not ask for it before it has.
  public final var view: View {
    get { loadedView() }
    set { viewIfLoaded = newValue }
  }

  /// The view, or nil while nobody has asked for it.
  public private(set) final var viewIfLoaded: View?

  private var isLoading = false

  /// A controller whose view is not made yet.
  public init() {}

  /// Makes the view and sets it. The default makes an empty one.
  open func loadView() {
    view = View()
  }

  /// The view has been made. The default does nothing.
  open func viewDidLoad() {}

  /// The view is about to come on screen. The default does nothing.
  open func viewWillAppear() {}

  /// The view has come on screen. The default does nothing.
  open func viewDidAppear() {}

  /// The view is about to leave the screen. The default does nothing.
  open func viewWillDisappear() {}

  /// The view has left the screen. The default does nothing.
  open func viewDidDisappear() {}

  /// A key that no view took. The default takes none.
  ///
  /// - Returns: Whether the controller took it.
  open func handleKey(_ key: Key) -> Bool { false }

  private func loadedView() -> View {
    if let viewIfLoaded { return viewIfLoaded }
    guard !isLoading else {
      fatalError("\(type(of: self)) asked for its view while loadView() runs; set view there first")
    }
    isLoading = true
    loadView()
    isLoading = false
    guard let viewIfLoaded else {
      fatalError("\(type(of: self)).loadView() set no view")
    }
    viewDidLoad()
    return viewIfLoaded
  }
}
