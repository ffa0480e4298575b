/// A thin line between views.
public final class Separator: View {
  /// The direction of a separator.
  public enum Axis: Hashable, Sendable {
    /// From top to bottom, in the first column of the view.
    case vertical
    /// From left to right, in the first line of the view.
    case horizontal
  }

  /// The direction of the separator.
  public let axis: Axis

  /// Creates a separator with a frame.
  ///
  /// - Parameters:
  ///   - axis: The direction of the separator.
  ///   - frame: The frame in the superview, in points.
  public init(_ axis: Axis, frame: LayoutRect = .zero) {
    self.axis = axis
    super.init(frame: frame)
  }

  /// Draws the line over the whole length of the view.
  public override func draw(in context: inout DrawingContext) {
    context.draw(axis == .vertical ? .verticalRule : .horizontalRule, in: bounds)
  }
}
