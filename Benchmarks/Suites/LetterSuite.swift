import Tables

/// The difference between lists whose ids are strings of 36 characters, as UUIDs are written.
enum LetterSuite {
  private struct Letter: Identifiable, Equatable {
    let id: String
    let text: String
    let revision: Int

    init(_ message: Message) {
      let digits = String(message.id.high, radix: 16) + String(message.id.low, radix: 16)
      let padded = String(repeating: "0", count: 32 - digits.count) + digits
      id = [8, 4, 4, 4, 12].reduce(into: (parts: [Substring](), rest: padded[...])) {
        $0.parts.append($0.rest.prefix($1))
        $0.rest = $0.rest.dropFirst($1)
      }.parts.joined(separator: "-")
      text = message.text
      revision = message.revision
    }
  }

  static func make(_ change: MessageChange) -> Suite {
    let cases = Cases(change)
    var workspace = DifferenceWorkspace()
    let hashing = Workload(name: "hash every id once") { rows in
      let letters = cases.letters(rows: rows)
      var sum = 0
      for letter in letters.old { sum &+= letter.id.hashValue }
      for letter in letters.new { sum &+= letter.id.hashValue }
      blackHole(sum)
      return letters.expected
    }
    let tables = Workload(name: "Tables") { rows in
      let letters = cases.letters(rows: rows)
      let updates = TableSnapshot(letters.new)
        .difference(from: TableSnapshot(letters.old), using: &workspace).updates
      return updates.deletedRows.count + updates.insertedRows.count
        + updates.reconfiguredRows.count
    }
    return Suite(
      name: "difference-strings-\(change.name)",
      summary: "the difference between two lists with ids of 36 characters: \(change.summary)",
      control: "hash every id once", ways: .timed([hashing, tables], items: 100_000))
  }

  private final class Cases {
    private let cases: ChangeCases
    private var made: [Int: (old: [Letter], new: [Letter], expected: Int)] = [:]

    init(_ change: MessageChange) { cases = ChangeCases(change) }

    func letters(rows: Int) -> (old: [Letter], new: [Letter], expected: Int) {
      if let known = made[rows] { return known }
      for count in [rows, 3 * rows] {
        let change = cases.change(rows: count)
        made[count] = (
          change.oldMessages.map(Letter.init), change.newMessages.map(Letter.init), change.expected
        )
      }
      return made[rows] ?? ([], [], 0)
    }
  }
}
