/// Where the rows of one section are, from the top of the first.
enum RowGeometry: Hashable, Sendable {
  /// Rows of one height: no memory for any number of them.
  case uniform(count: Int, height: LayoutUnit)
  /// Rows of their own heights: a few bytes for each.
  case varied(HeightTree)

  /// Rows of the given heights.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  init(heights: some Sequence<LayoutUnit>) {
    self = .varied(HeightTree(heights))
  }

  /// Whether rows have heights of their own.
  var isVaried: Bool {
    if case .varied = self { true } else { false }
  }

  /// The number of rows.
  var count: Int {
    switch self {
    case .uniform(let count, _): count
    case .varied(let tree): tree.count
    }
  }

  /// The height of all rows together.
  var height: LayoutUnit {
    switch self {
    case .uniform(let count, let height): height * count
    case .varied(let tree): tree.height
    }
  }

  /// Where a row begins; the height of all rows for the one after the last.
  ///
  /// - Complexity: O(log *n*) in the number of rows; O(1) where they are uniform.
  func top(ofRow row: Int) -> LayoutUnit {
    switch self {
    case .uniform(_, let height): height * row
    case .varied(let tree): tree.top(ofRow: row)
    }
  }

  /// How high a row is.
  func height(ofRow row: Int) -> LayoutUnit {
    switch self {
    case .uniform(_, let height): height
    case .varied(let tree): tree.height(ofRow: row)
    }
  }

  /// The row that covers an offset; rows of height 0 cover none.
  ///
  /// An offset above all rows counts as the first one, an offset below as the last one.
  ///
  /// - Returns: The row, or nil where no row has a height.
  /// - Complexity: O(log *n*) in the number of rows; O(1) where they are uniform.
  func row(at offset: LayoutUnit) -> Int? {
    switch self {
    case .uniform(let count, let height):
      guard count > 0, height > .zero else { return nil }
      return min(max(0, offset.count / height.count), count - 1)
    case .varied(let tree):
      return tree.row(at: offset)
    }
  }
}
