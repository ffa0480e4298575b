/// An object between a model and a view: it makes the view when it is first asked for, and is told
/// when it comes on screen and leaves.
///
/// ```swift
/// final class GreetingController: ViewController {
///   override func loadView() { view = Label("Hello") }
/// }
/// ```
///
/// The class and its subclasses belong to no actor. An object of the main actor therefore is not a
/// subclass: it has a controller, made with ``init(view:)``, and sets its closures, such as
/// ``onWillAppear``, for what a subclass overrides.
nonisolated open class ViewController {
  /// The view. ``loadView()`` makes it when it is first asked for, then ``viewDidLoad()`` is
  /// called.
  ///
  /// A view that is set later replaces the one before, also on a screen.
  ///
  /// - Precondition: `loadView()` sets a view, and does not ask for it before it has.
  public final var view: View {
    get { loadedView() }
    set {
      let old = viewIfLoaded
      viewIfLoaded = newValue
      screen?.showView(of: self, insteadOf: old)
    }
  }

  /// The view, or nil while nobody has asked for it.
  public private(set) final var viewIfLoaded: View?

  /// The work of an object that has this controller, before its view comes on screen.
  ///
  /// A subclass overrides ``viewWillAppear()`` instead; so with the closures below. A closure that
  /// captures an object that has this controller captures it weakly.
  public final var onWillAppear: (() -> Void)?
  /// The work after the view has come on screen; see ``onWillAppear``.
  public final var onDidAppear: (() -> Void)?
  /// The work before the view leaves the screen; see ``onWillAppear``.
  public final var onWillDisappear: (() -> Void)?
  /// The work after the view has left the screen; see ``onWillAppear``.
  public final var onDidDisappear: (() -> Void)?
  /// The answer to a key that no view took: true if it was taken; see ``onWillAppear``.
  public final var onKey: ((_ key: Key) -> Bool)?

  /// The screen that has this object as its ``Screen/controller``.
  weak final var screen: Screen?

  private var isLoading = false

  /// A controller whose view is not made yet.
  public init() {}

  /// Creates a controller with a view that somebody else made and fills, such as an object of the
  /// main actor:
  ///
  /// ```swift
  /// @MainActor final class GuestsController {
  ///   private let table = TableView()
  ///   private(set) lazy var page = ViewController(view: table)
  /// }
  /// ```
  ///
  /// Neither ``loadView()`` nor ``viewDidLoad()`` is called.
  public convenience init(view: View) {
    self.init()
    self.view = view
  }

  /// Makes the view and sets it. The default makes an empty one.
  open func loadView() {
    view = View()
  }

  /// The view has been made. The default does nothing.
  open func viewDidLoad() {}

  /// The view is about to come on screen. The default performs ``onWillAppear``.
  open func viewWillAppear() { onWillAppear?() }

  /// The view has come on screen. The default performs ``onDidAppear``.
  open func viewDidAppear() { onDidAppear?() }

  /// The view is about to leave the screen. The default performs ``onWillDisappear``.
  open func viewWillDisappear() { onWillDisappear?() }

  /// The view has left the screen. The default performs ``onDidDisappear``.
  open func viewDidDisappear() { onDidDisappear?() }

  /// Takes a key that no view took. The default asks ``onKey``.
  ///
  /// - Returns: True if the controller took it.
  open func handleKey(_ key: Key) -> Bool { onKey?(key) ?? false }

  private func loadedView() -> View {
    if let viewIfLoaded { return viewIfLoaded }
    guard !isLoading else {
      fatalError("\(type(of: self)) asked for its view while loadView() runs; set view there first")
    }
    isLoading = true
    loadView()
    isLoading = false
    guard let loaded = viewIfLoaded else {
      fatalError("\(type(of: self)).loadView() set no view")
    }
    viewDidLoad()
    return viewIfLoaded ?? loaded
  }
}
