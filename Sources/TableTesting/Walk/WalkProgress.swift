/// What the walks of all seeds have changed together.
final class WalkProgress {
  /// The actions that have changed nothing so far, with their uses.
  private var idleActions: [String: Int] = [:]
  private var usefulActions: Set<String> = []
  private var hasChanged = false

  /// True of a step of which is not known yet whether its like change anything.
  func isUnsure(of step: WalkStep, _ action: String?) -> Bool {
    if let action { return !usefulActions.contains(action) }
    switch step {
    case .action, .tapRow, .tapControl, .press: return !hasChanged
    case .scroll, .resize: return false
    }
  }

  /// Notes what a step did: an action by its name, or something else.
  func note(_ action: String?, changedSomething: Bool) {
    guard let action else {
      hasChanged = hasChanged || changedSomething
      return
    }
    if changedSomething {
      usefulActions.insert(action)
      idleActions[action] = nil
    } else {
      idleActions[action, default: 0] += 1
    }
  }

  /// The thing that is wrong with the test rather than with the list; nil if all is well.
  var violation: ContractViolation? {
    if usefulActions.isEmpty, idleActions.isEmpty { return hasChanged ? nil : .nothingToDo }
    // An action that was used once or twice may have had no reason to change anything.
    return idleActions.sorted { $0.key < $1.key }.first { $0.value >= 3 }.map {
      .idleAction(name: $0.key, uses: $0.value)
    }
  }
}
