/// A search for what goes wrong in a list that changes: random steps, and a look after each.
///
/// The steps are the list's actions, scrolling, other sizes, taps on rows and on controls in cells, and
/// keys. After each, the table has to know of all changes, and each visible row has to show what it shows
/// in a new cell. It runs actions and configure closures many times; if they have side effects, so has
/// the walk.
public struct RandomWalk {
  /// The number of steps of each walk.
  public var steps: Int
  /// The seeds of the walks: each gives the same steps always.
  public var seeds: ClosedRange<UInt64>
  /// The paths of properties that may differ from those of a new cell, such as `"line.text"`.
  public var ignoring: Set<String>

  /// Creates a search of so many steps for each of some seeds.
  ///
  /// - Precondition: At least one step.
  public init(
    steps: Int = 60, seeds: ClosedRange<UInt64> = 1...10, ignoring: Set<String> = []
  ) {
    guard steps > 0 else { fatalError("A walk cannot have \(steps) steps; the least is 1") }
    (self.steps, self.seeds, self.ignoring) = (steps, seeds, ignoring)
  }

  /// Returns the first failure, with the fewest steps that lead to it; nil if all walks end well.
  ///
  /// - Parameter make: Makes the list anew: the same each time.
  public func failure(of make: @escaping () -> ListUnderTest) -> WalkFailure? {
    let progress = WalkProgress()
    for seed in seeds {
      let plan = WalkStep.steps(steps, seed: seed, actions: make().actions.count)
      let walk = Walk(make: make, seed: seed, ignoring: ignoring)
      if let failure = walk.failure(plan, noting: progress) { return failure }
    }
    return progress.violation.map {
      WalkFailure(violation: $0, steps: [], stepsBefore: steps, seed: seeds.lowerBound)
    }
  }
}
