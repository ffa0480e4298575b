import HeadlessViews

/// Two labels side by side, of which the right one keeps its columns up to half of the room.
struct SharedLine {
  private let left: Label
  private let right: Label
  /// The blank between the two, in points.
  private let gap: Double
  /// The widths that the two would have without a limit, in points.
  private let natural: (left: Double, right: Double)

  init(_ left: Label, _ right: Label) {
    self.left = left
    self.right = right
    natural = (Self.naturalWidth(of: left), Self.naturalWidth(of: right))
    gap = left.text.isEmpty || right.text.isEmpty ? 0 : 8
  }

  func place(in room: LayoutRect) {
    let widths = widths(in: room.width)
    var frame = room
    frame.size.width = widths.left
    left.frame = frame
    frame.origin.x = room.maxX - widths.right
    frame.size.width = widths.right
    right.frame = frame
  }

  func size(inWidth width: Double) -> LayoutSize {
    let widths = widths(in: width)
    let heights = [(left, widths.left), (right, widths.right)].map { label, width in
      label.sizeThatFits(LayoutSize(width: width, height: .infinity)).height
    }
    return LayoutSize(
      width: min(width, natural.left + gap + natural.right), height: max(heights[0], heights[1]))
  }

  private func widths(in room: Double) -> (left: Double, right: Double) {
    let half = wholeColumns(room / 2)
    let right = min(natural.right, max(half, room - gap - natural.left))
    return (max(0, room - right - (right > 0 ? gap : 0)), right)
  }

  private static func naturalWidth(of label: Label) -> Double {
    guard !label.text.isEmpty else { return 0 }
    return label.sizeThatFits(LayoutSize(width: .infinity, height: .infinity)).width
  }
}
