import Foundation

/// The ratio of a way to its control.
package struct Ratio: CustomStringConvertible {
  /// The median of the rounds' ratios.
  package let median: Double
  /// The width of the middle half of the rounds' ratios, as a part of the median.
  package let spread: Double

  package init(median: Double, spread: Double) {
    self.median = median
    self.spread = spread
  }

  init(_ middle: MiddleHalf) {
    self.init(median: middle.median, spread: middle.spread)
  }

  /// True if the rounds disagree so much that the ratio says nothing: half of them are more than a
  /// tenth off.
  package var isWorthless: Bool { spread > 0.2 }

  /// The ratio with two decimals; as a fraction if those would not tell it from zero, without decimals
  /// if they would feign precision. A machine that is too busy to tell is said to be so.
  package var description: String { isWorthless ? "\(number), busy machine" : number }

  private var number: String {
    switch abs(median) {
    case 0: "0"
    case ..<0.01: (median < 0 ? "-" : "") + "1/" + Self.grouped(Self.rounded(abs(1 / median)))
    case 100...: Self.grouped(median)
    default: String(format: "%.2f", median)
    }
  }

  /// The number to two significant digits.
  private static func rounded(_ value: Double) -> Double {
    let unit = pow(10, floor(log10(value)) - 1)
    return (value / unit).rounded() * unit
  }

  /// The whole number nearest to a value, with a comma before each three digits.
  private static func grouped(_ value: Double) -> String {
    let digits = String(format: "%.0f", abs(value))
    let groups = digits.reversed().enumerated().map { place, digit in
      place > 0 && place % 3 == 0 ? "\(digit)," : "\(digit)"
    }
    return (value < 0 ? "-" : "") + groups.reversed().joined()
  }
}
