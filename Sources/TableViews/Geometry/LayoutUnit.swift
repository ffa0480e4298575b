/// A length in units of 1/64 point, exact under addition.
///
/// A height is rounded to units once, when it is read; offsets are sums of integers from then on.
/// No sum drifts, and two functions of one geometry agree on the position of a row: a row below 100
/// million rows of 60 points is at 6,000,000,000 points.
package struct LayoutUnit: Hashable, Comparable, Sendable {
  /// The number of units.
  package var count: Int

  package static let zero = LayoutUnit(count: 0)

  /// The least length above 0.
  static let one = LayoutUnit(count: 1)

  /// The greatest height of a row: 2²⁴ points.
  static let greatestHeight = 16_777_216.0

  package init(count: Int) {
    self.count = count
  }

  /// Creates the nearest length to a number of points, which must be finite and below 2⁵⁶.
  ///
  /// It truncates instead of calling `rounded()`, which needs the C mathematics library: a program
  /// without Foundation is not linked with it.
  package init(points: Double) {
    count = Int(points * 64 + (points < 0 ? -0.5 : 0.5))
  }

  /// The length in points: exact below 2⁴⁷ points.
  package var points: Double { Double(count) / 64 }

  package static func < (left: LayoutUnit, right: LayoutUnit) -> Bool { left.count < right.count }

  package static func + (left: LayoutUnit, right: LayoutUnit) -> LayoutUnit {
    LayoutUnit(count: left.count + right.count)
  }

  package static func - (left: LayoutUnit, right: LayoutUnit) -> LayoutUnit {
    LayoutUnit(count: left.count - right.count)
  }

  package static func += (left: inout LayoutUnit, right: LayoutUnit) { left = left + right }

  package static func * (length: LayoutUnit, factor: Int) -> LayoutUnit {
    LayoutUnit(count: length.count * factor)
  }
}

extension LayoutUnit {
  /// Creates a length from a user's height; traps with its name and origin if it is not valid.
  init(height: Double, of what: @autoclosure () -> String) {
    guard height >= 0, height <= Self.greatestHeight else {
      fatalError(
        "\(what()) cannot be \(height) points high; a height is from 0 to 16777216 points")
    }
    self.init(points: height)
  }
}
