import TableViews

/// A batch of deletions and insertions among a million rows, and its reverse, performed in turn.
final class RowBatch {
  private typealias Rows = [(row: Int, height: LayoutUnit)]

  /// The heights before the batch and after it.
  private let states: [[LayoutUnit]]
  /// The rows that the batch removes and those that it inserts.
  private let removed: Rows
  private let inserted: Rows
  private var tree: HeightTree
  private var isDone = false

  /// Creates a batch that removes 1,000 rows and inserts 1,001, so that the rows behind them move.
  init() {
    var generator = SeededGenerator()
    func height() -> LayoutUnit { LayoutUnit(count: Int.random(in: 0...6_400, using: &generator)) }
    let before = (0..<RandomRows.count).map { _ in height() }
    let middle = before.count / 2
    removed = (0..<1_000).map { (row: middle + 3 * $0, height: before[middle + 3 * $0]) }
    inserted = (0..<1_001).map { (row: middle + 3 * $0 + 1, height: height()) }
    var after = before
    for (row, _) in removed.reversed() { after.remove(at: row) }
    for (row, height) in inserted { after.insert(height, at: row) }
    states = [before, after]
    tree = HeightTree(before)
  }

  /// Performs the batch, or its reverse.
  ///
  /// - Returns: The height of all rows.
  func perform() -> Int {
    let (out, new) = isDone ? (inserted, removed) : (removed, inserted)
    tree.replaceRows(removing: out.map(\.row), inserting: new)
    isDone.toggle()
    return tree.height.count
  }

  /// Builds a tree from the heights that the batch leads to.
  ///
  /// - Returns: The height of all rows.
  func rebuild() -> Int {
    isDone.toggle()
    return HeightTree(states[isDone ? 1 : 0]).height.count
  }
}
