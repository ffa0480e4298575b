extension RowGeometry {
  /// Gives a row another height. Uniform rows that it differs from are uniform no more.
  ///
  /// - Complexity: O(log *n*) in the number of rows; O(*n*) once, where they stop being uniform.
  mutating func setHeight(_ height: LayoutUnit, ofRow row: Int) {
    setHeights(CollectionOfOne((row: row, height: height)))
  }

  /// Gives rows other heights; of several for one row the last one holds. Uniform rows that one of
  /// them differs from are uniform no more.
  ///
  /// - Complexity: O(*m* log *n*) in the number of changes and of rows; O(*m* + *n*) once, where the
  ///   rows stop being uniform.
  mutating func setHeights(_ changes: some Collection<(row: Int, height: LayoutUnit)>) {
    if case .uniform(_, let height) = self, changes.allSatisfy({ $0.height == height }) { return }
    withTree { $0.setHeights(changes) }
  }

  /// Takes rows out and puts others in, all at once. Uniform rows stay uniform where those that are
  /// put in are as high.
  ///
  /// - Parameters:
  ///   - removed: The rows to take out, by their places before, in order.
  ///   - inserted: The rows to put in, by their places after, in order.
  /// - Complexity: O(*m* + *n*) in the number of changes and of rows behind the first of them; O(*m*)
  ///   where the rows stay uniform.
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

  /// Changes the heights as a tree, which nobody else holds meanwhile: so nothing is copied.
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
