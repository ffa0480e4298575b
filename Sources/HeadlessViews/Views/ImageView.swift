/// A picture, known by its name and drawn as a box with the name in it.
///
/// ```swift
/// let photo = ImageView("fern.png", frame: LayoutRect(x: 0, y: 0, width: 96, height: 48))
/// print(PlainTextRenderer().render(photo), terminator: "")
/// // ┌──────────┐
/// // │ fern.png │
/// // └──────────┘
/// ```
///
/// A name that does not fit is cut with `…`. The box is the view's ``View/border``, which can be
/// removed or changed.
public final class ImageView: View {
  /// The name of the picture; nil for an empty box.
  public var imageName: String?

  /// Creates a picture with a frame.
  ///
  /// - Parameters:
  ///   - imageName: The name of the picture; nil for an empty box.
  ///   - frame: The frame in the superview, in points.
  public init(_ imageName: String? = nil, frame: LayoutRect = .zero) {
    self.imageName = imageName
    super.init(frame: frame)
    border = Border()
  }

  /// Draws the name in the middle of the box, on as many lines as fit.
  public override func draw(in context: inout DrawingContext) {
    guard let imageName else { return }
    let text = DisplayList.Text(
      imageName, alignment: .center, style: .dimmed, lineLimit: 0)
    context.draw(.text(text), in: boundsInsideBorder)
  }
}
