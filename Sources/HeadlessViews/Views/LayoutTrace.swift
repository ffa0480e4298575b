/// Which views a layout pass laid out, and why, in the order in which it did.
public struct LayoutTrace: Hashable, Sendable {
  /// What was laid out.
  public internal(set) var steps: [Step] = []

  /// One view that was laid out.
  public struct Step: Hashable, Sendable {
    /// How deep the view is below the one where the pass began.
    public let depth: Int
    /// The class of the view.
    public let viewName: String
    /// The size that it was laid out for, in points.
    public let size: LayoutSize
    /// Why it was laid out.
    public let cause: LayoutCause

    init(depth: Int, view: View, cause: LayoutCause) {
      self.depth = depth
      viewName = String(describing: type(of: view))
      size = view.frame.size
      self.cause = cause
    }
  }
}

/// Why a view is laid out.
public enum LayoutCause: Hashable, Sendable {
  /// It was added to a superview, or is new.
  case added
  /// Its size changed.
  case resized
  /// It asked for it.
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
