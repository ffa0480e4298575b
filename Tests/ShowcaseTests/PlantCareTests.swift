import Foundation
import ShowcaseModels
import TableTesting
import Tables
import Testing

@testable import showcase

@Suite struct PlantCareTests {
  // MARK: Both versions

  @Test(arguments: Plant.Kind.allCases, [0, 1, 2, 3, 4, 8, 9, 10, 12])
  func `both versions of a plant's page draw the same screens, tapped and turned`(
    kind: Plant.Kind, days: Int
  ) {
    let store = PlantStore([Plant(id: 1, name: "Fern", kind: kind, passedDays: days)])
    let before = Example.plantScreens(
      of: Before.PlantCareController(name: "Fern", kind: kind.rawValue, days: days))
    let after = Example.plantScreens(of: After.PlantCareController(store: store, plant: 1))
    #expect(before == after)
    #expect(before[0] != before[1])
  }

  @Test func `the page at first, tapped and turned`() {
    let screens = Example.plantScreens(
      of: After.PlantCareController(store: PlantStore(), plant: 4))
    expectScreen(
      screens[0],
      is: """
                      Fern
        ┌──────────────────────────────┐
        │           fern.png           │
        └──────────────────────────────┘
                  Water today

           [ Water ]        [ Wait ]
        """)
    let texts = screens.map { PlainTextRenderer().render($0) }
    #expect(texts[1].contains("Water now, 1 day late"))
    #expect(texts[2].contains("[ Watered ]"))
    #expect(texts[3].hasPrefix("         Fern\n┌────────────────────┐\n"))
  }

  @Test func `a disabled button waters nothing`() throws {
    let store = PlantStore()
    let page = Example.plantScreen(of: After.PlantCareController(store: store, plant: 1))
    #expect(try ScreenTester(page).tap("[ Watered ]"))
    #expect(store[1].passedDays == 8)
  }

  // MARK: One way from model to view

  @Test(arguments: 1...4)
  func `whatever happened before, a screen is what a new controller draws of the same plants`(
    seed: UInt64
  ) {
    let store = PlantStore()
    let page = Example.plantScreen(of: After.PlantCareController(store: store, plant: 3))
    let list = Example.plantScreen(of: After.PlantsController(store: store))
    var state = seed
    for _ in 0..<40 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      switch state >> 61 {
      case 0, 1: page.tap(at: Example.plantCareWater)
      case 2, 3: page.tap(at: LayoutPoint(x: page.size.width - 20, y: 104))
      case 4: list.tap(at: LayoutPoint(x: list.size.width - 20, y: 8))
      case 5: store.water(Int(state >> 40 & 3) + 1)
      default:
        page.rotate()
        list.rotate()
      }
      for (screen, other) in [
        (page, After.PlantCareController(store: store, plant: 3) as ViewController),
        (list, After.PlantsController(store: store)),
      ] {
        let fresh = Screen(size: screen.size)
        fresh.controller = other
        #expect(screen.displayList() == fresh.displayList(), "seed \(seed)")
      }
    }
  }

  @Test func `render alone touches the parts of the page`() throws {
    let controller = try Example.plantCareAfter()
    let start = try #require(controller.lines.firstIndex { $0.contains("func render()") })
    for (index, line) in controller.lines.enumerated() where line.contains(" = ") {
      #expect(!line.contains("page.") || index > start, "\(line)")
    }
    #expect(controller.lines[start...].filter { $0.contains("page.") }.count == 5)
  }

  @Test func `one store tells the controllers of several screens`() throws {
    let store = PlantStore()
    let page = ScreenTester(
      Example.plantScreen(of: After.PlantCareController(store: store, plant: 4)))
    let list = ScreenTester(Example.plantScreen(of: After.PlantsController(store: store)))
    #expect(list.text.contains("Fern    Water today"))
    try page.tap("[ Water ]")
    expectScreen(
      list,
      is: """
        Thirsty: 1 of 4   [ Water all ]

        Aloe    Water in 2 days
        Basil   Water in 2 days
        Cactus  Water now, 2 days late
        Fern    Water in 3 days
        """)
    try list.tap("Water all")
    #expect(store.plants.allSatisfy { !$0.shouldWater })
    #expect(list.text.hasPrefix("Thirsty: 0 of 4"))
  }

  @Test func `neither the store nor a screen keeps a controller alive`() throws {
    let store = PlantStore()
    var screens: [ScreenTester] = []
    try expectReleased {
      let page = After.PlantCareController(store: store, plant: 4)
      let screen = ScreenTester(Example.plantScreen(of: page))
      screens.append(screen)
      try screen.tap("[ Water ]")
      screen.screen.controller = nil
      return [("controller", page)]
    }
    store.letDayPass()
  }

  // MARK: Nobody knows more than their part

  @Test(arguments: [
    ("After/PlantPage.swift", ["Tables"]), ("After/PlantsPage.swift", ["Tables"]),
    ("After/PlantLook.swift", ["Tables"]), ("After/PlantListing.swift", ["ShowcaseModels"]),
  ])
  func `views import no model, and the listing no view`(path: String, imports: [String]) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/showcase/PlantCare/\(path)")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.filter { $0.contains("import ") } == imports.map { "import \($0)" })
  }

  @Test func `the listing has a line for each plant, thirsty ones marked`() {
    #expect(
      plantListing(Plant.windowsill) == """
          Aloe    Water in 2 days
          Basil   Water in 2 days
        ! Cactus  Water now, 2 days late
        ! Fern    Water today

        """)
    #expect(plantListing([]) == "")
  }
}
