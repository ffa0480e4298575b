extension DisplayList {
  /// A text with all that decides how it is drawn in a frame, but for the frame.
  public struct Text: Hashable, Sendable {
    /// What it says. Renderers show control characters in it as visible substitutes.
    public var string: String
    /// Which side of the frame each line keeps to.
    public var alignment: TextAlignment
    /// How the letters look.
    public var style: TextStyle
    /// The most lines that it may take; 0 for as many as the frame is high.
    public let lineLimit: Int

    /// A text.
    ///
    /// - Parameters:
    ///   - string: What it says.
    ///   - alignment: Which side of the frame each line keeps to.
    ///   - style: How the letters look.
    ///   - lineLimit: The most lines that it may take; 0 for as many as the frame is high.
    /// - Precondition: `lineLimit` is at least 0.
    public init(
      _ string: String, alignment: TextAlignment = .left, style: TextStyle = .plain,
      lineLimit: Int = 1
    ) {
      guard lineLimit >= 0 else {
        fatalError("A text cannot have \(lineLimit) lines; 0 stands for as many as fit")
      }
      self.string = string
      self.alignment = alignment
      self.style = style
      self.lineLimit = lineLimit
    }
  }
}
