/// Something suspicious that a control survived.
public enum ControlDiagnostic: Hashable, Sendable {
  /// An event happened whose target had ended. A control does not keep its targets: remove a target
  /// that goes before its control, or keep it.
  case targetDeallocated(target: String, events: ControlEvents)
  /// So many more happened between the ones before this and the ones after it.
  case omitted(count: Int)
}

extension ControlDiagnostic: CustomStringConvertible {
  /// What happened, and the way out.
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
