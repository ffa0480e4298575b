import HeadlessViews
import TestSupport
import Testing

/// Writes down what it is told.
private final class DiaryController: ViewController {
  var diary: [String] = []
  var whenLoaded: (ViewController) -> Void = { _ in }

  override func loadView() {
    diary.append("load")
    view = Label("Hello", frame: LayoutRect(x: 0, y: 0, width: 48, height: 16))
  }

  override func viewDidLoad() {
    diary.append("loaded \(type(of: view))")
    whenLoaded(self)
  }
}

@Suite struct ViewControllerTests {
  @Test func `a view is made when it is first asked for, and once`() {
    let controller = DiaryController()
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.diary == [])
    let view = controller.view
    #expect(controller.view === view)
    #expect(controller.viewIfLoaded === view)
    #expect(controller.diary == ["load", "loaded Label"])
  }

  @Test func `a controller that makes no view of its own has an empty one`() {
    #expect(type(of: ViewController().view) == View.self)
  }

  @Test func `a view that is changed while it is loaded is the one that counts`() {
    let controller = DiaryController()
    let other = View()
    controller.whenLoaded = { $0.view = other }
    #expect(controller.view === other)
  }

  @Test func `a controller keeps its view, and the view not its controller`() {
    weak var controller: ViewController?
    weak var view: View?
    do {
      let one = DiaryController()
      controller = one
      view = one.view
      #expect(view != nil)
    }
    #expect(controller == nil)
    #expect(view == nil)
  }

  @Test func `a view outlives its controller where somebody keeps it`() {
    weak var controller: ViewController?
    let root = View()
    do {
      let one = DiaryController()
      controller = one
      root.addSubview(one.view)
    }
    #expect(controller == nil)
    #expect(root.subviews.count == 1)
  }

  // MARK: A view from somebody else

  @Test func `a controller shows the view that it was made with`() {
    let label = Label("Hello")
    let controller = ViewController(view: label)
    #expect(controller.viewIfLoaded === label)

    let screen = Screen(size: LayoutSize(width: 80, height: 16))
    screen.controller = controller
    #expect(PlainTextRenderer().render(screen.displayList()) == "Hello\n")
  }

  @MainActor @Test func `an object of the main actor owns a controller and its view`() {
    @MainActor final class Greeter {
      private let button = Button("Hello")
      private(set) lazy var page = ViewController(view: button)
      private(set) var greetings = 0

      init() { button.addTarget(self, action: Greeter.tapped, for: .touchUpInside) }

      private func tapped() { greetings += 1 }
    }
    let greeter = Greeter()
    let screen = Screen(size: LayoutSize(width: 80, height: 16))
    screen.controller = greeter.page
    screen.tap(at: LayoutPoint(x: 40, y: 8))
    #expect(greeter.greetings == 1)
  }

  // MARK: Mistakes

  @Test func `a controller that sets no view is refused by its name`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      final class ForgetfulController: ViewController {
        override func loadView() {}
      }
      _ = ForgetfulController().view
    }
    #expect(result.trapMessage == "ForgetfulController.loadView() set no view")
  }

  @Test func `a controller that asks for its view before it has one is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      final class HastyController: ViewController {
        override func loadView() { view.addSubview(Label("too early")) }
      }
      _ = HastyController().view
    }
    #expect(
      result.trapMessage
        == "HastyController asked for its view while loadView() runs; set view there first")
  }

  @Test func `a controller may use its view while it loads, once it is set`() {
    final class CarefulController: ViewController {
      override func loadView() {
        super.loadView()
        view.addSubview(Label("in time"))
      }
    }
    #expect(CarefulController().view.subviews.count == 1)
  }

  @Test func `an object with a controller hears what a subclass would override`() {
    var heard: [String] = []
    let page = ViewController(view: View())
    page.onWillAppear = { heard.append("will appear") }
    page.onDidAppear = { heard.append("did appear") }
    page.onWillDisappear = { heard.append("will disappear") }
    page.onDidDisappear = { heard.append("did disappear") }
    page.onKey = { key in
      heard.append("\(key)")
      return key == .escape
    }
    let screen = Screen(size: LayoutSize(width: 80, height: 32))
    screen.controller = page
    #expect(heard == ["will appear", "did appear"])
    #expect(screen.press(.escape))
    #expect(!screen.press(.enter))
    screen.controller = nil
    #expect(
      heard == [
        "will appear", "did appear", "escape", "enter", "will disappear", "did disappear",
      ])
  }

  @Test func `a controller without closures takes no key`() {
    let screen = Screen(size: LayoutSize(width: 80, height: 32))
    screen.controller = ViewController(view: View())
    #expect(!screen.press(.escape))
  }
}
