/// A walk that went wrong: what is wrong, and the fewest steps that lead there.
public struct WalkFailure: Hashable, Sendable {
  /// The thing that is wrong after the last step.
  public var violation: ContractViolation
  /// The steps that are needed, in words.
  public var steps: [String]
  /// The number of steps after which it went wrong at first.
  public var stepsBefore: Int
  /// The seed, which alone leads there again.
  public var seed: UInt64
}

extension WalkFailure: CustomStringConvertible {
  /// The violation, the steps to it, and how to run them again.
  public var description: String {
    var lines = ["\(violation)"]
    if !steps.isEmpty {
      lines.append("After \(steps.count) of \(stepsBefore) steps (seed \(seed)):")
      lines += steps.enumerated().map { "  \($0 + 1). \($1)" }
      lines.append(
        "Run it again: expectContract(steps: \(max(stepsBefore, 1)), seeds: \(seed)...\(seed))")
    }
    return lines.joined(separator: "\n")
  }
}
