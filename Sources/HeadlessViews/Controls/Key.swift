/// A key that a person pressed.
public enum Key: Hashable, Sendable {
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, escape, tab
  /// A key that writes a character.
  case character(Character)
}
