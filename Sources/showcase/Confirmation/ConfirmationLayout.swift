import Tables

/// The frames of all versions of the confirmation: a question, its state, and the answers in a row
/// at the bottom.
nonisolated struct ConfirmationLayout {
  let question: LayoutRect
  let status: LayoutRect
  let answers: LayoutRect

  init(in bounds: LayoutRect) {
    // A border takes the outermost column.
    let margin = bounds.width < 128 ? 8.0 : 16
    let width = max(0, bounds.width - 2 * margin)
    question = LayoutRect(x: margin, y: 32, width: width, height: 16)
    status = LayoutRect(x: margin, y: 64, width: width, height: 16)
    answers = LayoutRect(x: margin, y: max(0, bounds.height - 64), width: width, height: 48)
  }

  /// The answers' row, in equal shares from the left.
  func answer(_ index: Int, of count: Int) -> LayoutRect {
    let width = answers.width / Double(count)
    return LayoutRect(
      x: answers.minX + Double(index) * width, y: answers.minY, width: width,
      height: answers.height)
  }
}
