/// The place of a row: the number of its section, and its number in that section, both from 0.
///
/// An index path is a pair of numbers and knows nothing of a table. The snapshot or table that it
/// points into tells with `contains(_:)` if it exists. A negative part can be written and exists
/// nowhere.
///
/// ```swift
/// let path = TableIndexPath(section: 1, row: 4)
/// path == [1, 4]   // true
/// path < [2, 0]    // true: sections first, then rows
/// print(path)      // [1, 4]
/// ```
public struct TableIndexPath: Hashable, Sendable {
  /// The number of the section, from 0.
  public var section: Int
  /// The number of the row in its section, from 0.
  public var row: Int

  /// Creates the index path of a row of a section, both counted from 0.
  @inlinable
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension TableIndexPath: Comparable {
  /// Orders index paths as a table shows them: by section, then by row.
  public static func < (left: TableIndexPath, right: TableIndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension TableIndexPath: ExpressibleByArrayLiteral {
  /// Creates an index path from the literal `[section, row]`.
  ///
  /// - Precondition: The literal has exactly two numbers.
  public init(arrayLiteral numbers: Int...) {
    guard numbers.count == 2 else {
      fatalError("An index path is [section, row], two numbers, not \(numbers)")
    }
    self.init(section: numbers[0], row: numbers[1])
  }
}

extension TableIndexPath: CustomStringConvertible {
  /// The literal that makes this index path: `[1, 4]`.
  public var description: String { "[\(section), \(row)]" }
}
