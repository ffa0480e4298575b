public import Tables

/// A person in front of a screen, for a test: it taps on texts, presses keys, types and scrolls.
///
/// ```swift
/// let feed = ScreenTester(screen)
/// try feed.tap("Follow", occurrence: 1)
/// expectScreen(feed, is: "…")
/// ```
///
/// It finds what the screen shows, at 8 × 16 points a character: a text that is cut off or covered is
/// not there, and a text that is wrapped is there line by line.
public struct ScreenTester: Drawable {
  /// The screen.
  public let screen: Screen

  /// A tester of a screen.
  public init(_ screen: Screen) { self.screen = screen }

  /// A tester of a table, which it puts on a screen of the table's size. Keys go to the table.
  ///
  /// - Precondition: The table is in no other view.
  public init(_ table: TableView) {
    if let other = table.superview {
      fatalError(
        "A tester cannot put a table on a screen that is in a \(Swift.type(of: other)) already; put that "
          + "on a screen, and make a tester of the screen")
    }
    screen = Screen(size: table.frame.size)
    screen.controller = ViewController(view: table)
  }

  /// The drawing of the screen, after a layout if one is needed.
  public func displayList() -> DisplayList { screen.displayList() }

  /// The screen as text, without the blank lines at its end.
  public var text: String { screenText }

  /// Taps in the middle of a text on the screen.
  ///
  /// - Parameters:
  ///   - text: The text, or a part of it.
  ///   - occurrence: The number of the occurrence, counted from 0 in reading order.
  /// - Returns: True if a view took the tap.
  /// - Throws: `NotOnScreen` if the screen does not show it as often.
  @discardableResult
  public func tap(_ text: String, occurrence: Int = 0) throws(NotOnScreen) -> Bool {
    screen.tap(at: try place(of: text, occurrence: occurrence))
  }

  /// Presses keys, one after the other.
  ///
  /// - Returns: True if all of them were taken.
  @discardableResult
  public func press(_ keys: Key...) -> Bool { press(keys) }

  /// Types a text, a key for each character.
  ///
  /// - Returns: True if all of them were taken.
  @discardableResult
  public func type(_ text: String) -> Bool { press(text.map(Key.character)) }

  private func press(_ keys: [Key]) -> Bool {
    keys.reduce(true) { screen.press($1) && $0 }
  }

  /// Returns the point in the middle of a text on the screen, less a hundredth in both directions.
  ///
  /// - Parameters:
  ///   - text: The text, or a part of it.
  ///   - occurrence: The number of the occurrence, counted from 0 in reading order.
  /// - Throws: `NotOnScreen` if the screen does not show it as often.
  public func place(of text: String, occurrence: Int = 0) throws(NotOnScreen) -> LayoutPoint {
    let places = self.text.places(of: text)
    guard places.indices.contains(occurrence) else {
      throw notOnScreen(text, occurrence: occurrence, count: places.count)
    }
    return places[occurrence]
  }

  private func notOnScreen(
    _ text: String, occurrence: Int = 0, count: Int = 0, scrolledScreens: Int? = nil
  ) -> NotOnScreen {
    NotOnScreen(
      text: text, occurrence: occurrence, count: count, screen: self.text,
      scrolledScreens: scrolledScreens, tableNotes: tableNotes)
  }
}

// MARK: Scrolling

extension ScreenTester {
  /// The table that is scrolled: the first on the screen, from the front.
  private var table: TableView {
    screen.layoutIfNeeded()
    if let table = screen.controller?.view.frontTable { return table }
    fatalError("There is no table to scroll on the screen:\n\(text)")
  }

  /// Scrolls the table on the screen by some points, downwards if they are positive.
  ///
  /// - Precondition: There is a table on the screen, and the distance is a number.
  public func scroll(by distance: Double) { table.scroll(by: distance) }

  /// Scrolls the table on the screen until a text comes in sight, from the top downwards; not at all
  /// if it is in sight.
  ///
  /// - Parameter text: The text, or a part of it.
  /// - Throws: `NotOnScreen` if it does not come in sight as far as the end, or in 10,000 screens; the
  ///   table is then where it was.
  /// - Precondition: There is a table on the screen.
  /// - Complexity: O(*n*) in the number of screens on the way, each of which is drawn.
  public func scroll(to text: String) throws(NotOnScreen) {
    if !self.text.places(of: text).isEmpty { return }
    let table = table
    let start = table.contentOffset
    table.contentOffset = 0
    var screens = 1
    while self.text.places(of: text).isEmpty {
      let offset = table.contentOffset
      // What an edge cuts off in one screen is whole in the next.
      table.scroll(by: max(1, table.bounds.height * 0.75))
      screen.layoutIfNeeded()
      guard table.contentOffset > offset, screens < 10_000 else {
        let error = notOnScreen(text, scrolledScreens: screens)
        table.contentOffset = start
        throw error
      }
      screens += 1
    }
  }
}

extension View {
  /// This view or the first table in it, from the front.
  fileprivate var frontTable: TableView? {
    if isHidden { return nil }
    if let table = self as? TableView { return table }
    return subviews.reversed().lazy.compactMap(\.frontTable).first
  }
}

extension String {
  /// The middles of a text in this drawing at 8 × 16 points a character, in reading order.
  fileprivate func places(of text: String) -> [LayoutPoint] {
    guard !text.isEmpty else { return [] }
    return lines.enumerated().flatMap { number, line in
      line.ranges(of: text).map { range in
        let start = line[..<range.lowerBound].renderedColumns
        let columns = Double(start) + Double(line[range].renderedColumns) / 2
        // A view that begins up to half a character off is drawn here, and ends in the middle of it.
        return LayoutPoint(x: columns * 8 - 0.01, y: (Double(number) + 0.5) * 16 - 0.01)
      }
    }
  }
}
