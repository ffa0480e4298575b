/// The side of its frame that a text keeps to.
public enum TextAlignment: Hashable, Sendable {
  case left, center, right
}
