import TableModels
import Testing

/// The content of a difference, rule by rule.
@Suite struct DifferenceTests {
  private func updates(
    from old: TableSnapshot<Item>, to new: TableSnapshot<Item>
  ) -> TableUpdates {
    let difference = new.difference(from: old, isReplaced: Item.isReplaced)
    #expect(fault(from: old, to: new, difference) == nil)
    return difference.updates
  }

  @Test func `equal snapshots have no difference`() {
    let old = table(("a", [1, 2]), ("b", []), ("c", [3]))
    #expect(old.difference(from: old).isEmpty)
    #expect(table(("a", [1, 2]), ("b", []), ("c", [3])).difference(from: old).isEmpty)
    #expect(TableSnapshot<Item>().difference(from: TableSnapshot()).isEmpty)
  }

  @Test func `deletions are places before, insertions places after`() {
    let updates = updates(from: list([1, 2, 3, 4]), to: list([5, 1, 3, 6, 4]))
    #expect(updates.deletedRows == [[0, 1]])
    #expect(updates.insertedRows == [[0, 0], [0, 3]])
    #expect(updates.movedRows.isEmpty && updates.reconfiguredRows.isEmpty)
  }

  @Test func `one row that moves far is one move, in both directions`() {
    let numbers = Array(0..<100)
    let up = updates(from: list(numbers), to: list([70] + numbers.filter { $0 != 70 }))
    #expect(up.movedRows == [move([0, 70], [0, 0])])
    let down = updates(from: list(numbers), to: list(numbers.filter { $0 != 3 } + [3]))
    #expect(down.movedRows == [move([0, 3], [0, 99])])
  }

  @Test func `of two blocks that change places the shorter one moves`() {
    let updates = updates(
      from: list(Array(0..<130)), to: list(Array(100..<130) + Array(0..<100)))
    #expect(updates.movedRows == (0..<30).map { move([0, 100 + $0], [0, $0]) })
  }

  @Test func `of the rows that might stay it is the ones in their very place`() {
    let updates = updates(from: list([1, 2, 3]), to: list([3, 2, 1]))
    #expect(updates.movedRows == [move([0, 2], [0, 0]), move([0, 0], [0, 2])])
  }

  @Test func `a row that moves between sections is one move`() {
    let updates = updates(
      from: table(("a", [1, 2]), ("b", [3])), to: table(("a", [2]), ("b", [3, 1])))
    #expect(updates.movedRows == [move([0, 0], [1, 1])])
    #expect(updates.deletedRows.isEmpty && updates.insertedRows.isEmpty)
  }

  @Test func `a section moves with its rows, and its rows keep their own changes`() {
    let updates = updates(
      from: table(("a", [1, 2]), ("b", [3]), ("c", [4])),
      to: table(("b", [3]), ("c", [4]), ("a", [2, 5])))
    #expect(updates.movedSections == [TableUpdates.SectionMove(from: 0, to: 2)])
    #expect(updates.deletedRows == [[0, 0]])
    #expect(updates.insertedRows == [[2, 1]])
    #expect(updates.movedRows.isEmpty)
  }

  @Test func `a row that comes into a new section is part of its insertion`() {
    let updates = updates(from: table(("a", [1, 2])), to: table(("b", [2, 3]), ("a", [1])))
    #expect(updates.insertedSections == [0])
    #expect(updates.deletedRows == [[0, 1]])
    #expect(updates.movedRows.isEmpty && updates.insertedRows.isEmpty)
  }

  @Test func `a row that leaves a deleted section is an insertion`() {
    let updates = updates(from: table(("a", [1, 2]), ("b", [3])), to: table(("b", [3, 1])))
    #expect(updates.deletedSections == [0])
    #expect(updates.insertedRows == [[0, 1]])
    #expect(updates.movedRows.isEmpty && updates.deletedRows.isEmpty)
  }

  @Test func `a row that moves and changes is both moved and reconfigured`() {
    var new = list([3, 1, 2])
    new[[0, 0]].text = "new"
    let updates = updates(from: list([1, 2, 3]), to: new)
    #expect(updates.movedRows == [move([0, 2], [0, 0])])
    #expect(updates.reconfiguredRows == [[0, 2]])
  }

