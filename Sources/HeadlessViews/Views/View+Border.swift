extension View {
  /// The part of the view inside its border, which takes a character of 8 × 16 points on all sides.
  ///
  /// A view too low for a line between two others loses only the columns of the two sides.
  final var boundsInsideBorder: LayoutRect {
    guard border != nil else { return bounds }
    return bounds.insetBy(dx: 8, dy: bounds.height > 32 ? 16 : 0)
  }
}
