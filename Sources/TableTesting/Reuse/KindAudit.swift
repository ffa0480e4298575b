import Tables

/// The audit of the rows that share a kind of cells.
struct KindAudit {
  private let stage: AuditStage
  private let isByHand: Bool
  private let name: String
  /// The properties that may differ, and those that differ whenever a row is shown.
  private var ignored: Set<String>
  private var isUnsteady: Bool
  private var rows: [TableIndexPath] = []
  private var looks: [CellLook] = []
  private var found: [ReuseLeak] = []
  /// The explanations that may still be looked for: each takes as long as a hundred rows.
  private var patience = 40

  init(_ stage: AuditStage, isByHand: Bool, name: String, ignoring: Set<String>) {
    (self.stage, self.isByHand, self.name) = (stage, isByHand, name)
    ignored = ignoring
    isUnsteady = !ignoring.isEmpty
  }

  mutating func add(_ row: TableIndexPath, _ look: CellLook) {
    rows.append(row)
    looks.append(look)
  }

  /// The reasons why the rows cannot be compared.
  var obstacles: [String] {
    if isByHand, !stage.knowsQueue {
      return [
        "Row \(rows[0]) shows a \(name) that was dequeued by hand, from a queue that the audit does not "
          + "know: audit the table, by expectNoReuseLeaks(on: table)."
      ]
    }
    let isBlank = looks.allSatisfy { $0.drawing?.items.isEmpty == true }
    return isBlank
      ? ["The \(name)s of all \(rows.count) rows draw nothing, so nothing could be compared."] : []
  }

  /// The leaks, each property once.
  mutating func leaks() -> [ReuseLeak] {
    guard obstacles.isEmpty else { return [] }
    for row in rows.indices.prefix(3) where stage.newLook(of: rows[row]) != looks[row] {
      isUnsteady = true
    }
    if !isUnsteady {
      var numbers = SeededNumbers(seed: 2)
      for order in [
        Array(rows.indices), rows.indices.reversed(), rows.indices.shuffled(using: &numbers),
      ]
      where !isUnsteady { runChain(order) }
    }
    // Where each drawing differs, each pair has to be explained, so fewer have to do.
    let chosen = representatives(isUnsteady ? 8 : 24)
    comparePairs(chosen)
    compareStates(Array(chosen.prefix(isUnsteady ? 3 : 6)))
    compareClosures(chosen)
    return found
  }

  // MARK: The ways to compare

  /// Shows all rows one after the other in one cell: a leak from one row in thousands is found.
  private mutating func runChain(_ order: [Int]) {
    var run: [Int] = []
    var cell: AuditedCell?
    for row in order {
      guard patience > 0, !isUnsteady else { return }
      cell = stage.show(rows[row], in: cell)
      run.append(row)
      guard let cell, stage.look(of: cell, at: rows[row]) != looks[row] else { continue }
      explain(run.map { rows[$0] })
      run = [row]
      _ = stage.newLook(of: rows[row])
    }
  }

  /// Shows each row after each other one: a leak is found that a row between takes away again.
  private mutating func comparePairs(_ chosen: [Int]) {
    for donor in chosen {
      for receiver in chosen where receiver != donor && patience > 0 {
        let look = usedLook([rows[donor], rows[receiver]])
        if look != looks[receiver] { explain([rows[donor], rows[receiver]]) }
      }
    }
  }

  /// Shows rows after selected and focused ones, and as such.
  private mutating func compareStates(_ chosen: [Int]) {
    let states = [AuditedState(isSelected: true), AuditedState(isFocused: true)]
    for donor in chosen {
      for receiver in chosen {
        for state in states where patience > 0 {
          let pair = [rows[donor], rows[receiver]]
          if usedLook(pair, donor: state) != looks[receiver] { explain(pair, donor: state) }
        }
      }
    }
  }

