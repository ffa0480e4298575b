import ShowcaseModels
import Tables

extension Example {
  /// One menu for three models, instead of three menus in one controller.
  static let dealsMenu = Example(
    "deals-menu", title: "DealsMenu: one menu, three models", article: .commonDataSource,
    comparison: dealsComparison
  ) {
    let screens = dealsScreens()
    let first = drawn(screens.after.displayList())
    return [
      "Before, the controller asks in every method which menu is open. One of them:",
      try dealsBefore()[1].code,
      "Its screen:",
      drawn(screens.before.displayList()),
      "After, the menu says what it needs of a model:",
      try dealsBeside()[1].code,
      "The models say it, where they have other words. They were there before the menu:",
      try dealsBeside()[2].code,
      "The menu shows whatever says it:",
      try dealsBeside()[0].code,
      "The controller has three menus, and gets models from them, not places:",
      try dealsAfter()[0].code,
      try whereTheLinesWent(),
      "Its screen:",
      first,
    ] + dealsTaps(on: screens)
  }

  /// The screens of a person who chooses in all three menus, then turns the screen.
  private static func dealsTaps(on screens: BothScreens) -> [Part] {
    screens.tap(at: leftPoint(row: 1))
    let films = drawn(screens.after.displayList())
    screens.tap(at: leftPoint(row: 0))
    screens.tap(at: rightPoint(row: 2, in: screens.after))
    screens.tap(at: tabPoint(1, in: screens.after))
    screens.tap(at: leftPoint(row: 1))
    screens.tap(at: rightPoint(row: 0, in: screens.after))
    let districts = drawn(screens.after.displayList(), picture: "deals-menu")
    screens.tap(at: tabPoint(2, in: screens.after))
    screens.tap(at: leftPoint(row: 2))
    screens.tap(at: rightPoint(row: 1, in: screens.after))
    let orders = drawn(screens.after.displayList())
    screens.rotate()
    return [
      "A tap on the left changes the right:", films,
      "Choices in the first menu, and in the second, whose model is another one:", districts,
      "And in the third:", orders,
      "The screen is turned:", drawn(screens.after.displayList()),
    ]
  }

  private static func dealsComparison() throws -> Comparison {
    Comparison(
      before: try dealsBefore(), after: try dealsAfter(),
      counting: [("switches on what is shown", "switch menu {"), ("casts", " as? ")],
      tests: [
        "a menu shows a model that it has never heard of",
        "a filter says what was chosen, and what stands for nothing chosen",
      ])
  }

  private static func dealsBefore() throws -> [SourceExcerpt] {
    try ["controller", "configure", "rest"].map {
      try SourceExcerpt($0, at: "Before/Before.DealsController.swift", beside: #filePath)
    }
  }

  /// The code beside the controller: the menu, its protocols, and the names of the models.
  private static func dealsBeside() throws -> [SourceExcerpt] {
    try [("menu", "After.MenuView"), ("protocols", "MenuCategory"), ("models", "MenuModels")].map {
      try SourceExcerpt($0, at: "After/\($1).swift", beside: #filePath)
    }
  }

  private static func whereTheLinesWent() throws -> Part {
    let lines = try dealsBeside().map(\.codeLineCount)
    return """
      Beside the controller stand the menu (\(lines[0]) lines of code), what it needs of a model \
      (\(lines[1])), and what the three models say to that (\(lines[2])). A fourth model is a few \
      lines of the last, and no line of the menu.
      """
  }

  private static func dealsAfter() throws -> [SourceExcerpt] {
    [try SourceExcerpt("controller", at: "After/After.DealsController.swift", beside: #filePath)]
  }
}

extension Example {
  /// Both versions, with nothing chosen.
  static func dealsScreens() -> BothScreens {
    BothScreens(
      size: LayoutSize(width: screenWidth(320), height: 240), before: Before.DealsController(),
      after: After.DealsController())
  }

  /// A point of a tab, counted from 0.
  static func tabPoint(_ tab: Int, in screen: Screen) -> LayoutPoint {
    LayoutPoint(x: screen.size.width * (Double(tab) + 0.5) / 3, y: 8)
  }

  /// A point of a row on the left, counted from 0.
  static func leftPoint(row: Int) -> LayoutPoint {
    LayoutPoint(x: 4, y: 40 + 16 * Double(row))
  }

  /// A point of a row on the right, counted from 0.
  static func rightPoint(row: Int, in screen: Screen) -> LayoutPoint {
    LayoutPoint(x: screen.size.width - 4, y: 40 + 16 * Double(row))
  }
}
