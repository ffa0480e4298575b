import TableModels

/// A row of the tests: what it is, what it says, and which kind of cell shows it.
struct Item: Identifiable, Hashable, Sendable {
  let id: ItemID
  var text = ""
  var kind = 0

  init(id: Int, _ hash: ItemID.Hash = .spread, text: String = "", kind: Int = 0) {
    self.id = ItemID(id, hash)
    self.text = text
    self.kind = kind
  }

  static func isReplaced(old: Item, new: Item) -> Bool { old.kind != new.kind }

  /// The same row, whose id has another hash.
  func hashed(by hash: ItemID.Hash) -> Item { Item(id: id.number, hash, text: text, kind: kind) }
}

/// The rows of a snapshot with one section, written as their ids.
func list(_ ids: [Int], _ hash: ItemID.Hash = .spread) -> TableSnapshot<Item> {
  TableSnapshot(ids.map { Item(id: $0, hash) })
}

/// A snapshot of sections with an id and the ids of rows.
func table(_ sections: (SectionID, [Int])...) -> TableSnapshot<Item> {
  TableSnapshot(
    sections: sections.map { id, rows in TableSection(id: id, rows.map { Item(id: $0) }) })
}

func move(_ from: TableIndexPath, _ to: TableIndexPath) -> TableUpdates.RowMove {
  TableUpdates.RowMove(from: from, to: to)
}

extension TableSnapshot<Item> {
  /// The same rows, whose ids have other hashes.
  func hashed(by hash: ItemID.Hash) -> TableSnapshot {
    TableSnapshot(
      sections: sections.map { section in
        TableSection(
          id: section.id, header: section.header, footer: section.footer,
          section.map { $0.hashed(by: hash) })
      })
  }
}