  /// Looks for closures of rows that have some in cells of rows that have none: nobody sees them, and a
  /// tap runs them.
  private mutating func compareClosures(_ chosen: [Int]) {
    let closures = chosen.map { row in
      stage.show(rows[row]).map { CellProperties(of: $0.object).closures } ?? []
    }
    for (donor, donors) in zip(chosen, closures) {
      for (receiver, own) in zip(chosen, closures) {
        let missing = donors.subtracting(own).subtracting(ignored)
        guard !missing.isEmpty,
          let cell = used([rows[donor], rows[receiver]], donor: AuditedState())
        else { continue }
        for path in CellProperties(of: cell.object).closures.intersection(missing).sorted()
        where !found.contains(where: { $0.property == path }) {
          found.append(
            ReuseLeak(
              sign: .actions, cell: name, property: path, found: CellProperties.closure,
              expected: "nil", donor: rows[donor], receiver: rows[receiver], heights: nil,
              isDonorsValue: true, donorState: nil))
        }
      }
    }
  }

  /// Rows that look different in a way that more than words do, and others.
  private func representatives(_ limit: Int) -> [Int] {
    var numbers = SeededNumbers(seed: 3)
    var outlines: Set<[String]> = []
    // An outline takes as long as some drawings.
    let candidates =
      rows.count <= 600
      ? Array(rows.indices) : Array(rows.indices.shuffled(using: &numbers).prefix(600))
    var chosen = candidates.filter {
      outlines.count < limit && outlines.insert(looks[$0].outline).inserted
    }
    let others = candidates.filter { !chosen.contains($0) }
    chosen += others.shuffled(using: &numbers).prefix(limit - chosen.count)
    return chosen.sorted()
  }

  /// The look of the last of some rows, shown one after the other in one cell.
  private func usedLook(_ run: [TableIndexPath], donor: AuditedState = AuditedState()) -> CellLook?
  {
    used(run, donor: donor).map { stage.look(of: $0, at: run[run.count - 1]) }
  }

  private func used(_ run: [TableIndexPath], donor: AuditedState) -> AuditedCell? {
    var cell: AuditedCell?
    for (number, row) in run.enumerated() {
      let isLast = number == run.count - 1
      cell = stage.show(row, in: cell, isLast ? AuditedState() : donor)
      // A layout may leave something behind, too.
      if !isLast, let cell { _ = stage.look(of: cell, at: row) }
    }
    return cell
  }

  // MARK: Explaining

  /// Finds the property and the row of a difference, and notes them.
  private mutating func explain(_ run: [TableIndexPath], donor state: AuditedState = AuditedState())
  {
    patience -= 1
    let receiver = run[run.count - 1]
    guard let new = stage.show(receiver), let again = stage.show(receiver) else { return }
    let look = stage.look(of: new, at: receiver)
    let expected = CellProperties(of: new.object)
    if stage.look(of: again, at: receiver) != look {
      ignored.formUnion(expected.differences(from: CellProperties(of: again.object)))
      isUnsteady = true
    }
    guard let start = shortestRun(run, look, state) else { return }
    let pair = [run[start], receiver]
    let isPair = usedLook(pair, donor: state) != look
    let kept = isPair ? pair : Array(run[start...])
    guard let cell = used(kept, donor: state), let first = stage.show(kept[0], in: nil, state)
    else { return }
    _ = stage.look(of: first, at: kept[0])
    note(
      Difference(
        name: name, donor: kept[0], receiver: receiver, state: state,
        used: cell.object, usedLook: stage.look(of: cell, at: receiver), newLook: look,
        expected: expected, donors: CellProperties(of: first.object)))
  }

  private mutating func note(_ difference: Difference) {
    for leak in difference.leaks(ignoring: ignored)
    where !found.contains(where: { $0.property == leak.property && $0.sign == leak.sign }) {
      found.append(leak)
    }
  }

  /// The start of the shortest end of a run of rows that leads to another look; nil if none does
  /// again.
  private func shortestRun(_ run: [TableIndexPath], _ look: CellLook, _ state: AuditedState) -> Int?
  {
    func differs(from start: Int) -> Bool { usedLook(Array(run[start...]), donor: state) != look }
    var (length, last) = (2, run.count - 1)
    while true {
      let start = max(0, run.count - length)
      if differs(from: start) {
        // Between the start, which is long enough, and the last one, which is not.
        var low = start
        while last - low > 1 {
          let middle = (low + last) / 2
          if differs(from: middle) { low = middle } else { last = middle }
        }
        return low
      }
      if start == 0 { return nil }
      (last, length) = (start, length * 2)
    }
  }
}
