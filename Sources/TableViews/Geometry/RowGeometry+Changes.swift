extension RowGeometry {
  /// Gives a row another height. Uniform rows become varied if the height differs.
  ///
  /// - Complexity: O(log *n*) in the number of rows; O(*n*) once, if they stop being uniform.
  mutating func setHeight(_ height: LayoutUnit, ofRow row: Int) {
    setHeights(CollectionOfOne((row: row, height: height)))
  }

  /// Gives rows other heights; of several for one row the last one counts. Uniform rows become
  /// varied if a height differs.
  ///
  /// - Complexity: O(*m* log *n*) in the number of changes and of rows; O(*m* + *n*) once, if the
  ///   rows stop being uniform.
  mutating func setHeights(_ changes: some Collection<(row: Int, height: LayoutUnit)>) {
    if case .uniform(_, let height) = self, changes.allSatisfy({ $0.height == height }) { return }
    withTree { $0.setHeights(changes) }
  }

  /// Removes rows and inserts others, all at once. Uniform rows stay uniform if the new rows have
  /// their height.
  ///
  /// - Parameters:
  ///   - removed: The rows to remove, by their numbers before, in order.
  ///   - inserted: The rows to insert, by their numbers after, in order.
  /// - Complexity: O(*m* + *n*) in the number of changes and of rows behind the first of them;
  ///   O(*m*) if the rows stay uniform.
  mutating func replaceRows(
    removing removed: [Int], inserting inserted: [(row: Int, height: LayoutUnit)]
  ) {
    if case .uniform(let count, let height) = self,
      inserted.allSatisfy({ $0.height == height })
    {
      self = .uniform(count: count - removed.count + inserted.count, height: height)
    } else {
      withTree { $0.replaceRows(removing: removed, inserting: inserted) }
    }
  }

  /// Changes the heights as a tree with no other owner, so that nothing is copied.
  private mutating func withTree(_ change: (inout HeightTree) -> Void) {
    var tree =
      switch self {
      case .uniform(let count, let height): HeightTree(repeating: height, count: count)
      case .varied(let tree): tree
      }
    self = .uniform(count: 0, height: .zero)
    change(&tree)
    self = .varied(tree)
  }
}
