import TableModels
import Testing

/// The work that a difference avoids, counted.
@Suite struct DifferenceCostTests {
  /// The numbers of hashes and comparisons of the rows of one snapshot.
  final class Counter {
    var hashes: [Int: Int] = [:]
    var idComparisons = 0
    var contentComparisons = 0

    var most: Int { hashes.values.max() ?? 0 }
  }

  struct Counted: Identifiable, Equatable {
    struct ID: Hashable {
      let number: Int
      let counter: Counter

      static func == (left: ID, right: ID) -> Bool {
        left.counter.idComparisons += 1
        return left.number == right.number
      }

      func hash(into hasher: inout Hasher) {
        counter.hashes[number, default: 0] += 1
        hasher.combine(number)
      }
    }

    let id: ID
    var text = ""

    static func == (left: Counted, right: Counted) -> Bool {
      left.id.counter.contentComparisons += 1
      return left.text == right.text
    }
  }

  private let before = Counter()
  private let after = Counter()

  private func snapshot(_ numbers: [Int], _ counter: Counter) -> TableSnapshot<Counted> {
    TableSnapshot(numbers.map { Counted(id: Counted.ID(number: $0, counter: counter)) })
  }

  private func difference(from old: [Int], to new: [Int]) -> TableUpdates {
    snapshot(new, after).difference(from: snapshot(old, before)).updates
  }

  static let rows = Array(0..<1_000)

  static let oneSided: [(name: String, new: [Int])] = [
    ("none", rows), ("appended", rows + [2_000, 2_001]), ("prepended", [2_000] + rows),
    ("cut in the middle", rows.filter { $0 < 300 || $0 >= 600 }),
    ("inserted in the middle", Array(0..<500) + Array(2_000..<2_500) + Array(500..<1_000)),
    ("emptied", []), ("a few deleted", rows.filter { $0 % 50 != 9 }),
    ("a few inserted", rows.flatMap { $0 % 50 == 9 ? [$0, 2_000 + $0] : [$0] }),
  ]

  @Test(arguments: oneSided)
  func `nothing is hashed where rows only came or only went`(name: String, new: [Int]) {
    let updates = difference(from: Self.rows, to: new)
    #expect(updates.insertedRows.count - updates.deletedRows.count == new.count - 1_000)
    #expect(before.hashes.isEmpty && after.hashes.isEmpty)
    #expect(before.idComparisons <= 1_100)
    #expect(before.contentComparisons <= 1_000)
  }

  @Test func `nothing is hashed where rows changed in their places`() {
    let old = snapshot(Self.rows, before)
    var new = snapshot(Self.rows, after)
    for row in stride(from: 0, to: 1_000, by: 7) { new[[0, row]].text = "new" }
    #expect(new.difference(from: old).updates.reconfiguredRows.count == 143)
    #expect(before.hashes.isEmpty && after.hashes.isEmpty)
    #expect(before.contentComparisons == 1_000)
  }

  @Test func `a move hashes the row that moved and no other`() {
    let moved = [700] + Self.rows.filter { $0 != 700 }
    #expect(difference(from: Self.rows, to: moved).movedRows.count == 1)
    #expect(before.hashes == [700: 1])
    #expect(after.hashes == [700: 1])
  }

  static let thorough: [(name: String, new: [Int])] = [
    ("reversed", rows.reversed()), ("replaced", Array(2_000..<3_000)),
    ("shuffled", rows.map { ($0 * 377) % 1_000 }),
    ("half of it new", rows.map { $0 % 2 == 0 ? 999 - $0 : 3_000 + $0 }),
  ]

  @Test(arguments: thorough)
  func `each id is hashed at most once a side, and compared a few times`(
    name: String, new: [Int]
  ) {
    let updates = difference(from: Self.rows, to: new)
    #expect(updates.deletedRows.count == updates.insertedRows.count)
    #expect(before.most == 1)
    #expect(after.most == 1)
    #expect(before.hashes.count <= 1_000 && after.hashes.count <= 1_000)
    #expect(before.idComparisons + after.idComparisons <= 10_000)
    #expect(before.contentComparisons + after.contentComparisons <= 1_000)
  }

  @Test func `a section in the memory it was in is not looked into`() {
    let shared = snapshot(Self.rows, before).sections[0]
    let old = TableSnapshot(sections: [shared, snapshot([1], before).sections[0]])
    var new = old
    new.sections[0].header = "New"
    new.sections[0].id = "shared"
    var other = old
    other.sections[0].id = "shared"
    #expect(new.difference(from: other).retitledSections.count == 1)
    #expect(before.idComparisons == 0 && before.contentComparisons == 0)
    #expect(old.difference(from: old).isEmpty)
    #expect(before.idComparisons == 0)
  }

  @Test func `the contents of rows with different ids are not compared`() {
    _ = difference(from: Self.rows, to: Array(2_000..<3_000))
    #expect(before.contentComparisons + after.contentComparisons == 0)
  }

  /// Ids as some databases make them, with a hash of their own: the low bits are the same in all.
  struct Coarse: Identifiable, Equatable {
    struct ID: Hashable {
      let number: Int
      let shift: Int
      let counter: Counter

      static func == (left: ID, right: ID) -> Bool {
        left.counter.idComparisons += 1
        return left.number == right.number
      }

      func hash(into hasher: inout Hasher) { hasher.combine(number) }

      var hashValue: Int { number << shift }
    }

    let id: ID
  }

  @Test(arguments: [0, 4, 12, 20, 32, 44, 53])
  func `ids that differ in a few bits of their hashes are compared as rarely as others`(shift: Int)
  {
    func snapshot(_ numbers: Range<Int>) -> TableSnapshot<Coarse> {
      TableSnapshot(
        numbers.map { Coarse(id: Coarse.ID(number: $0, shift: shift, counter: before)) })
    }
    let updates = snapshot(1_000..<2_000).difference(from: snapshot(0..<1_000)).updates
    #expect(updates.deletedRows.count == 1_000 && updates.insertedRows.count == 1_000)
    #expect(before.idComparisons <= 10_000)
  }
}
