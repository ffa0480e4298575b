/// The views that a layout pass laid out, in order, each with the reason.
public struct LayoutTrace: Hashable, Sendable {
  /// The views that were laid out, in order.
  public internal(set) var steps: [Step] = []

  /// One view that was laid out.
  public struct Step: Hashable, Sendable {
    /// The depth of the view below the one where the pass began.
    public let depth: Int
    /// The class of the view.
    public let viewName: String
    /// The size that it was laid out for, in points.
    public let size: LayoutSize
    /// The reason for the layout.
    public let cause: LayoutCause

    init(depth: Int, view: View, cause: LayoutCause) {
      self.depth = depth
      viewName = String(describing: type(of: view))
      size = view.frame.size
      self.cause = cause
    }
  }
}

/// The reason for the layout of a view.
public enum LayoutCause: Hashable, Sendable {
  /// The view was added to a superview, or is new.
  case added
  /// The size of the view changed.
  case resized
  /// The view asked for a layout.
  case requested
  /// A subview was added or taken out.
  case subviewsChanged
}

extension LayoutTrace: CustomStringConvertible {
  /// A line for each view, indented by its depth: `Label 288 × 16 (resized)`.
  public var description: String {
    steps.map { step in
      let indentation = String(repeating: "  ", count: step.depth)
      let size = "\(points(step.size.width)) × \(points(step.size.height))"
      return "\(indentation)\(step.viewName) \(size) (\(step.cause))"
    }.joined(separator: "\n")
  }

  private func points(_ length: Double) -> String {
    guard abs(length) < 1e15, Double(Int(length)) == length else { return "\(length)" }
    return "\(Int(length))"
  }
}
