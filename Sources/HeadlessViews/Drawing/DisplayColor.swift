/// A colour by name or by its parts.
///
/// Names are for lists that must be readable on light and on dark: a terminal has its own red, and
/// a picture has one that stands out from both. Parts are drawn as they are.
public enum DisplayColor: Hashable, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white, gray
  /// Red, green and blue, `0...255` each.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
