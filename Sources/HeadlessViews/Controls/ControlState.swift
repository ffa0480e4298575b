/// The state of a ``Control`` at a moment.
public enum ControlState: Hashable, Sendable {
  /// The control reacts to a person, and nobody touches it.
  case normal
  /// A finger is down on the control.
  case highlighted
  /// The control does not react.
  case disabled
}

extension Control {
  /// The present state of the control.
  public final var state: ControlState {
    if !isEnabled { return .disabled }
    return isHighlighted ? .highlighted : .normal
  }
}
