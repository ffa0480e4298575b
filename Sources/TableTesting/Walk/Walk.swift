import Tables

/// The walks of one seed: the first, and those with fewer steps that show what is needed.
struct Walk {
  let make: () -> ListUnderTest
  let seed: UInt64

  /// A walk as it went.
  private struct Outcome {
    /// The thing that was wrong at the end; nil if all was well.
    var violation: ContractViolation?
    var words: [String] = []
    /// What was visible at first and after each step.
    var pages: [[WalkRow]] = []
    var hasControls = false
  }

  func failure(_ plan: [WalkStep], noting progress: WalkProgress) -> WalkFailure? {
    var options = WalkOptions()
    var outcome = run(plan, options, noting: progress)
    if case .staleContent = outcome.violation {
      options.excusesDisplays = true
      outcome = run(plan, options)
    }
    if let violation = outcome.violation {
      return shrunk(plan, violation, outcome.words) { run($0, options) }
    }
    guard outcome.hasControls, let violation = reuseViolation(plan, options).violation else {
      return nil
    }
    return shrunk(plan, violation, outcome.words) { reuseViolation($0, options) }
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
      outcome.pages.append(world.page)
      if let before { progress?.note(name, changedSomething: world.everything != before) }
    }
    return outcome
  }

  // MARK: Without reuse

  /// Walks once more in a table that reuses no cells, and compares what can be seen.
  private func reuseViolation(_ plan: [WalkStep], _ options: WalkOptions) -> Outcome {
    var other = options
    other.reusesNothing = true
    let (reusing, fresh) = (run(plan, options), run(plan, other))
    guard let step = firstDifference(reusing, fresh) else { return Outcome() }
    // Lists that are not the same each time differ without reuse, too.
    let (again, freshAgain) = (run(plan, options), run(plan, other))
    guard firstDifference(reusing, again) == nil, firstDifference(fresh, freshAgain) == nil else {
      return Outcome()
    }
    let (shown, expected) = (reusing.pages[step], fresh.pages[step])
    guard let (row, wanted) = zip(shown, expected).first(where: { $0 != $1 }) else {
      return Outcome()
    }
    return Outcome(
      violation: .dependsOnReuse(
        row: row.row, cell: row.cell, shown: row.look.quoted, withoutReuse: wanted.look.quoted),
      words: Array(reusing.words.prefix(step)))
  }

  private func firstDifference(_ one: Outcome, _ other: Outcome) -> Int? {
    zip(one.pages, other.pages).enumerated().first { $1.0 != $1.1 }?.offset
  }

  // MARK: Fewer steps

  /// Leaves out steps, half of them at first and one by one in the end, as long as it goes wrong.
  private func shrunk(
    _ plan: [WalkStep], _ violation: ContractViolation, _ words: [String],
    _ run: ([WalkStep]) -> Outcome
  ) -> WalkFailure {
    var best = Array(plan.prefix(words.count))
    var outcome = run(best)
    guard outcome.violation != nil else {
      // It went wrong once: what it was made of is not the same each time.
      return WalkFailure(violation: violation, steps: words, stepsBefore: words.count, seed: seed)
    }
    best = Array(best.prefix(outcome.words.count))
    let count = best.count
    var length = max(1, best.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < best.count {
        let end = min(best.count, start + length)
        let fewer = Array(best[..<start] + best[end...])
        let next = run(fewer)
        if next.violation != nil {
          (best, outcome) = (Array(fewer.prefix(next.words.count)), next)
          isShorter = true
        } else {
          start = end
        }
      }
      if length == 1, !isShorter { break }
      length = max(1, length / 2)
    }
    return WalkFailure(
      violation: outcome.violation ?? violation, steps: outcome.words, stepsBefore: count,
      seed: seed)
  }
}
