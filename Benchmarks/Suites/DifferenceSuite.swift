import Measurements
import Tables

/// The cost of a difference between two snapshots, compared with hashing every id once, where most
/// methods start.
///
/// There is a suite for each kind of change, because each has a cost of its own. The checksums are
/// the numbers of changes; the control reports the expected numbers.
enum DifferenceSuite {
  static func make() -> [Suite] {
    MessageChange.all.map { change in
      let cases = ChangeCases(change)
      return Suite(
        name: "difference-\(change.name)",
        summary: "the difference between two lists: \(change.summary)",
        control: "hash every id once",
        ways: .timed(ways(change, cases), items: 100_000))
    } + [MessageChange.none, .mixed(10)].map(sections) + [100, 1_000, 10_000, 1_000_000].map(size)
      + LetterSuite.make()
  }

  /// The ways for a kind of change. The standard library takes seconds if much changes, and is left
  /// out then.
  private static func ways(_ change: MessageChange, _ cases: ChangeCases) -> [Workload] {
    let isSmall = ["none", "appended", "prepended", "one-moved", "updated", "mixed-1"]
      .contains(change.name)
    return [hashing(cases), pairwise(cases)] + (isSmall ? [standardLibrary(cases)] : [])
      + [tables(cases)]
  }

  /// The same change at another size.
  private static func size(_ rows: Int) -> Suite {
    let cases = ChangeCases(.mixed(10))
    return Suite(
      name: "difference-of-\(rows)",
      summary: "the difference between two lists of \(rows): \(MessageChange.mixed(10).summary)",
      control: "hash every id once",
      ways: .timed([hashing(cases), tables(cases)], items: rows))
  }

  /// Compares the lists index by index and does nothing with the answers.
  private static func pairwise(_ cases: ChangeCases) -> Workload {
    Workload(name: "compare pairwise") { rows in
      let change = cases.change(rows: rows)
      var equal = 0
      for (old, new) in zip(change.oldMessages, change.newMessages) where old == new { equal += 1 }
      blackHole(equal)
      return change.expected
    }
  }

  /// The standard library's difference of the ids alone, with moves: content is not compared.
  private static func standardLibrary(_ cases: ChangeCases) -> Workload {
    Workload(name: "CollectionDifference with moves") { rows in
      let change = cases.change(rows: rows)
      let difference = change.newMessages.map(\.id).difference(from: change.oldMessages.map(\.id))
      blackHole(difference.inferringMoves().count)
      return change.expected
    }
  }

  /// The same change in one section and in a hundred: made in each hundredth of the rows.
  private static func sections(_ change: MessageChange) -> Suite {
    let (one, hundred) = (
      ChangeCases(change, parts: 100), ChangeCases(change, parts: 100, areSections: true)
    )
    return Suite(
      name: "difference-sections-\(change.name)",
      summary: "one section against a hundred: \(change.summary)",
      control: "one section",
      ways: .timed(
        [tables(one, name: "one section"), tables(hundred, name: "100 sections")], items: 100_000))
  }

  /// Hashes the ids of both lists and does nothing with the hashes.
  private static func hashing(_ cases: ChangeCases) -> Workload {
    Workload(name: "hash every id once") { rows in
      let change = cases.change(rows: rows)
      var sum = 0
      for index in change.oldMessages.indices { sum &+= change.oldMessages[index].id.hashValue }
      for index in change.newMessages.indices { sum &+= change.newMessages[index].id.hashValue }
      blackHole(sum)
      return change.expected
    }
  }

  /// This library, in memory that is kept from run to run.
  private static func tables(_ cases: ChangeCases, name: String = "Tables") -> Workload {
    var workspace = DifferenceWorkspace()
    return Workload(name: name) { rows in
      let change = cases.change(rows: rows)
      let updates = change.new.difference(from: change.old, using: &workspace).updates
      return updates.deletedRows.count + updates.insertedRows.count
        + updates.reconfiguredRows.count
    }
  }
}

/// One kind of change at several sizes, each made when it is first asked for.
final class ChangeCases {
  struct Case {
    let oldMessages: [Message]
    let newMessages: [Message]
    let old: TableSnapshot<Message>
    let new: TableSnapshot<Message>
    /// The number of rows that are deleted, inserted and reconfigured.
    let expected: Int
  }

  private let change: MessageChange
  private let parts: Int
  private let areSections: Bool
  private var cases: [Int: Case] = [:]

  init(_ change: MessageChange, parts: Int = 1, areSections: Bool = false) {
    self.change = change
    self.parts = parts
    self.areSections = areSections
  }

  func change(rows: Int) -> Case {
    if let known = cases[rows] { return known }
    // Made also for the longer run that counts allocations, so that those of the making do not
    // count.
    cases[3 * rows] = made(rows: 3 * rows)
    let made = made(rows: rows)
    cases[rows] = made
    return made
  }

  private func made(rows: Int) -> Case {
    let old = (0..<parts).map { part in
      (rows * part / parts..<rows * (part + 1) / parts).map(Message.init)
    }
    let new = old.enumerated().map { part, messages in
      var changed = messages
      change.apply(&changed, rows + part * messages.count)
      return changed
    }
    let (allOld, allNew) = (Array(old.joined()), Array(new.joined()))
    return Case(
      oldMessages: allOld, newMessages: allNew,
      old: snapshot(of: areSections ? old : [allOld]),
      new: snapshot(of: areSections ? new : [allNew]),
      expected: Self.count(from: allOld, to: allNew))
  }

  /// A snapshot of copied messages: an array with the same memory on both sides would not be
  /// compared.
  private func snapshot(of parts: [[Message]]) -> TableSnapshot<Message> {
    TableSnapshot(
      sections: parts.enumerated().map { number, messages in
        TableSection(id: SectionID(number), messages.map { $0 })
      })
  }

  private static func count(from old: [Message], to new: [Message]) -> Int {
    let before = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
    let kept = new.filter { before[$0.id] != nil }
    return old.count + new.count - 2 * kept.count + kept.count { before[$0.id] != $0 }
  }
}
