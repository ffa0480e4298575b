/// A picture, known by its name and drawn as a box with the name in it.
public final class ImageView: View {
  /// The name of the picture; nil for an empty box.
  public var imageName: String?

  /// A picture with a place.
  ///
  /// - Parameters:
  ///   - imageName: The name of the picture; nil for an empty box.
  ///   - frame: Where it is in its superview, in points.
  public init(_ imageName: String? = nil, frame: LayoutRect = .zero) {
    self.imageName = imageName
    super.init(frame: frame)
    border = Border()
  }

  /// Draws the name in the middle, on as many lines as fit.
  public override func draw(in context: inout DrawingContext) {
    guard let imageName else { return }
    let text = DisplayList.Text(
      imageName, alignment: .center, style: .dimmed, lineLimit: 0)
    context.draw(.text(text), in: bounds.insetBy(dx: 8, dy: 0))
  }
}
