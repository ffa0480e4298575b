/// A rectangle, in points: its top left corner and its size.
///
/// A rectangle contains its left and top edges, not its right and bottom ones, so rectangles that
/// share an edge do not overlap.
public struct LayoutRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: LayoutPoint
  /// The width and the height.
  public var size: LayoutSize

  /// A rectangle from its corner and its size.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from four numbers of points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// The rectangle at the top left corner that has no size.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)
}

extension LayoutRect {
  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge, which is outside.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge, which is outside.
  public var maxY: Double { origin.y + size.height }
  /// Points from left to right.
  public var width: Double { size.width }
  /// Points from top to bottom.
  public var height: Double { size.height }
  /// True if the rectangle contains no point at all.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Returns true if a point is inside; the right and bottom edges are outside.
  public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The part that both rectangles share; empty if they do not overlap.
  public func intersection(_ other: LayoutRect) -> LayoutRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return LayoutRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The same rectangle, moved to the right and down.
  public func offsetBy(dx: Double, dy: Double) -> LayoutRect {
    LayoutRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The rectangle that is smaller by `dx` on the left and right and by `dy` at the top and bottom;
  /// its size is never negative.
  public func insetBy(dx: Double, dy: Double) -> LayoutRect {
    LayoutRect(
      x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }
}

// MARK: Limits

extension LayoutRect {
  /// The greatest number of points in the frame of a view, chosen so that a sum over nested views
  /// is finite.
  private static let greatestNumber = 1e300

  /// The rule that ``isPlaceable`` checks, in words.
  static let placeableRule = "each number is from -1e300 to 1e300, and the size is not negative"

  /// True if the rectangle may be the frame of a view or of a thing that a view draws.
  var isPlaceable: Bool {
    let greatest = Self.greatestNumber
    return abs(minX) <= greatest && abs(minY) <= greatest && width >= 0 && width <= greatest
      && height >= 0 && height <= greatest
  }

  /// True if the four edges are finite and the size is not negative.
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && width >= 0 && height >= 0
  }
}

extension LayoutRect: CustomStringConvertible {
  /// `(x, y, width × height)`.
  public var description: String { "(\(minX), \(minY), \(width) × \(height))" }
}
