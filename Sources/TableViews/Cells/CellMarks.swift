import HeadlessViews

/// The marks beside the content of a ``TextCell``, and the room that they take.
struct CellMarks: Hashable {
  /// The width of the margin at the left, and of the mark of a selected row, in points: a character and
  /// a blank.
  static let width = 16.0

  let accessory: CellAccessory?
  let isSelected: Bool
  let isFocused: Bool
  /// True if the mark of a selected row has its room also while the row is not selected.
  let keepsRoomForSelection: Bool

  /// The width of the marks at the right, in points.
  var trailingWidth: Double {
    (accessory?.width ?? 0) + (isSelected || keepsRoomForSelection ? Self.width : 0)
  }

  /// The part of a cell between the marks.
  func room(in size: LayoutSize) -> LayoutRect {
    LayoutRect(
      x: Self.width, y: 0, width: max(0, size.width - Self.width - trailingWidth),
      height: size.height)
  }

  /// Draws the marks over the height of a cell, and the background of a selected row.
  func draw(size: LayoutSize, in context: inout DrawingContext) {
    var right = size.width
    func draw(_ mark: DisplayList.Text, from x: Double, _ width: Double) {
      let frame = LayoutRect(x: max(0, x), y: 0, width: min(width, size.width), height: size.height)
      context.draw(.text(mark), in: frame)
    }
    if isSelected { context.draw(.fill(.blue), in: LayoutRect(origin: .zero, size: size)) }
    if isFocused { draw(DisplayList.Text("›", style: .bold), from: 0, Self.width - 8) }
    if let accessory {
      draw(accessory.mark, from: right - accessory.width + 8, accessory.width - 8)
      right -= accessory.width
    }
    if isSelected { draw(DisplayList.Text("✓"), from: right - 8, 8) }
  }
}
