import HeadlessViews
import TestSupport
import Testing

/// The events of all controllers of a test, in order.
private final class Diary {
  var lines: [String] = []
}

private final class PageController: ViewController {
  let name: String
  let diary: Diary
  var whenTold: [String: () -> Void] = [:]
  var keys: [Key] = []

  init(_ name: String, in diary: Diary = Diary()) {
    self.name = name
    self.diary = diary
  }

  private func note(_ event: String) {
    diary.lines.append("\(name) \(event)")
    whenTold[event]?()
  }

  override func viewDidLoad() { note("loaded") }
  override func viewWillAppear() { note("will appear") }
  override func viewDidAppear() { note("appeared") }
  override func viewWillDisappear() { note("will disappear") }
  override func viewDidDisappear() { note("disappeared") }
  override func handleKey(_ key: Key) -> Bool {
    keys.append(key)
    return key == .escape
  }
}

@Suite struct ScreenTests {
  private let screen = Screen(size: LayoutSize(width: 80, height: 32))
  private let diary = Diary()

  private func page(_ name: String) -> PageController { PageController(name, in: diary) }

  @Test func `a controller is loaded, appears and fills the screen`() {
    let page = page("A")
    screen.controller = page
    #expect(diary.lines == ["A loaded", "A will appear", "A appeared"])
    #expect(page.view.frame == LayoutRect(x: 0, y: 0, width: 80, height: 32))
  }

