import TableModels

/// A row of the tests: what it is, what it says, and which kind of cell shows it.
struct Item: Identifiable, Hashable, Sendable {
  let id: Int
  var text = ""
  var kind = 0

  static func isReplaced(old: Item, new: Item) -> Bool { old.kind != new.kind }
}

/// The rows of a snapshot with one section, written as their ids.
func list(_ ids: [Int]) -> TableSnapshot<Item> {
  TableSnapshot(ids.map { Item(id: $0) })
}

/// A snapshot of sections with an id and the ids of rows.
func table(_ sections: (SectionID, [Int])...) -> TableSnapshot<Item> {
  TableSnapshot(
    sections: sections.map { id, rows in TableSection(id: id, rows.map { Item(id: $0) }) })
}

func move(_ from: TableIndexPath, _ to: TableIndexPath) -> TableUpdates.RowMove {
  TableUpdates.RowMove(from: from, to: to)
}
