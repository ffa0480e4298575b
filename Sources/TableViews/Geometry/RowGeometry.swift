/// The positions of the rows of one section, from the top of the first.
enum RowGeometry: Hashable, Sendable {
  /// Rows of one height: no memory for any number of them.
  case uniform(count: Int, height: LayoutUnit)
  /// Rows of their own heights: a few bytes for each.
  case varied(HeightTree)

  /// Creates rows of the given heights.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  init(heights: some Sequence<LayoutUnit>) {
    self = .varied(HeightTree(heights))
  }

  /// True if rows have heights of their own.
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

  /// The top of a row; for the row after the last, the height of all rows.
  ///
  /// - Complexity: O(log *n*) in the number of rows; O(1) if they are uniform.
  func top(ofRow row: Int) -> LayoutUnit {
    switch self {
    case .uniform(_, let height): height * row
    case .varied(let tree): tree.top(ofRow: row)
    }
  }

  /// The height of a row.
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
  /// - Returns: The row, or nil if no row has a height.
  /// - Complexity: O(log *n*) in the number of rows; O(1) if they are uniform.
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
