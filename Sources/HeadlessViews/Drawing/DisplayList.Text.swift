extension DisplayList {
  /// A text with everything that decides how it is drawn in a frame.
  public struct Text: Hashable, Sendable {
    /// The characters. Renderers replace control characters in it by visible substitutes.
    public var string: String
    /// The side of the frame that each line keeps to.
    public var alignment: TextAlignment
    /// The look of the letters.
    public var style: TextStyle
    /// The most lines that it may take; 0 for as many as the frame is high.
    public let lineLimit: Int

    /// A text.
    ///
    /// - Parameters:
    ///   - string: The characters.
    ///   - alignment: The side of the frame that each line keeps to.
    ///   - style: The look of the letters.
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
