extension Matching {
  /// Walks through the rows of one section on both sides, together.
  ///
  /// Hashes nothing. If two ids differ, it looks a few rows ahead on both sides; rows without a
  /// match there are left over.
  ///
  /// - Complexity: O(*n*) in the number of rows; O(1) if both sides share their memory.
  @inlinable
  mutating func walk<Model: Identifiable & Equatable>(
    pair number: Int, _ oldRows: Span<Model>, _ newRows: Span<Model>,
    isReplaced: (Model, Model) -> Bool
  ) {
    guard !oldRows.isIdentical(to: newRows) else { return }
    var walk = Walk(pairs[number], oldCount: oldRows.count, newCount: newRows.count)
    let starts = (runs.count, old.rows.count, new.rows.count)
    advance(&walk, oldRows, newRows, isReplaced: isReplaced)
    let tail = trimCommonEnd(&walk, oldRows, newRows, isReplaced: isReplaced)
    while walk.old < walk.oldEnd, walk.new < walk.newEnd {
      catchUp(&walk, oldRows, newRows)
      advance(&walk, oldRows, newRows, isReplaced: isReplaced)
    }
    leaveOver(&walk, old: walk.oldEnd - walk.old, new: walk.newEnd - walk.new)
    addRun(old: walk.oldEnd, new: walk.newEnd, count: tail)
    pairs[number].runs = starts.0..<runs.count
    pairs[number].oldLeftovers = starts.1..<old.rows.count
    pairs[number].newLeftovers = starts.2..<new.rows.count
  }

  /// Continues as long as the ids are equal.
  @inlinable @inline(__always)
  mutating func advance<Model: Identifiable & Equatable>(
    _ walk: inout Walk, _ oldRows: Span<Model>, _ newRows: Span<Model>,
    isReplaced: (Model, Model) -> Bool
  ) {
    let difference = walk.new - walk.old
    var start = walk.old
    var row = start
    let end = min(walk.oldEnd, walk.newEnd - difference)
    while row < end, oldRows[row].id == newRows[row + difference].id {
      if oldRows[row] != newRows[row + difference] {
        if isReplaced(oldRows[row], newRows[row + difference]) {
          addRun(old: start, new: start + difference, count: row - start)
          replacedOldRows.append(TableIndexPath(section: walk.oldSection, row: row))
          replacedNewRows.append(TableIndexPath(section: walk.newSection, row: row + difference))
          start = row + 1
        } else {
          changedRows.append(TableIndexPath(section: walk.oldSection, row: row))
        }
      }
      row += 1
    }
    addRun(old: start, new: start + difference, count: row - start)
    walk.old = row
    walk.new = row + difference
  }

  /// Removes the rows at the end that have equal ids on both sides, and returns their number.
  ///
  /// A replaced row ends the search: it would split the run.
  @inlinable @inline(__always)
  mutating func trimCommonEnd<Model: Identifiable & Equatable>(
    _ walk: inout Walk, _ oldRows: Span<Model>, _ newRows: Span<Model>,
    isReplaced: (Model, Model) -> Bool
  ) -> Int {
    let end = walk.oldEnd
    let difference = walk.newEnd - walk.oldEnd
    let start = max(walk.old, walk.new - difference)
    var row = end - 1
    while row >= start, oldRows[row].id == newRows[row + difference].id {
      if oldRows[row] != newRows[row + difference] {
        if isReplaced(oldRows[row], newRows[row + difference]) { break }
        changedRows.append(TableIndexPath(section: walk.oldSection, row: row))
      }
      row -= 1
    }
    walk.oldEnd = row + 1
    walk.newEnd = row + 1 + difference
    return end - walk.oldEnd
  }

  /// Skips rows until the ids are equal again, or may be.
  ///
  /// Each failure skips twice as many rows as the failure just before, so that two lists with
  /// nothing in common are not searched again and again.
  @inlinable @inline(__always)
  mutating func catchUp<Model: Identifiable>(
    _ walk: inout Walk, _ oldRows: Span<Model>, _ newRows: Span<Model>
  ) {
    let oldLeft = walk.oldEnd - walk.old
    let newLeft = walk.newEnd - walk.new
    let step = walk.step
    walk.step = 1
    for distance in 1...Walk.reach {
      if distance < oldLeft, oldRows[walk.old + distance].id == newRows[walk.new].id {
        return leaveOver(&walk, old: distance, new: 0)
      }
      if distance < newLeft, oldRows[walk.old].id == newRows[walk.new + distance].id {
        return leaveOver(&walk, old: 0, new: distance)
      }
      if distance < oldLeft, distance < newLeft,
        oldRows[walk.old + distance].id == newRows[walk.new + distance].id
      {
        return leaveOver(&walk, old: distance, new: distance)
      }
    }
    walk.step = min(2 * step, Walk.longestStep)
    leaveOver(&walk, old: min(step, oldLeft), new: min(step, newLeft))
  }

  @inlinable
  mutating func leaveOver(_ walk: inout Walk, old oldCount: Int, new newCount: Int) {
    for row in walk.old..<walk.old + oldCount {
      old.rows.append(Place(section: walk.oldSection, row: row))
    }
    for row in walk.new..<walk.new + newCount {
      new.rows.append(Place(section: walk.newSection, row: row))
    }
    walk.old += oldCount
    walk.new += newCount
  }

  @inlinable
  mutating func addRun(old: Int, new: Int, count: Int) {
    guard count > 0 else { return }
    runs.append(Run(old: old, new: new, count: count))
  }
}
