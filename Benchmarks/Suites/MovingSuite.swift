import Measurements
import Tables

/// Differences that only move: rows across sections, whole sections, and rows whose ids occur ten
/// times.
///
/// The checksum is the number of rows that are deleted, inserted or reconfigured, which is none.
enum MovingSuite {
  static func make() -> [Suite] {
    [
      suite(
        "difference-sections-moved",
        "the difference between 100 sections and the same in opposite order, 1 % of the rows elsewhere",
        sectionsMoved),
      suite(
        "difference-duplicates",
        "the difference between a list with ten rows for each id and the same in random order",
        duplicates),
    ]
  }

  private struct Pair {
    let old: TableSnapshot<Message>
    let new: TableSnapshot<Message>
  }

  private static func suite(
    _ name: String, _ summary: String, _ make: @escaping (_ rows: Int) -> Pair
  ) -> Suite {
    var pairs: [Int: Pair] = [:]
    func pair(_ rows: Int) -> Pair {
      if let known = pairs[rows] { return known }
      // Made also for the longer run that counts allocations, so that those of the making do not
      // count.
      pairs[3 * rows] = make(3 * rows)
      let made = make(rows)
      pairs[rows] = made
      return made
    }
    let hashing = Workload(name: "hash every id once") { rows in
      let pair = pair(rows)
      var sum = 0
      for section in pair.old.sections + pair.new.sections {
        for message in section { sum &+= message.id.hashValue }
      }
      blackHole(sum)
      return 0
    }
    var workspace = DifferenceWorkspace()
    let tables = Workload(name: "Tables") { rows in
      let pair = pair(rows)
      let updates = pair.new.difference(from: pair.old, using: &workspace).updates
      return updates.deletedRows.count + updates.insertedRows.count
        + updates.reconfiguredRows.count
    }
    return Suite(
      name: name, summary: summary, control: "hash every id once",
      ways: .timed([hashing, tables], items: 100_000))
  }

  private static func sectionsMoved(rows: Int) -> Pair {
    let old = TableSnapshot(
      sections: (0..<100).map { part in
        TableSection(
          id: SectionID(part),
          (rows * part / 100..<rows * (part + 1) / 100).map(Message.init))
      })
    var sections = old.sections
    for number in 0..<rows / 100 {
      let (from, to) = (number % 100, (number * 7 + 31) % 100)
      guard from != to, !sections[from].isEmpty else { continue }
      sections[to].append(sections[from].remove(at: sections[from].count / 2))
    }
    return Pair(old: old, new: TableSnapshot(sections: sections.reversed()))
  }

  private static func duplicates(rows: Int) -> Pair {
    let messages = (0..<rows).map { Message(number: $0 % max(1, rows / 10)) }
    var generator = SeededGenerator()
    return Pair(
      old: TableSnapshot(messages), new: TableSnapshot(messages.shuffled(using: &generator)))
  }
}
