import TableModels
import Testing

/// Faults of differences elsewhere, with their sources.
@Suite struct ReportedDifferences {
  private func difference(
    from old: TableSnapshot<Item>, to new: TableSnapshot<Item>
  ) -> TableDifference {
    let difference = new.difference(from: old, isReplaced: Item.isReplaced)
    #expect(fault(from: old, to: new, difference) == nil)
    return difference
  }

  @Test func `RxDataSources #47: the only row of a section goes, the section stays`() {
    let updates = difference(
      from: table(("0", [99]), ("1", Array(1...10))), to: table(("0", []), ("1", Array(1...10)))
    ).updates
    #expect(updates.deletedRows == [[0, 0]])
    #expect(updates.deletedSections.isEmpty && updates.movedRows.isEmpty)
  }

  @Test func `RxDataSources #321: new rows before two that stay and one that moves`() {
    let updates = difference(
      from: list(Array(0...7)), to: list([10, 11, 12, 13, 14, 3, 4, 0])
    ).updates
    #expect(updates.deletedRows == [[0, 1], [0, 2], [0, 5], [0, 6], [0, 7]])
    #expect(updates.insertedRows == (0...4).map { [0, $0] })
    #expect(updates.movedRows == [move([0, 0], [0, 7])])
  }

  @Test func `DeepDiff #54: a changed row is named by its old place`() {
    var new = list(Array(0..<20) + [99])
    new[[0, 20]].text = "new"
    let updates = difference(from: list([99]), to: new).updates
    #expect(updates.reconfiguredRows == [[0, 0]])
    #expect(updates.insertedRows == (0..<20).map { [0, $0] })
  }

  @Test func `Changeset #12: a change and moves in one batch`() {
    var new = list([3, 1, 2])
    new[[0, 1]].text = "new"
    let updates = difference(from: list([1, 2, 3]), to: new).updates
    #expect(updates.reconfiguredRows == [[0, 0]])
    #expect(updates.movedRows == [move([0, 2], [0, 0])])
  }

  @Test func `FunctionalTableData #160: a changed row of a section that changes its place`() {
    var new = table(("1", [2]))
    new[[0, 0]].text = "new"
    let updates = difference(from: table(("0", [1]), ("1", [2])), to: new).updates
    #expect(updates.deletedSections == [0])
    #expect(updates.reconfiguredRows == [[1, 0]])
  }

  @Test func `LMArrayChangeSets #2: a deletion is no move`() {
    let updates = difference(from: list([1, 2]), to: list([2])).updates
    #expect(updates.deletedRows == [[0, 0]])
    #expect(updates.movedRows.isEmpty)
  }

  @Test func `Differ #32: twenty ids, some of them kept`() {
    let old = [
      63, 5, 112, 48, 100006, 121, 33, 65, 100003, 57, 100007, 117, 108, 1, 118, 100688, 18, 54,
      116, 110,
    ]
    let new = [
      65, 118, 110, 117, 100006, 112, 1, 54, 116, 100688, 48, 57, 108, 63, 121, 33, 18, 5, 100003,
      100007,
    ]
    let updates = difference(from: list(old), to: list(new)).updates
    #expect(updates.deletedRows.isEmpty && updates.insertedRows.isEmpty)
    #expect(updates.movedRows.count == 14)
  }

  @Test func `DifferenceKit #66: a change, a deletion, an insertion and a move`() {
    var new = list([3, 1, 4])
    new[[0, 0]].text = "b"
    let updates = difference(from: list([1, 2, 3]), to: new).updates
    #expect(updates.reconfiguredRows == [[0, 2]])
    #expect(updates.deletedRows == [[0, 1]])
    #expect(updates.insertedRows == [[0, 2]])
    #expect(updates.movedRows.count == 1)
  }

  @Test func `DifferenceKit #106: one row goes to the next section, in one batch`() {
    let updates = difference(
      from: table(("A", [1, 2]), ("B", [3])), to: table(("A", [2]), ("B", [3, 1]))
    ).updates
    #expect(updates.movedRows == [move([0, 0], [1, 1])])
    #expect(updates.reloadedSections.isEmpty)
  }

  @Test func `JSQDataSourcesKit #12: the only row of a section goes to another, the section goes`()
  {
    let updates = difference(
      from: table(("A", [1]), ("B", [2])), to: table(("B", [2, 1]))
    ).updates
    #expect(updates.deletedSections == [0])
    #expect(updates.insertedRows == [[0, 1]])
    #expect(updates.movedRows.isEmpty)
  }

  @Test func `TLIndexPathTools #18: an old row in a new section`() {
    let updates = difference(
      from: table(("A", [1, 2])), to: table(("A", [1]), ("B", [2]))
    ).updates
    #expect(updates.insertedSections == [1])
    #expect(updates.deletedRows == [[0, 1]])
    #expect(updates.movedRows.isEmpty)
  }

  @Test func `Bento #187: sections move, one of them empty, and rows change inside`() {
    let updates = difference(
      from: table(("A", []), ("B", [1, 2, 3]), ("C", [4])),
      to: table(("B", [3, 1, 5]), ("C", []), ("A", [4]))
    ).updates
    #expect(updates.movedSections == [TableUpdates.SectionMove(from: 0, to: 2)])
    #expect(updates.movedRows == [move([1, 2], [0, 0]), move([2, 0], [2, 0])])
  }