  @Test func `a row that is shown by another kind of cell is deleted and inserted`() {
    var new = list([1, 2, 3, 4, 5, 6])
    new[[0, 1]].kind = 1
    new[[0, 5]].kind = 1
    let updates = updates(from: list([1, 2, 3, 4, 5, 6]), to: new)
    #expect(updates.deletedRows == [[0, 1], [0, 5]])
    #expect(updates.insertedRows == [[0, 1], [0, 5]])
    #expect(updates.reconfiguredRows.isEmpty && updates.movedRows.isEmpty)
  }

  @Test func `rows are held to be replaced only where they differ`() {
    var new = list([1, 2, 3])
    new[[0, 2]].text = "new"
    var asked: [ItemID] = []
    _ = new.difference(from: list([1, 2, 3])) { old, _ in
      asked.append(old.id)
      return false
    }
    #expect(asked == [3])
  }

  @Test func `a section with other titles is retitled, and nothing else`() {
    let old = TableSnapshot(sections: [
      TableSection(id: "a", [Item(id: 1)]),
      TableSection(id: "b", header: "B", footer: "b", [Item(id: 2)]),
    ])
    var new = old
    new.sections.swapAt(0, 1)
    new.sections[0].footer = nil
    new.sections[1].header = "A"
    let difference = new.difference(from: old)
    #expect(difference.updates.movedSections.count == 1)
    let retitled = difference.retitledSections
    #expect(retitled.map { [$0.before, $0.after] } == [[1, 0], [0, 1]])
    #expect(retitled.map(\.changesHeader) == [false, true])
    #expect(retitled.map(\.changesFooter) == [true, false])
    #expect(!difference.isEmpty)
  }

  @Test func `sections that provide their models differ as if they stored them`() {
    let provided = TableSnapshot(sections: [
      TableSection(id: 0, count: 5) { Item(id: $0 == 0 ? 4 : $0 - 1) }
    ])
    let difference = provided.difference(from: list([0, 1, 2, 3, 4]))
    #expect(difference.updates.movedRows == [move([0, 4], [0, 0])])
    #expect(provided.difference(from: provided).isEmpty)
  }

  @Test func `an id that is not equal to itself goes and comes, and never traps`() {
    struct Reading: Identifiable, Equatable {
      let id: Double
    }
    let old = TableSnapshot([Reading(id: 1), Reading(id: .nan), Reading(id: 2)])
    let new = TableSnapshot([Reading(id: .nan), Reading(id: 2), Reading(id: 1), Reading(id: .nan)])
    let updates = new.difference(from: old).updates
    #expect(updates.deletedRows == [[0, 1]])
    #expect(updates.insertedRows == [[0, 0], [0, 3]])
    #expect(updates.movedRows.count == 1)
    #expect(new.duplicateIDs() == [])
  }

  @Test func `an id that hashes differently each time goes and comes, and never traps`() {
    struct Fickle: Hashable {
      let number: Int
      func hash(into hasher: inout Hasher) {
        hasher.combine(UInt64.random(in: 0 ... .max))
      }
    }
    struct Row: Identifiable, Equatable {
      let id: Fickle
    }
    let numbers = Array(0..<50)
    func snapshot(_ numbers: [Int]) -> TableSnapshot<Row> {
      TableSnapshot(numbers.map { Row(id: Fickle(number: $0)) })
    }
    let updates = snapshot(numbers.reversed()).difference(from: snapshot(numbers)).updates
    #expect(
      updates.deletedRows.count + updates.movedRows.count
        == updates.insertedRows.count + updates.movedRows.count)
  }

  @Test func `ids whose hashes are all the same are told apart`() {
    struct Plain: Hashable {
      let number: Int
      func hash(into hasher: inout Hasher) {}
    }
    struct Row: Identifiable, Equatable {
      let id: Plain
    }
    func snapshot(_ numbers: some Sequence<Int>) -> TableSnapshot<Row> {
      TableSnapshot(numbers.map { Row(id: Plain(number: $0)) })
    }
    let updates = snapshot((50..<150).reversed()).difference(from: snapshot(0..<100)).updates
    #expect(updates.deletedRows.count == 50)
    #expect(updates.insertedRows.count == 50)
    #expect(updates.movedRows.count == 49)
  }

  @Test func `a workspace that served others serves as well as a new one`() {
    var workspace = DifferenceWorkspace()
    let large = list(Array(0..<500))
    _ = list((0..<500).reversed()).difference(from: large, using: &workspace)
    let new = list([4, 1, 7, 2])
    #expect(
      new.difference(from: list([1, 2, 3, 4]), using: &workspace)
        == new.difference(from: list([1, 2, 3, 4])))
  }
}
