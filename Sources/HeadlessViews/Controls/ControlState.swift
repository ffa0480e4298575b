/// What a ``Control`` is at a moment.
public enum ControlState: Hashable, Sendable {
  /// It reacts to a person, and nobody touches it.
  case normal
  /// A finger is down on it.
  case highlighted
  /// It does not react.
  case disabled
}

extension Control {
  /// What the control is now.
  public final var state: ControlState {
    if !isEnabled { return .disabled }
    return isHighlighted ? .highlighted : .normal
  }
}
