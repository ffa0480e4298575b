/// Where the rows of one section are, from the top of the first.
enum RowGeometry: Hashable, Sendable {
  /// Rows of one height: no memory for any number of them.
  case uniform(count: Int, height: LayoutUnit)
  /// Rows of their own heights: where each one ends.
  case varied(ends: [LayoutUnit])

  /// Rows of the given heights.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  init(heights: some Sequence<LayoutUnit>) {
    var end = LayoutUnit.zero
    self = .varied(
      ends: heights.map { height in
        end = end + height
        return end
      })
  }

  /// The number of rows.
  var count: Int {
    switch self {
    case .uniform(let count, _): count
    case .varied(let ends): ends.count
    }
  }

  /// The height of all rows together.
  var height: LayoutUnit {
    switch self {
    case .uniform(let count, let height): height * count
    case .varied(let ends): ends.last ?? .zero
    }
  }

  /// Where a row begins; the height of all rows for the one after the last.
  func top(ofRow row: Int) -> LayoutUnit {
    switch self {
    case .uniform(_, let height): height * row
    case .varied(let ends): row == 0 ? .zero : ends[row - 1]
    }
  }

  /// How high a row is.
  func height(ofRow row: Int) -> LayoutUnit {
    switch self {
    case .uniform(_, let height): height
    case .varied: top(ofRow: row + 1) - top(ofRow: row)
    }
  }

  /// The row that covers an offset, which must be inside of the height; rows of height 0 cover none.
  ///
  /// - Complexity: O(log *n*) in the number of rows; O(1) where they are uniform.
  func row(at offset: LayoutUnit) -> Int {
    switch self {
    case .uniform(_, let height): offset.count / height.count
    case .varied(let ends): ends.firstIndexInOrder { $0 > offset }
    }
  }
}
