/// The size of a character in points: it turns a layout in points into columns and lines.
///
/// Edges are rounded, not sizes, so frames that share an edge in points share it in columns too. A
/// text has the columns that fit wholly into the width of its frame. Its lines depend on that width
/// alone, so a text is drawn as it was measured, wherever its frame is.
public struct CharacterMetrics: Hashable, Sendable {
  /// The width of one column, in points.
  public let columnWidth: Double
  /// The height of one line, in points.
  public let lineHeight: Double

  /// Creates metrics in points, by default 8 × 16, as on a classic terminal.
  ///
  /// - Precondition: Both are finite and greater than 0.
  public init(columnWidth: Double = 8, lineHeight: Double = 16) {
    guard columnWidth > 0, columnWidth.isFinite, lineHeight > 0, lineHeight.isFinite else {
      fatalError(
        "A character cannot be \(columnWidth) × \(lineHeight) points; both must be finite and "
          + "greater than 0")
    }
    self.columnWidth = columnWidth
    self.lineHeight = lineHeight
  }

  /// The size in points of a document of the given columns and lines.
  public func size(columns: Int, lines: Int) -> LayoutSize {
    LayoutSize(width: Double(columns) * columnWidth, height: Double(lines) * lineHeight)
  }

  /// The column at a distance from the left edge, in points.
  func column(_ x: Double) -> Int { Self.nearest(x / columnWidth) }

  /// The line at a distance from the top edge, in points.
  func line(_ y: Double) -> Int { Self.nearest(y / lineHeight) }

  /// The columns of a frame.
  func columns(of frame: LayoutRect) -> Range<Int> {
    let first = column(frame.minX)
    return first..<max(first, column(frame.maxX))
  }

  /// The columns of a text in a frame of a width in points: those that fit wholly into it.
  ///
  /// A column counts as whole if rounding errors leave it short by less than a hundredth.
  func textColumns(inWidth width: Double) -> Int {
    Int(min(max(0, width / columnWidth + 0.01), 1e9))
  }

  /// The lines of a frame; at least one unless it is empty, so that no text vanishes in a frame
  /// lower than a line.
  func lines(of frame: LayoutRect) -> Range<Int> {
    let first = line(frame.minY)
    return first..<max(first + (frame.isEmpty ? 0 : 1), line(frame.maxY))
  }

  /// Rounds to the nearest integer, halves up on both sides of zero, so that scrolling by half a
  /// line keeps the number of lines.
  private static func nearest(_ value: Double) -> Int {
    let raised = min(max(value, -1e9), 1e9) + 0.5
    // Not `rounded(_:)`, a call into the C library, which a program without Foundation need not have.
    let whole = Int(raised)
    return Double(whole) > raised ? whole - 1 : whole
  }
}
