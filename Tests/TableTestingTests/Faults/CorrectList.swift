import Tables

/// A list that looks suspicious and is right: no check may say anything of it.
struct CorrectList: Sendable {
  /// What is tricky about it.
  let name: String
  /// The properties of its cells that its author declares as changing by themselves, by cell and
  /// path, such as `"line.text"`.
  let ignoring: Set<String>
  /// True if the rows look as they do for reasons of their own, such as the time of day.
  let ignoresContent: Bool
  /// True if there is nothing to check, which a check may say.
  let isEmpty: Bool
  /// Makes the list, the same each time. With a table, it can be walked at random.
  let make: @MainActor @Sendable () -> ListToTest

  init(
    _ name: String, ignoring: Set<String> = [], ignoresContent: Bool = false, isEmpty: Bool = false,
    make: @escaping @MainActor @Sendable () -> ListToTest
  ) {
    self.name = name
    self.ignoring = ignoring
    self.ignoresContent = ignoresContent
    self.isEmpty = isEmpty
    self.make = make
  }
}

extension CorrectList: CustomStringConvertible {
  var description: String { name }
}

extension CorrectList {
  /// All of them, by what is tricky.
  static let all: [CorrectList] =
    resetCells + statefulCells + asyncCells + ownChanges + announcedChanges + unusualRows
    + unusualSources + readyMade + releasedLists
}
