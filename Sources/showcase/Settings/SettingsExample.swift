import ShowcaseModels
import Tables

extension Example {
  /// Groups of switches, for the finger and for the keyboard.
  static let settings = Example(
    "settings", title: "Settings: groups of rows to select", article: .comingFromUIKit
  ) {
    let (settings, screen) = settingsScreen()
    return try [
      "A cell says in one place how it looks when its row is selected or has the focus:",
      SourceExcerpt("cell", at: "PreferenceCell.swift", beside: #filePath).code,
      "The controller says what is selected at first, and hears what a person selects:",
      SourceExcerpt("controller", at: "SettingsController.swift", beside: #filePath).code,
      "Its screen:",
      drawn(screen.displayList()),
    ] + settingsKeys(pressedOn: screen, with: settings)
  }

  /// The screens of a person who taps once, then uses the keyboard.
  private static func settingsKeys(
    pressedOn screen: Screen, with settings: SettingsController
  ) -> [Part] {
    screen.tap(at: neighboursPoint)
    let tapped = drawn(screen.displayList())
    for key in [Key.down, .down, .character(" ")] { screen.press(key) }
    let pressed = drawn(screen.displayList(), picture: "settings")
    screen.press(.end)
    let end = drawn(screen.displayList())
    return [
      "A tap on a row:", tapped,
      "The keys down, down and space. The first one gives the focus to the first visible row:",
      pressed,
      "The key end brings the last row fully into view:", end,
      "What the model says is on: \(settings.preferences.titlesOfThoseOn.joined(separator: ", ")).",
    ]
  }

  /// A point of the row of the neighbours, before anybody has scrolled.
  static let neighboursPoint = LayoutPoint(x: 40, y: 136)

  /// The settings on a screen that is too low for all of them.
  static func settingsScreen() -> (settings: SettingsController, screen: Screen) {
    let settings = SettingsController(.watering)
    let screen = Screen(size: LayoutSize(width: screenWidth(272), height: 160))
    screen.controller = settings
    return (settings, screen)
  }
}
