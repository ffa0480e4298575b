/// A point in a view, in points of length: `x` to the right, `y` downwards.
public struct LayoutPoint: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double

  /// Creates the point that is `x` points to the right and `y` points down.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = LayoutPoint(x: 0, y: 0)
}
