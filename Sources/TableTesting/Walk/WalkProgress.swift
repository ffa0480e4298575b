/// The changes that the walks of all seeds have made together.
final class WalkProgress {
  /// The actions that were taken.
  private var actions: Set<String> = []
  private var hasChanged = false

  /// True of a step if it is not known yet whether any step changes anything.
  func isUnsure(of step: WalkStep, _ action: String?) -> Bool {
    if let action { actions.insert(action) }
    switch step {
    case .action, .tapRow, .tapControl, .press: return !hasChanged
    case .scroll, .resize: return false
    }
  }

  /// Notes whether a step changed something.
  func note(changedSomething: Bool) { hasChanged = hasChanged || changedSomething }

  /// The thing that is wrong with the test rather than with the list; nil if all is well.
  var violation: ContractViolation? {
    hasChanged ? nil : .nothingChanges(actions: actions.sorted())
  }
}
