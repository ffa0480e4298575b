import Measurements
import Tables

/// The difference between lists of letters, whose ids are strings of 36 characters.
enum LetterSuite {
  static func make() -> [Suite] {
    Strings.allCases.flatMap { strings in
      [MessageChange.none, .mixed(10), .shuffled].map { suite($0, strings) }
    }
  }

  /// The origin of the new list's strings.
  enum Strings: String, CaseIterable {
    /// Decoded anew, as all of a server's answer is.
    case fresh
    /// The old list's own, for letters that stay.
    case shared
  }

  private static func suite(_ change: MessageChange, _ strings: Strings) -> Suite {
    let cases = LetterCases(change, strings)
    let hashing = Workload(name: "hash every id once") { rows in
      let letters = cases.letters(rows: rows)
      var sum = 0
      for index in letters.old.indices { sum &+= letters.old[index].id.hashValue }
      for index in letters.new.indices { sum &+= letters.new[index].id.hashValue }
      blackHole(sum)
      return letters.expected
    }
    let pairwise = Workload(name: "compare pairwise") { rows in
      let letters = cases.letters(rows: rows)
      var equal = 0
      for (old, new) in zip(letters.old, letters.new) where old == new { equal += 1 }
      blackHole(equal)
      return letters.expected
    }
    let dictionary = Workload(name: "look up and compare by hand") { rows in
      let letters = cases.letters(rows: rows)
      var places: [String: Int] = [:]
      places.reserveCapacity(letters.old.count)
      for (place, letter) in letters.old.enumerated() { places[letter.id] = place }
      var equal = 0
      for letter in letters.new {
        if let place = places[letter.id], letters.old[place] == letter { equal += 1 }
      }
      blackHole(equal)
      return letters.expected
    }
    var workspace = DifferenceWorkspace()
    let tables = Workload(name: "Tables") { rows in
      let letters = cases.letters(rows: rows)
      let updates = TableSnapshot(letters.new)
        .difference(from: TableSnapshot(letters.old), using: &workspace).updates
      return updates.deletedRows.count + updates.insertedRows.count
        + updates.reconfiguredRows.count
    }
    return Suite(
      name: "difference-strings-\(strings)-\(change.name)",
      summary: "two lists with ids of 36 characters and four fields, strings \(strings): "
        + change.summary,
      control: "hash every id once",
      ways: .timed([hashing, pairwise, dictionary, tables], items: 100_000))
  }
}

/// One kind of change at several sizes, each made when it is first asked for.
private final class LetterCases {
  struct Case {
    let old: [Letter]
    let new: [Letter]
    /// The number of rows that are deleted, inserted and reconfigured.
    let expected: Int
  }

  private let cases: ChangeCases
  private let strings: LetterSuite.Strings
  private var made: [Int: Case] = [:]

  init(_ change: MessageChange, _ strings: LetterSuite.Strings) {
    cases = ChangeCases(change)
    self.strings = strings
  }

  func letters(rows: Int) -> Case {
    if let known = made[rows] { return known }
    // Made also for the longer run that counts allocations, so that those of the making do not count.
    let shorter = made(rows: rows)
    made[3 * rows] = made(rows: 3 * rows)
    made[rows] = shorter
    return shorter
  }

  private func made(rows: Int) -> Case {
    let change = cases.change(rows: rows)
    let old = change.oldMessages.map(Letter.init)
    let known = Dictionary(uniqueKeysWithValues: zip(change.oldMessages.lazy.map(\.id), old))
    let new = change.newMessages.map { message in
      guard strings == .shared, let letter = known[message.id] else { return Letter(message) }
      return Letter(letter, revision: message.revision)
    }
    return Case(old: old, new: new, expected: change.expected)
  }
}
