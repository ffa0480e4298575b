/// The events of a ``Control``.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A finger went down on the control.
  public static let touchDown = ControlEvents(rawValue: 1)
  /// A finger that went down on the control was lifted on it: a tap.
  public static let touchUpInside = ControlEvents(rawValue: 2)
  /// The value of the control was changed by a person.
  public static let valueChanged = ControlEvents(rawValue: 4)
}
