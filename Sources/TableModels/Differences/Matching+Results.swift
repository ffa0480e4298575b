extension Matching {
  /// The old rows that are in no pair, by their places.
  func deletedRows() -> [TableIndexPath] {
    Self.collected(old, with: replacedOldRows)
  }

  /// The new rows that are in no pair, by their places.
  func insertedRows() -> [TableIndexPath] {
    Self.collected(new, with: replacedNewRows)
  }

  /// The rows whose content changed, by their old places.
  func reconfiguredRows() -> [TableIndexPath] {
    var rows: [TableIndexPath] = []
    let found = old.isChanged.count { $0 }
    rows.reserveCapacity(changedRows.count + found)
    rows.append(contentsOf: changedRows)
    if found > 0 {
      for number in old.rows.indices where old.isChanged[number] {
        rows.append(old.rows[number].indexPath)
      }
    }
    rows.sortUnlessSorted()
    return rows
  }

  /// The rows that are in both snapshots and do not stay, in the order of their new places.
  func movedRows() -> [TableUpdates.RowMove] {
    var moves: [TableUpdates.RowMove] = []
    moves.reserveCapacity(segments.reduce(0) { $0 + ($1.stays ? 0 : Int($1.count)) })
    for segment in segments where !segment.stays {
      for offset in 0..<Int(segment.count) {
        moves.append(
          TableUpdates.RowMove(
            from: TableIndexPath(section: segment.from.section, row: segment.from.row + offset),
            to: TableIndexPath(section: segment.to.section, row: segment.to.row + offset)))
      }
    }
    return moves
  }

  private static func collected(
    _ leftovers: Leftovers, with replaced: [TableIndexPath]
  ) -> [TableIndexPath] {
    let alone = leftovers.partners.count { $0 < 0 }
    var rows: [TableIndexPath] = []
    guard alone + replaced.count > 0 else { return rows }
    rows.reserveCapacity(alone + replaced.count)
    for number in leftovers.rows.indices where leftovers.partners[number] < 0 {
      rows.append(leftovers.rows[number].indexPath)
    }
    rows.append(contentsOf: replaced)
    rows.sortUnlessSorted()
    return rows
  }
}

extension Array where Element: Comparable {
  /// Sorts an array, and returns at once if it is sorted: the library's sort would allocate for
  /// that too.
  fileprivate mutating func sortUnlessSorted() {
    for index in indices.dropFirst() where self[index] < self[index - 1] {
      sort()
      return
    }
  }
}
