import Tables

/// Several answers in one control, side by side.
final class ChoiceRow: Control {
  /// The answer that was tapped last, counted from 0.
  private(set) var tappedChoice = 0
  private let titles: [String]

  /// Creates a row of answers.
  ///
  /// - Parameter titles: The texts of the answers, from the left; at least one.
  init(_ titles: [String]) {
    self.titles = titles
    super.init()
    border = Border(.rounded)
  }

  override func handleTap(at point: LayoutPoint) -> Bool {
    tappedChoice = min(titles.count - 1, Int(point.x / share))
    return super.handleTap(at: point)
  }

  override func draw(in context: inout DrawingContext) {
    let style = TextStyle(isDimmed: !isEnabled)
    for (index, title) in titles.enumerated() {
      let frame = LayoutRect(
        x: Double(index) * share, y: 16, width: share, height: max(0, bounds.height - 32))
      // The part inside the line or the border on either side.
      let inside = LayoutRect(
        x: frame.minX + 8, y: 16, width: share - (title == titles.last ? 16 : 8),
        height: frame.height)
      context.draw(
        .text(DisplayList.Text(title, alignment: .center, style: style)), in: inside)
      if index > 0 { context.draw(.verticalRule, in: frame) }
    }
  }

  private var share: Double { bounds.width / Double(titles.count) }
}
