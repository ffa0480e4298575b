/// A thin line between views.
public final class Separator: View {
  /// Which way a separator runs.
  public enum Axis: Hashable, Sendable {
    /// From top to bottom, in the first column of the view.
    case vertical
    /// From left to right, in the first line of the view.
    case horizontal
  }

  /// Which way the separator runs.
  public let axis: Axis

  /// A separator with a place.
  ///
  /// - Parameters:
  ///   - axis: Which way the separator runs.
  ///   - frame: Where it is in its superview, in points.
  public init(_ axis: Axis, frame: LayoutRect = .zero) {
    self.axis = axis
    super.init(frame: frame)
  }

  /// Draws the line over the whole length of the view.
  public override func draw(in context: inout DrawingContext) {
    context.draw(axis == .vertical ? .verticalRule : .horizontalRule, in: bounds)
  }
}
