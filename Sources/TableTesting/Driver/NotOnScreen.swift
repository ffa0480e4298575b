/// A text that a tester looked for on the screen and did not find.
public struct NotOnScreen: Error, Hashable, Sendable {
  /// The text that was looked for.
  public let text: String
  /// The number of the wanted occurrence, counted from 0 in reading order.
  public let occurrence: Int
  /// The number of times that the screen shows the text.
  public let count: Int
  /// The screen, as text.
  public let screen: String
  /// The number of screens that were scrolled through; nil if none was.
  public let scrolledScreens: Int?
  /// The notes of the tables on the screen, such as why one is empty, each after a line end.
  public let tableNotes: String
}

extension NotOnScreen: CustomStringConvertible {
  /// The text, and what is on the screen instead.
  public var description: String {
    words + (screen.isEmpty ? ", which is empty" : ":\n\(screen)") + tableNotes
  }

  private var words: String {
    if let scrolledScreens {
      return "“\(text)” is on none of the \(scrolledScreens) screens of the list; this is the last"
    }
    if count == 0 { return "“\(text)” is not on the screen" }
    return "“\(text)” is \(count == 1 ? "once" : "\(count) times") on the screen, so there is no "
      + "occurrence \(occurrence), counted from 0"
  }
}
