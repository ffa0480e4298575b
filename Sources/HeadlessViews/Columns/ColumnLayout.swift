/// The rule that finds the widths of the columns of a table from its values.
///
/// ```swift
/// let layout = ColumnLayout([
///   ColumnLayout.Column("name"),
///   ColumnLayout.Column("size", alignment: .right),
/// ])
/// layout.widths(fitting: [["Earth", "12742 km"], ["Io", "3643 km"]])  // [5, 8]
/// ```
///
/// Widths are in terminal columns. A column is as wide as its widest value or its title, within its
/// limits. If a total width is given, flexible columns take what remains, in equal shares up to
/// their limits. If there is too little room, they give way first, then the others, the widest
/// first, down to their limits. A value that is still too wide is cut off at the right, where it
/// ends in `…`.
public struct ColumnLayout: Hashable, Sendable {
  /// The columns, from the left.
  public var columns: [Column]
  /// The blanks between two columns.
  ///
  /// - Precondition: It is from 0 to 1,000,000.
  public var gap: Int {
    didSet { Self.check(gap: gap) }
  }

  /// A layout of columns from the left.
  ///
  /// - Precondition: `gap` is from 0 to 1,000,000.
  public init(_ columns: [Column], gap: Int = 2) {
    Self.check(gap: gap)
    self.columns = columns
    self.gap = gap
  }

  private static func check(gap: Int) {
    guard (0...1_000_000).contains(gap) else {
      fatalError("A gap cannot be \(gap) columns wide; it is from 0 to 1000000")
    }
  }

  /// One column.
  public struct Column: Hashable, Sendable {
    /// The text above the values; empty for none.
    public var title: String
    /// The side of the column that the values keep to.
    public var alignment: TextAlignment
    /// The least and the greatest width, in terminal columns.
    public let limits: ClosedRange<Int>
    /// True if the column takes what remains of a given total width.
    public var isFlexible: Bool

    /// A column that is as wide as its values, within limits.
    ///
    /// - Parameters:
    ///   - title: The text above the values; empty for none.
    ///   - alignment: The side of the column that the values keep to.
    ///   - limits: The least and the greatest width, in terminal columns.
    ///   - isFlexible: True if the column takes what remains of a given total width.
    /// - Precondition: The least width is from 1 to 1,000,000.
    public init(
      _ title: String = "", alignment: TextAlignment = .left, limits: ClosedRange<Int> = 1...10_000,
      isFlexible: Bool = false
    ) {
      guard (1...1_000_000).contains(limits.lowerBound) else {
        fatalError(
          "The column \"\(title)\" cannot be at least \(limits.lowerBound) columns wide; the least "
            + "width is from 1 to 1000000")
      }
      self.title = title
      self.alignment = alignment
      self.limits = limits
      self.isFlexible = isFlexible
    }
  }
}

extension ColumnLayout {
  /// The greatest width that columns fill, in terminal columns; a greater one counts as this.
  package static var greatestTotal: Int { 1_000_000 }

  /// The width of each column for the given rows, in terminal columns.
  ///
  /// - Parameters:
  ///   - rows: The values of each row, from the left. A row may have too few, which leaves its last
  ///     columns blank, or too many, which are not shown.
  ///   - total: The width of all columns with their gaps, of which more than 1,000,000 is not filled;
  ///     nil for as wide as the values are.
  ///   - metrics: The measure of text.
  /// - Returns: A width for each column, in terminal columns, within its limits. Their sum with the
  ///   gaps is greater than `total` only where all are at their least, and smaller only where the
  ///   flexible ones are at their greatest.
  /// - Complexity: O(*n*) in the number of characters of all rows.
  public func widths(
    fitting rows: some Sequence<[String]>, in total: Int? = nil,
    metrics: TextMetrics = TextMetrics()
  ) -> [Int] {
    var widths = titleWidths(metrics: metrics)
    for row in rows { widen(&widths, for: row, metrics: metrics) }
    return fitted(widths, in: total)
  }

  /// The widths of the titles, from which the columns grow.
  package func titleWidths(metrics: TextMetrics) -> [Int] {
    columns.map { metrics.columns(of: $0.title) }
  }

  /// Widens columns for one more row.
  package func widen(_ widths: inout [Int], for row: [String], metrics: TextMetrics) {
    for column in 0..<min(columns.count, row.count) {
      widths[column] = max(widths[column], metrics.columns(of: row[column]))
    }
  }

  /// The widths that columns get, in terminal columns, for the widths that their values need.
  package func fitted(_ needed: [Int], in total: Int?) -> [Int] {
    var widths = needed
    for (number, column) in columns.enumerated() {
      widths[number] = min(max(widths[number], column.limits.lowerBound), column.limits.upperBound)
    }
    if let total {
      let total = min(max(0, total), Self.greatestTotal)
      fit(&widths, into: total - gap * max(0, columns.count - 1))
    }
    return widths
  }

  private func fit(_ widths: inout [Int], into room: Int) {
    let flexible = columns.indices.filter { columns[$0].isFlexible }
    let missing = widths.reduce(0, +) - room
    if missing < 0 {
      grow(flexible, of: &widths, by: -missing)
    } else {
      let rest = columns.indices.filter { !columns[$0].isFlexible }
      let stillMissing = shrink(flexible, of: &widths, by: missing)
      _ = shrink(rest, of: &widths, by: stillMissing)
    }
  }

  /// Gives to all alike, and to none beyond its greatest width; the first ones get the remainder.
  private func grow(_ chosen: [Int], of widths: inout [Int], by amount: Int) {
    var amount = amount
    while amount > 0 {
      let able = chosen.filter { widths[$0] < columns[$0].limits.upperBound }
      guard let least = able.map({ columns[$0].limits.upperBound - widths[$0] }).min() else {
        return
      }
      let step = min(least, max(1, amount / able.count))
      for column in able where amount > 0 {
        widths[column] += step
        amount -= step
      }
    }
  }

  /// Takes from the widest first, and from none below its least.
  ///
  /// - Returns: The columns that could not be taken.
  private func shrink(_ chosen: [Int], of widths: inout [Int], by amount: Int) -> Int {
    var amount = amount
    while amount > 0 {
      let able = chosen.filter { widths[$0] > columns[$0].limits.lowerBound }
      guard let widest = able.map({ widths[$0] }).max() else { return amount }
      let group = able.filter { widths[$0] == widest }
      // Down to the next widest, to a limit, or as far as needed: whichever comes first.
      let next = able.map { widths[$0] }.filter { $0 < widest }.max() ?? 0
      let floor = group.map { columns[$0].limits.lowerBound }.max() ?? 1
      let step = min(widest - max(next, floor), max(1, amount / group.count))
      for column in group where amount > 0 {
        widths[column] -= step
        amount -= step
      }
    }
    return 0
  }
}
