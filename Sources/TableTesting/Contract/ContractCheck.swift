public import Tables

/// A search for what a data source must not do, that changes nothing.
///
/// It runs the configure closures of the data source many times; if they have side effects, so has the
/// check.
public struct ContractCheck {
  /// The width of the cells, in points.
  public var width: Double
  /// The paths of properties that may be other ones each time, such as `"line.text"`.
  public var ignoring: Set<String>

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - width: The width of the cells, in points.
  ///   - ignoring: The paths of properties that may be other ones each time, from the cell.
  public init(width: Double = 320, ignoring: Set<String> = []) {
    (self.width, self.ignoring) = (width, ignoring)
  }

  /// Returns what a data source does and must not: each kind of mistake at its first row.
  ///
  /// - Complexity: O(*n*) in the number of rows, of which at most 100,000 are asked for their ids and
  ///   2,000 are shown twice; and 64 questions for the place of an id.
  public func violations(of source: any TableDataSource) -> [ContractViolation] {
    let counts = countViolations(of: source)
    guard counts.isEmpty else { return counts }
    let all = RowSample(of: source, limit: 100_000)
    guard !all.rows.isEmpty else { return [.noRows] }
    var shown = ShownRows(
      AuditStage(source, width: width, queue: nil, for: "contract"), ignoring: ignoring)
    for row in RowSample(of: source, limit: 2_000).rows { shown.check(row) }
    // Asked again once rows were shown, which must not change them either.
    return titleViolations(of: source) + idViolations(of: source, in: all.rows)
      + shown.allViolations + countViolations(of: source)
  }

  private func countViolations(of source: any TableDataSource) -> [ContractViolation] {
    let sections = source.numberOfSections
    guard sections >= 0 else { return [.negativeCount(section: nil, count: sections)] }
    let counts = (0..<sections).map { source.numberOfRows(inSection: $0) }
    if let section = counts.firstIndex(where: { $0 < 0 }) {
      return [.negativeCount(section: section, count: counts[section])]
    }
    guard source.numberOfSections == sections else {
      return [.countChanges(section: nil, first: sections, second: source.numberOfSections)]
    }
    for (section, count) in counts.enumerated() {
      let again = source.numberOfRows(inSection: section)
      if again != count { return [.countChanges(section: section, first: count, second: again)] }
    }
    return []
  }

  private func titleViolations(of source: any TableDataSource) -> [ContractViolation] {
    for section in 0..<source.numberOfSections {
      let (first, second) = (source.traits(ofSection: section), source.traits(ofSection: section))
      for isHeader in [true, false] {
        let titles = [first, second].map { isHeader ? $0.header : $0.footer }
        guard titles[0] != titles[1] else { continue }
        return [
          .titleChanges(section: section, isHeader: isHeader, first: titles[0], second: titles[1])
        ]
      }
    }
    return []
  }

  private func idViolations(
    of source: any TableDataSource, in rows: [TableIndexPath]
  ) -> [ContractViolation] {
    for row in rows {
      guard let first = source.identity(at: row) else { break }
      if source.identity(at: row) != first { return [.idChanges(row: row, first: "\(first.id)")] }
    }
    if let duplicate = duplicateID(in: rows, of: source) { return [duplicate] }
    var numbers = SeededNumbers(seed: 4)
    // A few, because each answer may take as long as the list.
    let asked = rows.count <= 64 ? rows : rows.shuffled(using: &numbers).prefix(64).sorted()
    for row in asked {
      guard let identity = source.identity(at: row) else { continue }
      // A model of another type may have the id too.
      let found = source.indexPath(ofRowWithID: identity.id)
      if found.flatMap({ source.identity(at: $0)?.id }) != identity.id {
        return [.idNotFound(id: "\(identity.id)", row: row, found: found)]
      }
    }
    return []
  }
}

/// Returns the first id that two of the rows share.
func duplicateID(
  in rows: [TableIndexPath], of source: any TableDataSource
) -> ContractViolation? {
  var known: [RowIdentity: TableIndexPath] = [:]
  for row in rows {
    guard let identity = source.identity(at: row) else { continue }
    if let other = known.updateValue(row, forKey: identity) {
      return .duplicateID(id: "\(identity.id)", row: other, other: row)
    }
  }
  return nil
}
