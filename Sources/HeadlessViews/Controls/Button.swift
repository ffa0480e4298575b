/// A control with a title that is tapped.
///
/// ```swift
/// let water = Button("Water", frame: LayoutRect(x: 0, y: 0, width: 96, height: 16))
/// water.setTitle("Watered", for: .disabled)
/// water.addTarget(self, action: PlantController.waterTapped, for: .touchUpInside)
/// ```
///
/// The title stands in brackets, unless the button has a border. If it does not fit, the blanks
/// beside it give way first, then its end, which is cut with `…`. The brackets stay as long as
/// there is room for two characters between them.
public final class Button: Control {
  private var titles: [ControlState: String]

  /// Creates a button with a title for all states and a frame.
  ///
  /// - Parameters:
  ///   - title: The text on the button.
  ///   - frame: The frame in the superview, in points.
  public init(_ title: String = "", frame: LayoutRect = .zero) {
    titles = [.normal: title]
    super.init(frame: frame)
  }

  /// Sets the title for a state.
  public func setTitle(_ title: String, for state: ControlState) {
    titles[state] = title
  }

  /// The title for a state, or the one for the normal state if that has none.
  public func title(for state: ControlState) -> String {
    titles[state] ?? titles[.normal] ?? ""
  }

  /// The title for the button's present state.
  public var currentTitle: String { title(for: state) }

  /// Draws the title in the middle: dimmed while the button is disabled, bold while it is
  /// highlighted.
  public override func draw(in context: inout DrawingContext) {
    let room = boundsInsideBorder
    let columns = CharacterMetrics().textColumns(inWidth: room.width)
    let needed = TextMetrics().columns(of: currentTitle)
    if border != nil || columns < min(needed, 2) + 2 {
      draw(currentTitle, .center, in: room, &context)
    } else if columns >= needed + 4 {
      draw("[ \(currentTitle) ]", .center, in: room, &context)
    } else if columns >= needed + 2 {
      draw("[\(currentTitle)]", .center, in: room, &context)
    } else {
      draw("[", .left, in: room, &context)
      draw(currentTitle, .left, in: room.insetBy(dx: 8, dy: 0), &context)
      draw("]", .right, in: room, &context)
    }
  }

  private func draw(
    _ text: String, _ alignment: TextAlignment, in frame: LayoutRect,
    _ context: inout DrawingContext
  ) {
    let style = TextStyle(isBold: state == .highlighted, isDimmed: state == .disabled)
    context.draw(
      .text(DisplayList.Text(text, alignment: alignment, style: style)), in: frame)
  }
}
