/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Creates a size in points, which may be fractions.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = LayoutSize(width: 0, height: 0)
}
