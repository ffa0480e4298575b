import ShowcaseModels
import TableTesting
import Tables
import Testing

@testable import showcase

@Suite struct DealsMenuTests {
  /// A point of each tab and of each row that any of the menus has.
  private static func points(on screen: Screen) -> [LayoutPoint] {
    (0..<3).map { Example.tabPoint($0, in: screen) }
      + (0..<5).map { Example.leftPoint(row: $0) }
      + (0..<6).map { Example.rightPoint(row: $0, in: screen) }
  }

  @Test func `both versions draw the same screen, before and after a tap, and turned`() {
    let screens = Example.dealsScreens()
    let first = screens.after.displayList()
    #expect(first == screens.before.displayList())
    screens.tap(at: Example.leftPoint(row: 1))
    let films = screens.after.displayList()
    #expect(films == screens.before.displayList())
    #expect(films != first)
    screens.rotate()
    #expect(screens.after.displayList() == screens.before.displayList())
  }

  @Test func `both versions draw the same screen after any two taps`() {
    let count = Self.points(on: Example.dealsScreens().after).count
    for sequence in 0..<(count * count) {
      let screens = Example.dealsScreens()
      for index in [sequence / count, sequence % count] {
        screens.tap(at: Self.points(on: screens.after)[index])
      }
      #expect(
        screens.after.displayList() == screens.before.displayList(),
        "taps \(sequence / count) and \(sequence % count)")
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `both versions draw the same screen on a walk of taps and turns`(seed: UInt64) {
    let screens = Example.dealsScreens()
    var state = seed
    var seen: Set<String> = []
    for step in 0..<200 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let points = Self.points(on: screens.after)
      let choice = Int(state >> 33) % (points.count + 1)
      if choice == points.count { screens.rotate() } else { screens.tap(at: points[choice]) }
      #expect(screens.after.displayList() == screens.before.displayList(), "step \(step)")
      seen.insert(PlainTextRenderer().render(screens.after.displayList()))
    }
    #expect(seen.count > 50)
  }

  @Test func `both versions choose the same`() {
    let (before, after) = (Before.DealsController(), After.DealsController())
    let screens = BothScreens(
      size: LayoutSize(width: 320, height: 240), before: before, after: after)
    screens.tap(at: Example.rightPoint(row: 2, in: screens.after))
    screens.tap(at: Example.tabPoint(2, in: screens.after))
    screens.tap(at: Example.leftPoint(row: 1))
    #expect(before.filter == after.filter)
    #expect(after.filter.summary == "自助餐 · 全城 · 离我最近")
  }

  private struct Planet: MenuCategory {
    let title: String
    let items: [String]
  }

  private static func shown(_ menu: View) -> ScreenTester {
    let controller = ViewController()
    controller.view = menu
    let screen = Screen(size: LayoutSize(width: 160, height: 48))
    screen.controller = controller
    return ScreenTester(screen)
  }

  @Test func `a menu shows a model that it has never heard of`() throws {
    let menu = After.MenuView([
      Planet(title: "Earth", items: ["Moon"]), Planet(title: "Venus", items: []),
      Planet(title: "Mars", items: ["Phobos", "Deimos"]),
    ])
    var choices: [String] = []
    menu.onChoose = { planet, moon in choices.append("\(planet.title): \(moon ?? "nothing")") }
    let screen = Self.shown(menu)
    try screen.tap("Venus")
    try screen.tap("Mars")
    try screen.tap("Deimos")
    #expect(choices == ["Venus: nothing", "Mars: Deimos"])
    expectScreen(
      screen,
      is: """
          Earth │  Phobos
          Venus │› Deimos
        › Mars  │
        """)
  }

  @Test func `the menu and its controller have neither Any nor a cast`() throws {
    let folder = "../../Sources/showcase/DealsMenu/After/"
    for (name, file) in [
      ("menu", "After.MenuView"), ("controller", "After.DealsController"),
      ("protocols", "MenuCategory"), ("models", "MenuModels"),
    ] {
      let code = try SourceExcerpt(name, at: "\(folder)\(file).swift", beside: #filePath)
      for word in [" Any", "<Any", "[Any", " as? ", " as! ", " is "] {
        #expect(code.lines.filter { !$0.contains("//") && $0.contains(word) } == [])
      }
    }
  }

  @Test func `a choice is marked where it was made, until another one is`() throws {
    let menu = After.MenuView([
      Planet(title: "Earth", items: ["Moon"]), Planet(title: "Mars", items: ["Phobos"]),
      Planet(title: "Venus", items: []),
    ])
    let screen = Self.shown(menu)
    func marks() -> [Bool] {
      screen.text.split(separator: "\n").map { $0.contains("│›") }
    }
    try screen.tap("Moon")
    #expect(marks() == [true, false, false])
    try screen.tap("Mars")
    #expect(marks() == [false, false, false])
    try screen.tap("Earth")
    #expect(marks() == [true, false, false])
    try screen.tap("Venus")
    try screen.tap("Earth")
    #expect(marks() == [false, false, false])
  }

  @Test func `a menu without categories has nothing to tap`() {
    let menu = After.MenuView([Planet]())
    var isTold = false
    menu.onChoose = { _, _ in isTold = true }
    let tester = Self.shown(menu)
    #expect(!tester.screen.tap(at: LayoutPoint(x: 4, y: 8)))
    #expect(!isTold)
  }

  @Test func `the menus do not keep their controller alive`() {
    var views: [View] = []
    expectReleased {
      let deals = After.DealsController()
      views.append(deals.view)
      return [("controller", deals)]
    }
  }
}
