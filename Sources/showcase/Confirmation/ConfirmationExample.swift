import ShowcaseModels
import Tables

extension Example {
  /// A question whose answer reaches the controller, by public parts and by a delegate.
  static let confirmation = Example(
    "confirmation", title: "Confirmation: a view has a delegate of its own", article: .confirmation,
    comparison: confirmationComparison
  ) {
    let screens = confirmationScreens()
    let asked = (drawn(screens.before.displayList()), drawn(screens.after.displayList()))
    screens.tap(at: okPoint(in: screens.after))
    return [
      "Before, the parts of the view are everybody's, and the controller wires each of them:",
      try SourceExcerpt(
        "controller", at: "Before/Before.OrderController.swift", beside: #filePath
      ).code,
      "Its screen, then the same after a tap on OK:",
      asked.0, drawn(screens.before.displayList()),
      "After, the parts are the view's own, and whoever is its delegate is told the answer:",
      try SourceExcerpt("view", at: "After/After.ConfirmationView.swift", beside: #filePath).code,
      try controllerAfter().code,
      "Its screen, then the same after a tap on OK:",
      asked.1, drawn(screens.after.displayList(), picture: "confirmation"),
    ] + (try changedInside())
  }

  /// The changes in both controllers when the view gets another inside.
  private static func changedInside() throws -> [Part] {
    let screens = changedConfirmationScreens()
    let changes = try confirmationChanges()
    return [
      "Then the view is changed inside: one row of choices takes the place of the buttons.",
      drawn(screens.before.displayList()),
      drawn(screens.after.displayList(), picture: "confirmation-changed"),
      "What had to change in the controllers for that, in lines of code:",
      "  - by public parts: \(changes.before)\n  - by a delegate: \(changes.after)",
    ]
  }

  private static func confirmationComparison() throws -> Comparison {
    Comparison(
      before: [try controllerBefore()], after: [try controllerAfter()],
      counting: [
        ("mentions of the view's buttons", "Button."), ("mentions of its labels", ".text = "),
        ("targets and actions", "addTarget("),
      ],
      tests: [
        "whoever is the delegate is told the answer, and nobody before it",
        "a delegate that has gone is told nothing, and the view notes it once",
        "the inside of the view changes, and no line of the controller with a delegate",
      ])
  }

  /// The changed lines of each controller since the view changed inside.
  static func confirmationChanges() throws -> (before: ChangedLines, after: ChangedLines) {
    let changed = try ["Before", "After"].map { version in
      try SourceExcerpt("controller", at: "Changed/\(version).Changed.swift", beside: #filePath)
    }
    return (
      ChangedLines(from: try controllerBefore(), to: changed[0]),
      ChangedLines(from: try controllerAfter(), to: changed[1])
    )
  }

  private static func controllerBefore() throws -> SourceExcerpt {
    try SourceExcerpt("controller", at: "Before/Before.OrderController.swift", beside: #filePath)
  }

  private static func controllerAfter() throws -> SourceExcerpt {
    try SourceExcerpt("controller", at: "After/After.OrderController.swift", beside: #filePath)
  }
}

extension Example {
  /// Both versions, asking about the same order.
  static func confirmationScreens() -> BothScreens {
    BothScreens(
      size: confirmationSize, before: Before.OrderController(order: hotpot),
      after: After.OrderController(order: hotpot))
  }

  /// Both versions once their views have changed inside.
  static func changedConfirmationScreens() -> BothScreens {
    BothScreens(
      size: confirmationSize, before: Before.Changed.OrderController(order: hotpot),
      after: After.Changed.OrderController(order: hotpot))
  }

  /// A point of the answer OK.
  static func okPoint(in screen: Screen) -> LayoutPoint {
    LayoutPoint(x: screen.size.width / 4, y: screen.size.height - 40)
  }

  /// A point of the answer Cancel.
  static func cancelPoint(in screen: Screen) -> LayoutPoint {
    LayoutPoint(x: screen.size.width * 3 / 4, y: screen.size.height - 40)
  }

  private static let hotpot = Order(name: "双人火锅", price: 168)
  private static var confirmationSize: LayoutSize {
    LayoutSize(width: screenWidth(256), height: 176)
  }
}