  @Test func `one controller leaves as the other comes, and the same one does not`() {
    let (first, second) = (page("A"), page("B"))
    screen.controller = first
    diary.lines = []
    screen.controller = first
    #expect(diary.lines == [])
    screen.controller = second
    #expect(
      diary.lines == [
        "A will disappear", "B loaded", "B will appear", "A disappeared", "B appeared",
      ])
    #expect(first.view.superview == nil)
    diary.lines = []
    screen.controller = nil
    #expect(diary.lines == ["B will disappear", "B disappeared"])
    #expect(second.view.superview == nil)
  }

  @Test(arguments: ["will appear", "appeared", "will disappear", "disappeared", "loaded"])
  func `a controller that is set during a change comes after it`(event: String) {
    let (first, second, third) = (page("A"), page("B"), page("C"))
    screen.controller = first
    let redirecting = event.contains("dis") ? first : second
    redirecting.whenTold[event] = { [screen] in screen.controller = third }
    screen.controller = second
    #expect(screen.controller === third)
    let shown = [first, second, third].map { $0.view.superview != nil }
    #expect(shown == [false, false, true])
    for name in ["A", "B"] {
      let own = diary.lines.filter { $0.hasPrefix(name) && !$0.hasSuffix("loaded") }
      #expect(
        own == ["will appear", "appeared", "will disappear", "disappeared"].map { "\(name) \($0)" })
    }
    #expect(diary.lines.suffix(1) == ["C appeared"])
  }

  @Test func `a controller leaves one screen for another`() {
    let other = Screen(size: LayoutSize(width: 10, height: 20))
    let page = page("A")
    screen.controller = page
    diary.lines = []
    other.controller = page
    #expect(screen.controller == nil)
    #expect(page.view.frame.size == LayoutSize(width: 10, height: 20))
    #expect(
      diary.lines == ["A will disappear", "A disappeared", "A will appear", "A appeared"])
  }

  @Test func `a view that its controller changes on the screen is shown instead`() {
    let page = page("A")
    screen.controller = page
    let old = page.view
    page.view = Label("new")
    #expect(old.superview == nil)
    #expect(page.view.frame.size == screen.size)
    #expect(PlainTextRenderer().render(screen.displayList()) == "new\n\n")
    let wrapper = View()
    wrapper.addSubview(page.view)
    page.view = wrapper
    #expect(wrapper.frame.size == screen.size)
    #expect(wrapper.superview != nil)
  }

  // MARK: Size

  @Test func `a screen that turns gives its controller the other size`() {
    let page = page("A")
    screen.controller = page
    screen.rotate()
    #expect(screen.size == LayoutSize(width: 32, height: 80))
    #expect(page.view.frame == LayoutRect(x: 0, y: 0, width: 32, height: 80))
    screen.size = LayoutSize(width: 8, height: 16)
    #expect(page.view.frame.size == LayoutSize(width: 8, height: 16))
  }

  @Test func `a screen cuts off what is outside of it`() {
    let page = page("A")
    let wide = Button("01234567", frame: LayoutRect(x: 0, y: 0, width: 96, height: 16))
    page.view.addSubview(wide)
    screen.controller = page
    #expect(PlainTextRenderer().render(screen.displayList()) == "[ 01234567\n\n")
    #expect(screen.tap(at: LayoutPoint(x: 79, y: 0)))
    #expect(!screen.tap(at: LayoutPoint(x: 81, y: 0)))
  }

  @Test func `a size that is none is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Screen(size: LayoutSize(width: .nan, height: 1))
    }
    #expect(result.trapMessage?.contains("nan × 1.0") == true)
    await #expect(processExitsWith: .failure) {
      Screen(size: .zero).size = LayoutSize(width: 1, height: -1)
    }
  }

  // MARK: Keys and taps

  @Test func `a tap is taken by the control there, after a layout`() {
    final class OneButton: ViewController {
      let button = Button("tap")
      override func viewDidLoad() { view.addSubview(button) }
    }
    let controller = OneButton()
    var taps = 0
    controller.button.addAction(for: .touchUpInside) { _ in taps += 1 }
    controller.button.frame = LayoutRect(x: 8, y: 16, width: 40, height: 16)
    screen.controller = controller
    #expect(screen.tap(at: LayoutPoint(x: 8, y: 16)))
    #expect(!screen.tap(at: LayoutPoint(x: 7, y: 16)))
    #expect(!screen.tap(at: LayoutPoint(x: .nan, y: 16)))
    #expect(taps == 1)
  }

  @Test func `a key goes to the focused view, outwards, and then to the controller`() {
    let page = page("A")
    let button = Button("x")
    var taps = 0
    button.addAction(for: .touchUpInside) { _ in taps += 1 }
    page.view.addSubview(button)
    screen.controller = page
    #expect(!screen.press(.enter))
    screen.focusedView = button
    #expect(screen.press(.enter))
    #expect(screen.press(.escape))
    #expect(!screen.press(.up))
    #expect(taps == 1)
    #expect(page.keys == [.enter, .escape, .up])
  }

  @Test func `a focused view that cannot be seen is offered no keys`() {
    let page = page("A")
    let button = Button("x")
    var taps = 0
    button.addAction(for: .touchUpInside) { _ in taps += 1 }
    screen.controller = page
    screen.focusedView = button
    #expect(!screen.press(.enter))
    page.view.addSubview(button)
    page.view.isHidden = true
    #expect(!screen.press(.enter))
    page.view.isHidden = false
    #expect(screen.press(.enter))
    #expect(taps == 1)
  }

  @Test func `a screen without a controller takes nothing and is blank`() {
    #expect(!screen.press(.enter))
    #expect(!screen.tap(at: .zero))
    #expect(PlainTextRenderer().render(screen.displayList()) == "\n\n")
  }

  // MARK: Lifetimes

  @Test func `a screen lets its controller and the view go when it shows another`() {
    weak var controller: ViewController?
    weak var view: View?
    do {
      let page = PageController("A")
      controller = page
      view = page.view
      screen.controller = page
      screen.focusedView = page.view
    }
    #expect(controller != nil)
    screen.controller = PageController("B")
    #expect(controller == nil)
    #expect(view == nil)
    #expect(screen.focusedView == nil)
  }

  @Test func `a screen that ends lets everything go, and is kept by nothing`() {
    weak var ended: Screen?
    weak var controller: ViewController?
    let kept = page("B")
    do {
      let screen = Screen(size: .zero)
      ended = screen
      let page = PageController("A")
      controller = page
      screen.controller = page
      screen.controller = kept
      screen.controller = page
    }
    #expect(ended == nil)
    #expect(controller == nil)
    let other = Screen(size: .zero)
    other.controller = kept
    #expect(kept.view.superview != nil)
  }
}
