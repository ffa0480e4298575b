import HeadlessViews
import TestSupport
import Testing

/// Controllers that go from screen to screen, also while they are told of a change.
@Suite struct ScreensInTurnTests {
  private static let size = LayoutSize(width: 80, height: 16)

  /// Shows its name, and does something whenever it is told of a change.
  private final class Wanderer: ViewController {
    let name: String
    var whenTold: (_ event: String) -> Void = { _ in }

    init(_ name: String) { self.name = name }

    override func loadView() { view = Label(name) }
    override func viewWillAppear() { whenTold("will appear") }
    override func viewDidAppear() { whenTold("appeared") }
    override func viewWillDisappear() { whenTold("will disappear") }
    override func viewDidDisappear() { whenTold("disappeared") }
  }

  private func text(on screen: Screen) -> String {
    String(PlainTextRenderer().render(screen.displayList()).dropLast())
  }

  @Test func `a controller that another screen takes while it leaves is on that one`() {
    let (first, second) = (Screen(size: Self.size), Screen(size: Self.size))
    let page = Wanderer("page")
    first.controller = page
    page.whenTold = { if $0 == "will disappear" { second.controller = page } }
    first.controller = nil
    #expect(text(on: second) == "page")
    page.view = Label("changed")
    #expect(text(on: second) == "changed")
    #expect(text(on: first) == "")
  }

  @Test func `a controller that another screen takes while it comes is on that one`() {
    let (first, second) = (Screen(size: Self.size), Screen(size: Self.size))
    let page = Wanderer("page")
    page.whenTold = {
      if $0 == "will appear", second.controller == nil { second.controller = page }
    }
    first.controller = page
    #expect([first, second].map { $0.controller === page } == [false, true])
    #expect([first, second].map(text(on:)) == ["", "page"])
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `every controller ends on one screen at most, which shows its view`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let screens = (0..<3).map { _ in Screen(size: Self.size) }
    let pages = ["A", "B", "C", "D"].map(Wanderer.init)
    var changesLeft = 0
    func changeSomething() {
      screens.randomElement(using: &generator)!.controller =
        (pages + [nil]).randomElement(using: &generator)!
    }
    for page in pages {
      page.whenTold = { _ in
        guard changesLeft > 0, Bool.random(using: &generator) else { return }
        changesLeft -= 1
        changeSomething()
      }
    }
    for step in 0..<12 {
      changesLeft = 3
      changeSomething()
      for page in pages {
        let owners = screens.filter { $0.controller === page }
        #expect(owners.count <= 1, "seed \(seed), step \(step)")
        page.view = Label("\(page.name)\(step)")
      }
      for screen in screens {
        let shown = (screen.controller as? Wanderer).map { "\($0.name)\(step)" } ?? ""
        #expect(text(on: screen) == shown, "seed \(seed), step \(step)")
      }
    }
  }
}
