/// Something suspicious that a control survived.
public enum ControlDiagnostic: Hashable, Sendable {
  /// The target of an event had ended. A control does not keep its targets: remove a target that
  /// goes before its control, or keep it.
  case targetDeallocated(target: String, events: ControlEvents)
  /// The number of entries that are left out here.
  case omitted(count: Int)
}

extension ControlDiagnostic: CustomStringConvertible {
  /// A sentence that says what happened, and the way out.
  public var description: String {
    switch self {
    case .targetDeallocated(let target, _):
      "An event had no one to go to: its target, a \(target), was deallocated; keep the target in a "
        + "property, or remove it from the control before it ends"
    case .omitted(let count):
      "\(count) more that happened here are left out"
    }
  }
}
