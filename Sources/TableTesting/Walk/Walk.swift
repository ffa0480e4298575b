import Tables

/// The walks of one seed: the first, and those with fewer steps that show what is needed.
struct Walk {
  let make: () -> ListUnderTest
  let seed: UInt64
  let ignoring: Set<String>

  /// A walk as it went.
  private struct Outcome {
    /// The thing that was wrong at the end; nil if all was well.
    var violation: ContractViolation?
    var words: [String] = []
    /// The visible rows at first and after each step.
    var pages: [[WalkRow]] = []
    var hasControls = false
  }

  func failure(_ plan: [WalkStep], noting progress: WalkProgress) -> WalkFailure? {
    let options = WalkOptions(comparison: .eachStep, ignoring: ignoring)
    let outcome = run(plan, options, noting: progress)
    if let violation = outcome.violation {
      let steps = Array(plan.prefix(outcome.words.count))
      guard violation.isStale else {
        return shrunk(steps, violation, outcome.words) { run($0, options) }
      }
      if let failure = confirmed(steps, of: plan, violation, outcome.words, options) {
        return failure
      }
    }
    guard outcome.hasControls else { return nil }
    let difference = reuseViolation(plan, options.comparing(.never))
    return difference.violation.map { violation in
      shrunk(Array(plan.prefix(difference.words.count)), violation, difference.words) {
        reuseViolation($0, options.comparing(.never))
      }
    }
  }

  /// Makes sure that content is stale, by walks that look only at the end.
  private func confirmed(
    _ steps: [WalkStep], of plan: [WalkStep], _ violation: ContractViolation, _ words: [String],
    _ options: WalkOptions
  ) -> WalkFailure? {
    let atEnd = options.comparing(.atEnd)
    if run(steps, atEnd).violation != nil {
      // Unless the row changed by being displayed.
      let sinceDisplay = options.comparing(.eachStepSinceDisplay)
      guard run(plan, sinceDisplay).violation != nil else { return nil }
      return shrunk(steps, violation, words) { run($0, atEnd) }
    }
    // The cells that were compared with have disturbed the list, or lack what listeners add to them.
    for count in stride(from: min(6, plan.count), through: plan.count, by: 6) {
      let steps = Array(plan.prefix(count))
      let outcome = run(steps, atEnd)
      if let violation = outcome.violation {
        return shrunk(steps, violation, outcome.words) { run($0, atEnd) }
      }
    }
    return nil
  }

  /// Walks until something is wrong.
  private func run(
    _ plan: [WalkStep], _ options: WalkOptions, noting progress: WalkProgress? = nil
  ) -> Outcome {
    let world = WalkWorld(make(), options)
    var outcome = Outcome(violation: world.violation(), pages: [world.page])
    for step in plan where outcome.violation == nil {
      let name = world.actionName(of: step)
      let before = progress?.isUnsure(of: step, name) == true ? world.everything : nil
      outcome.words.append(world.take(step))
      outcome.violation = world.violation()
      outcome.hasControls = world.hasControls
      if options.comparison == .never { outcome.pages.append(world.page) }
      if let before { progress?.note(changedSomething: world.everything != before) }
    }
    switch options.comparison {
    case .eachStep, .eachStepSinceDisplay, .atEnd:
      if outcome.violation == nil { outcome.violation = world.violationAfterReload() }
    case .never: break
    }
    return outcome
  }

  // MARK: Without reuse

  /// Walks once more in a table that reuses no cells, and compares what can be seen.
  private func reuseViolation(_ plan: [WalkStep], _ options: WalkOptions) -> Outcome {
    let (reusing, fresh) = (run(plan, options), run(plan, options.withoutReuse))
    // Lists that are not the same each time differ without reuse, too.
    guard let step = firstDifference(reusing, fresh),
      firstDifference(reusing, run(plan, options)) == nil,
      firstDifference(fresh, run(plan, options.withoutReuse)) == nil,
      let (row, wanted) = zip(reusing.pages[step], fresh.pages[step]).first(where: { $0 != $1 })
    else { return Outcome() }
    return Outcome(
      violation: .dependsOnReuse(
        row: row.row, cell: row.cell, shown: row.look.quoted, withoutReuse: wanted.look.quoted),
      words: Array(reusing.words.prefix(step)))
  }

  private func firstDifference(_ one: Outcome, _ other: Outcome) -> Int? {
    zip(one.pages, other.pages).enumerated().first { $1.0 != $1.1 }?.offset
  }

  // MARK: Fewer steps

  /// Leaves out steps, half of them at first and one by one in the end, as long as it goes wrong; then
  /// takes simpler ones.
  private func shrunk(
    _ plan: [WalkStep], _ violation: ContractViolation, _ words: [String],
    _ run: ([WalkStep]) -> Outcome
  ) -> WalkFailure {
    var best = plan
    var outcome = run(best)
    guard outcome.violation != nil else {
      // It went wrong once: what the list is made of is not the same each time.
      return WalkFailure(violation: violation, steps: words, stepsBefore: words.count, seed: seed)
    }
    func isKept(_ steps: [WalkStep]) -> Bool {
      let next = run(steps)
      guard next.violation != nil else { return false }
      (best, outcome) = (Array(steps.prefix(next.words.count)), next)
      return true
    }
    var length = max(1, best.count / 2)
    var isShorter = true
    while length > 1 || isShorter {
      length = isShorter ? length : length / 2
      isShorter = false
      var start = 0
      while start < best.count {
        let fewer = Array(best[..<start] + best[min(best.count, start + length)...])
        if isKept(fewer) { isShorter = true } else { start += length }
      }
    }
    for number in best.indices {
      for step in best[number].simpler where number < best.count {
        if isKept(Array(best[..<number] + [step] + best[(number + 1)...])) { break }
      }
    }
    return WalkFailure(
      violation: outcome.violation ?? violation, steps: outcome.words, stepsBefore: plan.count,
      seed: seed)
  }
}

extension ContractViolation {
  /// True of what was found by a comparison with new cells, which may disturb a list.
  fileprivate var isStale: Bool {
    if case .staleContent = self { return true }
    if case .staleHeight = self { return true }
    return false
  }
}
