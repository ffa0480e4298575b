import ShowcaseModels
import TableTesting
import Tables
import Testing

@testable import showcase

@Suite struct SettingsTests {
  private let settings: SettingsController
  private let screen: ScreenTester

  init() {
    let example = Example.settingsScreen()
    (settings, screen) = (example.0, ScreenTester(example.1))
  }

  /// True for each visible row whose switch is on, by its text.
  private var switches: [Bool] {
    screen.text.split(separator: "\n").filter { $0.hasSuffix("]") }.map { $0.hasSuffix("[×]") }
  }

  @Test func `what the model says is on is selected at first`() {
    #expect(switches == [true, true, false, false, false])
    #expect(settings.table.indexPathsForSelectedRows == [[0, 0], [0, 1], [2, 0]])
  }

  @Test func `a tap switches on, and another one off`() throws {
    try screen.tap("With the neighbours")
    #expect(switches == [true, true, false, false, true])
    #expect(settings.preferences.titlesOfThoseOn.contains("With the neighbours"))
    try screen.tap("With the neighbours")
    #expect(switches == [true, true, false, false, false])
    #expect(settings.preferences == .watering)
  }

  @Test func `a header and a footer are not there for taps`() throws {
    #expect(try !screen.tap("REMINDERS"))
    #expect(try !screen.tap("Between eight and nine"))
    #expect(settings.preferences == .watering)
  }

  @Test func `keys move the focus, and the space bar switches`() {
    let table = settings.table
    for (key, row) in [
      (Key.down, [0, 0] as TableIndexPath), (.down, [0, 1]), (.right, [1, 0]), (.down, [1, 1]),
      (.down, [2, 0]), (.down, [2, 0]), (.home, [0, 0]), (.end, [2, 0]), (.left, [1, 0]),
    ] {
      #expect(screen.press(key))
      #expect(table.focusedRow == row, "\(key)")
    }
    screen.press(.character(" "))
    #expect(settings.preferences.titlesOfThoseOn.contains("With the household"))
  }

  @Test func `the focused row comes fully into view, and its cell alone has the mark`() throws {
    screen.press(.end)
    let table = settings.table
    let row = table.rectForRow(at: [2, 0])
    #expect(row.maxY <= table.contentOffset + table.bounds.height)
    #expect(row.maxY > table.bounds.height)
    let marked = screen.text.split(separator: "\n").filter { $0.hasPrefix("›") }
    #expect(marked.count == 1)
    #expect(try #require(marked.first).contains("Drops of water"))
  }

  @Test func `headers of groups scroll with their rows`() {
    screen.press(.end)
    #expect(!screen.text.contains("REMINDERS"))
    #expect(screen.text.contains("They may water, not remove\n\nSOUNDS"))
  }
}
