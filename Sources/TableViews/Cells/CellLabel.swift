import HeadlessViews

/// A label of a ``TextCell``, whose letters are heavier while the row has the focus.
final class CellLabel: Label {
  var isStrong = false

  override func draw(in context: inout DrawingContext) {
    guard isStrong, !style.isBold else { return super.draw(in: &context) }
    style.isBold = true
    super.draw(in: &context)
    style.isBold = false
  }

  /// Forgets everything that a row may have set.
  func reset(style: TextStyle = .plain, alignment: TextAlignment = .left) {
    text = ""
    self.style = style
    self.alignment = alignment
    numberOfLines = 1
    resetLook()
  }
}

extension View {
  /// Forgets the look that every view has.
  final func resetLook() {
    background = nil
    border = nil
    isHidden = false
    clipsToBounds = false
  }
}
