public import Tables

/// A search for what rows leave behind in reused cells.
///
/// It shows each row in a cell that showed other rows, and in a new one. It runs the configure closures
/// of the data source many times; if they have side effects, so has the audit.
///
/// ```swift
/// for leak in ReuseAudit().findings(in: photos).leaks { print(leak) }
/// // PhotoCell.badge.text still shows "new" from row [0, 3] in row [0, 4], where a new cell has "". Set it in …
/// ```
public struct ReuseAudit {
  /// The width of the cells, in points.
  public var width: Double
  /// The paths of properties that may differ, such as `"line.text"`.
  public var ignoring: Set<String>

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - width: The width of the cells, in points.
  ///   - ignoring: The paths of properties that may differ, from the cell: `"line.text"`.
  public init(width: Double = 320, ignoring: Set<String> = []) {
    (self.width, self.ignoring) = (width, ignoring)
  }

  /// The result of an audit.
  public struct Findings: Sendable {
    /// The leaks, each property of a class once.
    public internal(set) var leaks: [ReuseLeak] = []
    /// The reasons why nothing, or not everything, could be compared, in words.
    public internal(set) var obstacles: [String] = []
    /// The number of rows that were compared, if those are not all; in words.
    public internal(set) var note: String?
  }

  /// Returns what rows leave behind in cells that show other rows next.
  ///
  /// Of more than 10,000 rows, so many are looked at, all over the list.
  ///
  /// - Complexity: Seven drawings for each row, and two for each pair of up to 24 rows of a kind.
  public func findings(in source: any TableDataSource) -> Findings {
    findings(AuditStage(source, width: width, queue: nil, for: "reuse audit"))
  }

  /// Returns the same for the data source of a table, also for rows that it dequeues by hand.
  ///
  /// The table's idle cells are released.
  public func findings(on table: TableView) -> Findings {
    guard let source = table.dataSource else {
      return Findings(obstacles: ["The table has no data source, so nothing was audited."])
    }
    var audit = self
    if table.bounds.width > 0 { audit.width = table.bounds.width }
    return audit.findings(
      AuditStage(source, width: audit.width, queue: table.reuseQueue, for: "reuse audit"))
  }

  private func findings(_ stage: AuditStage) -> Findings {
    let sample = RowSample(of: stage.source, limit: 10_000)
    var findings = Findings(note: sample.note)
    guard !sample.rows.isEmpty else {
      findings.obstacles = [
        "The data source has no rows, so nothing was audited: give it some first."
      ]
      return findings
    }
    var kinds: [String: KindAudit] = [:]
    var order: [String] = []
    for row in sample.rows {
      guard let cell = stage.show(row) else {
        findings.obstacles = ["Row \(row) shows nothing: show a model or a cell in its slot."]
        return findings
      }
      if kinds[cell.key] == nil {
        order.append(cell.key)
        kinds[cell.key] = KindAudit(
          stage, isByHand: cell.kind == nil, name: "\(type(of: cell.object))", ignoring: ignoring)
      }
      kinds[cell.key]?.add(row, stage.look(of: cell, at: row))
    }
    for key in order {
      guard var kind = kinds.removeValue(forKey: key) else { continue }
      findings.obstacles += kind.obstacles
      findings.leaks += kind.leaks()
    }
    return findings
  }
}
