/// A note about somebody's plants on a day.
public struct DiaryEntry: Equatable, Identifiable, Sendable {
  /// The day, counted from the first, which is also the identity of the entry.
  public let day: Int
  /// The text of the note.
  public let text: String

  /// The day.
  public var id: Int { day }

  /// An entry.
  ///
  /// - Parameters:
  ///   - day: The day, counted from the first.
  ///   - text: The text of the note.
  public init(day: Int, text: String) {
    self.day = day
    self.text = text
  }
}

extension DiaryEntry {
  /// Days 4 to 9.
  public static let lastDays = [
    DiaryEntry(day: 4, text: "The fern has a new leaf."),
    DiaryEntry(
      day: 5, text: "Watered everything but the cactus, which wants nothing for ten days."),
    DiaryEntry(day: 6, text: "Rain."),
    DiaryEntry(
      day: 7, text: "The basil hung its leaves in the sun. In the shade it was well again."),
    DiaryEntry(day: 8, text: "Turned the rubber plant to the window."),
    DiaryEntry(day: 9, text: "Nothing to do."),
  ]

  /// Days 1 to 3.
  public static let firstDays = [
    DiaryEntry(day: 1, text: "Five plants moved in, and I have read what each of them likes best."),
    DiaryEntry(day: 2, text: "The cactus stings."),
    DiaryEntry(day: 3, text: "The fern drinks more than all of the others together, every day."),
  ]
}
