import TableModels

/// The fewest moves there can be between two snapshots with unique ids, by trying everything.
struct FewestMoves {
  let sections: Int
  let rows: Int

  init(from old: TableSnapshot<Item>, to new: TableSnapshot<Item>) {
    sections = Self.fewest(
      new.sections.compactMap { section in old.sectionIndex(of: section.id) }.map { (0, $0, 0) })
    var places: [ItemID: TableIndexPath] = [:]
    for (number, section) in old.sections.enumerated() {
      for row in section.indices {
        places[section[row].id] = TableIndexPath(section: number, row: row)
      }
    }
    var common: [(Int, Int, Int)] = []
    for (number, section) in new.sections.enumerated() {
      guard let home = old.sectionIndex(of: section.id) else { continue }
      for row in section {
        guard let place = places[row.id], !Item.isReplaced(old: old[place], new: row),
          new.sectionIndex(of: old.sections[place.section].id) != nil
        else { continue }
        common.append((number, place.row, place.section == home ? 0 : 1))
      }
    }
    rows = Self.fewest(common)
  }

  /// Of what is in both, in the new order: its new section, its old place, and whether it has to
  /// move. Tries every set of those that stay.
  private static func fewest(_ common: [(group: Int, place: Int, hasToMove: Int)]) -> Int {
    var most = 0
    for set in 0..<(1 << common.count) {
      let staying = common.indices.filter { set >> $0 & 1 == 1 }.map { common[$0] }
      let isPossible =
        staying.allSatisfy { $0.hasToMove == 0 }
        && zip(staying, staying.dropFirst()).allSatisfy {
          $0.group != $1.group || $0.place < $1.place
        }
      if isPossible { most = max(most, staying.count) }
    }
    return common.count - most
  }
}
