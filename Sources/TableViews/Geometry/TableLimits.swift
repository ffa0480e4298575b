import TableSources

/// The limits of a table. Within them no sum overflows, and every offset in points is exact.
///
/// More is refused when it is counted. A refusal is a sentence, nil within the limits.
enum TableLimits {
  /// The most sections.
  static let sections = 1 << 24
  /// The most rows of all sections together.
  static let rows = 1 << 47
  /// The most rows of one section with heights of their own, which are all stored.
  static let rowsWithHeights = 1 << 31
  /// The bound for the height of the content, in points; the height is below it.
  static let height = 1 << 47

  /// The refusal of a number of sections.
  static func refusal(ofSections count: Int) -> String? {
    if count < 0 { return "The data source says that it has \(count) sections; the least is 0" }
    if count <= sections { return nil }
    return "The data source says that it has \(count) sections; the most is \(sections)"
  }

  /// The refusal of the number of rows of a section.
  ///
  /// - Parameters:
  ///   - count: The number.
  ///   - before: The number of rows in the sections before, which fit.
  static func refusal(ofRows count: Int, inSection section: Int, after before: Int) -> String? {
    if count >= 0, count <= rows - before { return nil }
    let claim = "The data source says that section \(section) has \(count) rows"
    if count < 0 { return "\(claim); the least is 0" }
    if before == 0 { return "\(claim); the most is \(rows)" }
    return "\(claim), and the sections before it \(before); the most for all is \(rows)"
  }

  /// The refusal of a number of rows that have heights of their own.
  static func refusal(ofRowsWithHeights count: Int, inSection section: Int) -> String? {
    if count <= rowsWithHeights { return nil }
    return
      "Section \(section) has \(count) rows, which cannot all have heights of their own; the most is "
      + "\(rowsWithHeights), and rows of one height can be \(rows)"
  }

  /// The refusal of all sections together: of their rows, or of their height.
  static func refusal(of parts: [TableGeometry.Section], spacing: LayoutUnit) -> String? {
    var before = 0
    // Exact below the limit; rounding cannot lead below it.
    var units = Double(max(0, parts.count - 1)) * Double(spacing.count)
    for (section, part) in parts.enumerated() {
      if let refusal = refusal(ofRows: part.rows.count, inSection: section, after: before) {
        return refusal
      }
      before += part.rows.count
      units += Double(part.header.count) + Double(part.footer.count) + part.rows.approximateUnits
    }
    if units < Double(height) * 64 { return nil }
    return
      "The rows, headers and footers of a table cannot be \(units / 64) points high together; they "
      + "are less than \(height)"
  }
}

extension RowGeometry {
  /// The height in units, which may be more than an integer can count.
  fileprivate var approximateUnits: Double {
    switch self {
    case .uniform(let count, let height): Double(count) * Double(height.count)
    case .varied(let tree): Double(tree.height.count)
    }
  }
}

// MARK: Where it is counted

extension TableLimits {
  /// Traps if a section has too many rows for the kind of their heights.
  static func check(_ heights: RowHeights<Int>, ofRows count: Int, inSection section: Int) {
    switch heights {
    case .standard, .fixed: return
    case .each, .measured:
      if let refusal = refusal(ofRowsWithHeights: count, inSection: section) { fatalError(refusal) }
    }
  }
}

extension TableDataSource {
  /// The number of sections; traps if a table cannot have as many.
  var countedSections: Int {
    let count = numberOfSections
    if let refusal = TableLimits.refusal(ofSections: count) { fatalError(refusal) }
    return count
  }

  /// Returns the number of rows of a section; traps if a table cannot have as many.
  func countedRows(inSection section: Int) -> Int {
    let count = numberOfRows(inSection: section)
    if let refusal = TableLimits.refusal(ofRows: count, inSection: section, after: 0) {
      fatalError(refusal)
    }
    return count
  }

  /// The number of rows of each section; traps if a table cannot have as many.
  var counts: [Int] { (0..<countedSections).map(countedRows(inSection:)) }
}