  @Test func `FlexibleDiff #10: sections go, the one that stays is left alone`() {
    let updates = difference(
      from: table(("A", [1]), ("B", [2]), ("C", [3]), ("D", [4])), to: table(("C", [3]))
    ).updates
    #expect(updates.deletedSections == [0, 1, 3])
    #expect(updates.deletedRows.isEmpty && updates.reconfiguredRows.isEmpty)
  }

  @Test func `RxDataSources #252: only a header changes`() {
    let old = TableSnapshot(sections: [TableSection(id: 1, header: "Old", [Item(id: 1)])])
    let new = TableSnapshot(sections: [TableSection(id: 1, header: "New", [Item(id: 1)])])
    let difference = difference(from: old, to: new)
    #expect(difference.updates.isEmpty)
    #expect(!difference.isEmpty)
    #expect(difference.retitledSections.map(\.changesHeader) == [true])
  }

  @Test func `RxDataSources #121: a header appears with the first row`() {
    let old = TableSnapshot(sections: [TableSection<Item>(id: 1)])
    let new = TableSnapshot(sections: [TableSection(id: 1, header: "Rows", [Item(id: 1)])])
    let difference = difference(from: old, to: new)
    #expect(difference.updates.insertedRows == [[0, 0]])
    #expect(difference.retitledSections.map(\.after) == [0])
  }

  @Test func `DTModelStorage #21: a row leaves one section and enters another at once`() {
    let updates = difference(
      from: table(("1", [1, 2]), ("2", [])), to: table(("1", [1]), ("2", [2]))
    ).updates
    #expect(updates.movedRows == [move([0, 1], [1, 0])])
  }

  @Test func `IGListKit #34: an id that comes a second time`() {
    let old = list([1, 2, 3, 4])
    var new = list([1, 5, 6, 7, 4, 8, 4])
    new[[0, 6]].text = "b"
    let updates = difference(from: old, to: new).updates
    #expect(updates.insertedRows.count == 5)
    #expect(updates.reconfiguredRows == [[0, 3]])
    #expect(
      new.duplicateIDs() == [.row(id: "4", section: 0, first: [0, 4], second: [0, 6])])
  }

  @Test func `RxDataSources #123: the identity of invalid objects is always 0`() {
    let old = table(("a", [0, 1, 0]), ("b", [0, 2]))
    let new = table(("a", [1, 0, 0, 0]), ("b", [2, 0, 0]))
    let difference = difference(from: old, to: new)
    #expect(difference.updates.insertedRows.count == 2)
  }

  @Test func `DifferenceKit #102: the kind of cell changes, the id stays`() {
    var new = list([1, 2])
    new[[0, 0]].kind = 1
    let updates = difference(from: list([1, 2]), to: new).updates
    #expect(updates.deletedRows == [[0, 0]])
    #expect(updates.insertedRows == [[0, 0]])
    #expect(updates.reconfiguredRows.isEmpty)
  }

  @Test func `RxDataSources #86: an update and a move of another row`() {
    var new = list([1, 0, 2])
    new[[0, 0]].text = "u"
    let updates = difference(from: list([0, 1, 2]), to: new).updates
    #expect(updates.reconfiguredRows == [[0, 1]])
    #expect(updates.movedRows.count == 1)
  }

  @Test func `Dwifft #86: two thousand rows, a hundred go, two hundred come`() {
    let old = Array(0..<2_000)
    let new = old.filter { $0 % 20 != 7 }.flatMap { $0 % 10 == 0 ? [$0, 5_000 + $0] : [$0] }
    let updates = difference(from: list(old), to: list(new)).updates
    #expect(updates.deletedRows.count == 100)
    #expect(updates.insertedRows.count == 200)
    #expect(updates.movedRows.isEmpty)
  }

  @Test func `duckduckgo Android #4878: two rows change places by two moves`() {
    let updates = difference(from: list([1, 2, 3, 4]), to: list([4, 2, 3, 1])).updates
    #expect(updates.movedRows == [move([0, 3], [0, 0]), move([0, 0], [0, 3])])
  }

  @Test func `recycling-center #12: rows without content come, and are not compared with others`() {
    let updates = difference(from: list([1, 2]), to: list([1, 2, 3, 4])).updates
    #expect(updates.insertedRows == [[0, 2], [0, 3]])
    #expect(updates.reconfiguredRows.isEmpty)
  }

  @Test func `DiffUtil-sample #1: ten ids, each twice`() {
    let old = list((0..<10).flatMap { [$0, $0] })
    let new = list(Array((0..<10).reversed()) + Array(0..<10))
    _ = difference(from: old, to: new)
  }

  @Test func `neo #3: an id that went comes again`() {
    #expect(difference(from: list([1, 2]), to: list([2])).updates.deletedRows == [[0, 0]])
    #expect(difference(from: list([2]), to: list([2, 1])).updates.insertedRows == [[0, 1]])
  }
}
