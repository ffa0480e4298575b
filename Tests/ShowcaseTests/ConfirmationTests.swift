import ShowcaseModels
import TableTesting
import Tables
import Testing

@testable import showcase

@Suite struct ConfirmationTests {
  private static let order = Order(name: "Hotpot", price: 168)

  /// Someone who writes down what a confirmation tells.
  private final class Listener: After.ConfirmationViewDelegate {
    private(set) var answers: [String] = []

    func confirmationViewDidConfirm() { answers.append("OK") }
    func confirmationViewDidCancel() { answers.append("Cancel") }
  }

  private static func shown(_ view: View) -> Screen {
    let controller = ViewController()
    controller.view = view
    let screen = Screen(size: LayoutSize(width: 256, height: 176))
    screen.controller = controller
    return screen
  }

  @Test func `both versions draw the same screen, before and after a tap, and turned`() {
    for isConfirmed in [true, false] {
      let screens = Example.confirmationScreens()
      let asked = screens.after.displayList()
      #expect(asked == screens.before.displayList())
      let point =
        isConfirmed
        ? Example.okPoint(in: screens.after) : Example.cancelPoint(in: screens.after)
      screens.tap(at: point)
      let answered = screens.after.displayList()
      #expect(answered == screens.before.displayList())
      #expect(answered != asked)
      screens.rotate()
      #expect(screens.after.displayList() == screens.before.displayList())
      #expect(screens.after.displayList() != answered)
    }
  }

  @Test func `both versions draw the same screen once their views have changed inside`() {
    for point in [Example.okPoint, Example.cancelPoint] {
      let screens = Example.changedConfirmationScreens()
      let asked = screens.after.displayList()
      #expect(asked == screens.before.displayList())
      #expect(asked != Example.confirmationScreens().after.displayList())
      screens.tap(at: point(screens.after))
      #expect(screens.after.displayList() == screens.before.displayList())
      #expect(screens.after.displayList() != asked)
      screens.rotate()
      #expect(screens.after.displayList() == screens.before.displayList())
    }
  }

  @Test func `a tap arrives at the order, whatever the version and the inside of the view`() throws
  {
    let before = Before.OrderController(order: Self.order)
    let after = After.OrderController(order: Self.order)
    let changedBefore = Before.Changed.OrderController(order: Self.order)
    let changedAfter = After.Changed.OrderController(order: Self.order)
    let controllers = [before, after, changedBefore, changedAfter]
    for controller in controllers {
      let screen = Screen(size: LayoutSize(width: 256, height: 176))
      screen.controller = controller
      try ScreenTester(screen).tap("Cancel")
      // It is decided, so the other answer is disabled.
      try ScreenTester(screen).tap("OK")
    }
    let orders = [before.order, after.order, changedBefore.order, changedAfter.order]
    #expect(orders.map(\.state) == Array(repeating: .cancelled, count: 4))
  }

  @Test func `whoever is the delegate is told the answer, and nobody before it`() throws {
    let view = After.ConfirmationView()
    let screen = ScreenTester(Self.shown(view))
    let (first, second) = (Listener(), Listener())
    view.delegate = first
    try screen.tap("OK")
    view.delegate = second
    try screen.tap("Cancel")
    #expect(first.answers == ["OK"])
    #expect(second.answers == ["Cancel"])
    view.delegate = nil
    try screen.tap("OK")
    #expect(second.answers == ["Cancel"])
    #expect(view.diagnostics == [])
  }

  @Test func `public parts keep telling whoever was wired first`() throws {
    final class Owner {
      private(set) var taps = 0
      func okTapped() { taps += 1 }
    }
    let view = Before.ConfirmationView()
    let screen = Self.shown(view)
    let (first, second) = (Owner(), Owner())
    view.okButton.addTarget(first, action: Owner.okTapped, for: .touchUpInside)
    view.okButton.addTarget(second, action: Owner.okTapped, for: .touchUpInside)
    try ScreenTester(screen).tap("OK")
    #expect([first.taps, second.taps] == [1, 1])
  }

  @Test func `a delegate that has gone is told nothing, and the view notes it once`() throws {
    let view = After.ConfirmationView()
    let screen = Self.shown(view)
    do {
      let listener = Listener()
      view.delegate = listener
    }
    for _ in 0..<2 { try ScreenTester(screen).tap("OK") }
    #expect(
      view.diagnostics == [.targetDeallocated(target: "Listener", events: .touchUpInside)])
  }

  @Test func `a view does not keep its controller alive`() {
    var views: [View] = []
    expectReleased {
      let before = Before.OrderController(order: Self.order)
      let after = After.OrderController(order: Self.order)
      views += [before.view, after.view]
      return [("before", before), ("after", after)]
    }
  }

  @Test func `the parts of the view are private, and its controller names none`() throws {
    let folder = "../../Sources/showcase/Confirmation/After/After."
    let view = try SourceExcerpt(
      "view", at: folder + "ConfirmationView.swift", beside: #filePath)
    let parts = view.lines.filter { $0.contains("Label(") || $0.contains("Button(") }
    #expect(parts.count == 4)
    for part in parts { #expect(part.hasPrefix("  private let "), "\(part)") }
    let controller = try SourceExcerpt(
      "controller", at: folder + "OrderController.swift", beside: #filePath)
    for word in ["Label", "Button", ".text", ".isEnabled", ".subviews"] {
      #expect(controller.occurrences(of: word) == 0, "\(word)")
    }
  }

  @Test func `the view grows by more lines than its controller loses`() throws {
    func lines(_ name: String, _ path: String) throws -> Int {
      let folder = "../../Sources/showcase/Confirmation"
      return try SourceExcerpt(name, at: "\(folder)/\(path).swift", beside: #filePath)
        .codeLineCount
    }
    let view =
      try lines("view", "After/After.ConfirmationView")
      - lines("view", "Before/Before.ConfirmationView")
    let controller =
      try lines("controller", "Before/Before.OrderController")
      - lines("controller", "After/After.OrderController")
    #expect(controller > 0)
    #expect(view > controller)
  }

  @Test func `the inside of the view changes, and no line of the controller with a delegate`()
    throws
  {
    let changes = try Example.confirmationChanges()
    #expect((changes.after.removed, changes.after.added) == (0, 0))
    #expect(changes.before.removed >= 8)
    #expect(changes.before.added >= 8)
  }
}
