import Tables

/// The rows that a contract check has shown, and what was wrong with them.
struct ShownRows {
  private let stage: AuditStage
  private let ignored: Set<String>
  private var violations: [ContractViolation] = []
  /// The mistakes that were noted: the same one in each row is one.
  private var noted: Set<String> = []
  private var owners: [String: (row: TableIndexPath, cell: String)] = [:]
  /// The kinds of each class. Kept, so that no new one has the address of an old one.
  private var kinds: [String: [ObjectIdentifier: CellKind]] = [:]
  private var rows: [String: Int] = [:]
  /// The classes of which some cell draws something.
  private var drawn: Set<String> = []

  init(_ stage: AuditStage, ignoring: Set<String>) { (self.stage, ignored) = (stage, ignoring) }

  mutating func check(_ row: TableIndexPath) {
    guard let cell = stage.show(row), let again = stage.show(row) else {
      return note(.nothingShown(row: row), as: "nothing")
    }
    let name = "\(type(of: cell.object))"
    rows[name, default: 0] += 1
    checkKind(cell, name, row)
    let (first, second) = (stage.look(of: cell, at: row), stage.look(of: again, at: row))
    if first.drawing?.items.isEmpty != true { drawn.insert(name) }
    if first != second { noteUnsteady(name, row, [first, second], [cell.object, again.object]) }
    // Last, because it resizes the cell.
    checkHeight(cell.object, name, row)
  }

  private mutating func noteUnsteady(
    _ name: String, _ row: TableIndexPath, _ looks: [CellLook], _ cells: [AnyObject]
  ) {
    let properties = cells.map { CellProperties(of: $0) }
    let differing = properties[1].differences(from: properties[0])
    let path = differing.first { !ignored.contains($0) }
    if path == nil, !differing.isEmpty { return }
    let values = zip(properties, looks).map { properties, look in
      path.map { properties[$0] ?? "nothing" } ?? look.quoted
    }
    note(
      .unsteadyContent(row: row, cell: name, property: path, first: values[0], second: values[1]),
      as: "unsteady \(name)")
  }

  /// All violations, with those that only all rows together show.
  var allViolations: [ContractViolation] {
    let many = kinds.filter { $0.value.count > 8 && $0.value.count >= (rows[$0.key] ?? 0) }
    let blank = rows.filter { !drawn.contains($0.key) }
    return violations
      + many.sorted { $0.key < $1.key }.map {
        .registrationForEachRow(cell: $0.key, count: $0.value.count)
      }
      + blank.sorted { $0.key < $1.key }.map { .blankCells(cell: $0.key, rows: $0.value) }
  }

  private mutating func note(_ violation: ContractViolation, as mistake: String) {
    if noted.insert(mistake).inserted { violations.append(violation) }
  }

  private mutating func checkKind(_ cell: AuditedCell, _ name: String, _ row: TableIndexPath) {
    guard let kind = cell.kind else { return }
    kinds[name, default: [:]][ObjectIdentifier(kind)] = kind
    guard let owner = owners[kind.identifier] else {
      owners[kind.identifier] = (row, name)
      return
    }
    guard owner.cell != name else { return }
    note(
      .sharedIdentifier(
        kind.identifier, row: owner.row, cell: owner.cell, otherRow: row, otherCell: name),
      as: "shared \(kind.identifier)")
  }

  private mutating func checkHeight(_ cell: AnyObject, _ name: String, _ row: TableIndexPath) {
    guard let view = cell as? View else { return }
    switch stage.rule(of: row) {
    case .standard: return
    case .fixed(let height): checkHeight(height, view, name, row)
    case .each(let height): checkHeight(height(row.row), view, name, row)
    case .measured:
      // The default answer is the present size, whatever that is.
      let answers = [7.0, 1_001].map { height(of: view, givenHeight: $0) }
      if answers == [7, 1_001] {
        note(
          .unmeasuredCell(section: row.section, cell: name), as: "unmeasured \(row.section) \(name)"
        )
      } else if !(answers[0] >= 0 && answers[0].isFinite) {
        note(.unusableHeight(row: row, height: answers[0]), as: "height")
      }
    }
  }

  private mutating func checkHeight(
    _ height: Double, _ view: View, _ name: String, _ row: TableIndexPath
  ) {
    guard height >= 0, height.isFinite else {
      return note(.unusableHeight(row: row, height: height), as: "height")
    }
    let needed = self.height(of: view, givenHeight: height)
    // Heights are laid out in fractions of a point.
    guard needed > height + 0.5 else { return }
    note(
      .heightTooSmall(row: row, height: height, cell: name, needed: needed, width: stage.width),
      as: "low \(row.section) \(name)")
  }

  private func height(of view: View, givenHeight height: Double) -> Double {
    view.frame = LayoutRect(x: 0, y: 0, width: stage.width, height: height)
    return view.sizeThatFits(LayoutSize(width: stage.width, height: .infinity)).height
  }
}
