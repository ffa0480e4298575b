/// Which side of its frame a text keeps to.
public enum TextAlignment: Hashable, Sendable {
  case left, center, right
}
