import ShowcaseModels
import Tables

extension Example {
  /// A plant's page, before and after everything but control left the controller.
  static let plantCare = Example(
    "plant-care", title: "PlantCare: MVC without a massive controller", article: .plantCare,
    comparison: plantCareComparison
  ) {
    let store = PlantStore()
    let before = plantScreens(
      of: Before.PlantCareController(name: "Fern", kind: "foliage", days: 3))
    let after = plantScreens(of: After.PlantCareController(store: store, plant: 4))
    return try [
      "Before, rules, style, frames and texts are the controller's:",
      plantCareBefore().code,
      "Its screen, before anybody has tapped:",
      drawn(before[0]),
      "After, the rules are the model's:",
      plantSource("plant").code,
      "The style is a factory's:",
      plantCareExcerpt("plant look", "After/PlantLook.swift").code,
      "The controller hears taps and changes, and shows the model in one place:",
      plantCareAfter().code,
      "The same screen at first, after a tap on \"Wait\", after one on \"Water\", and turned:",
      drawn(after[0], picture: "plant-care"),
      drawn(after[1]),
      drawn(after[2], picture: "plant-care-watered"),
      drawn(after[3]),
    ] + otherInterfaces()
  }

  /// The same plants in a table and on a command line.
  private static func otherInterfaces() throws -> [Part] {
    let store = PlantStore()
    let page = plantScreen(of: After.PlantCareController(store: store, plant: 4))
    let list = plantScreen(of: After.PlantsController(store: store))
    let before = list.displayList()
    page.tap(at: plantCareWater)
    return [
      "The same plants in a table. Its controller's render is split into header and list:",
      try plantCareExcerpt("plants", "After/After.PlantsController.swift").code,
      drawn(before, picture: "plant-care-list"),
      "The fern is watered on its own page. The store tells both controllers:",
      drawn(list.displayList()),
      "The same plants on a command line:",
      try plantCareExcerpt("plant listing", "After/PlantListing.swift").code,
      drawn(text: plantListing(store.plants)),
    ]
  }

  private static func plantCareComparison() throws -> Comparison {
    Comparison(
      before: [try plantCareBefore()], after: [try plantCareAfter()],
      counting: [
        ("frames", "LayoutRect("), ("styles", "TextStyle("), ("places that set a text", ".text ="),
        ("rules", "\"succulent\""),
      ],
      tests: [
        "succulents are watered every ten days, other plants every three",
        "the status says when to water, in words",
        "a store tells all who asked, and keeps none of them alive",
        "whatever happened before, a screen is what a new controller draws of the same plants",
      ])
  }

  private static func plantCareBefore() throws -> SourceExcerpt {
    try plantCareExcerpt("plant care before", "Before/Before.PlantCareController.swift")
  }

  static func plantCareAfter() throws -> SourceExcerpt {
    try plantCareExcerpt("plant care after", "After/After.PlantCareController.swift")
  }

  private static func plantCareExcerpt(_ name: String, _ path: String) throws -> SourceExcerpt {
    try SourceExcerpt(name, at: path, beside: #filePath)
  }

  /// The source of the plant, which is in another module than the gallery.
  private static func plantSource(_ name: String) throws -> SourceExcerpt {
    try SourceExcerpt(name, at: "../../ShowcaseModels/Plant.swift", beside: #filePath)
  }

  // MARK: Screens

  /// A point of the button that waters.
  static let plantCareWater = LayoutPoint(x: 20, y: 104)

  /// A screen with a plant's page or the list of all.
  static func plantScreen(of controller: ViewController) -> Screen {
    let screen = Screen(size: LayoutSize(width: screenWidth(256), height: 176))
    screen.controller = controller
    return screen
  }

  /// A plant's page before a tap, after one on "Wait", after one on "Water", and turned.
  static func plantScreens(of controller: ViewController) -> [DisplayList] {
    let screen = plantScreen(of: controller)
    let wait = LayoutPoint(x: screen.size.width - 20, y: plantCareWater.y)
    return screen.displayLists(after: [
      {}, { screen.tap(at: wait) }, { screen.tap(at: plantCareWater) }, { screen.rotate() },
    ])
  }
}
