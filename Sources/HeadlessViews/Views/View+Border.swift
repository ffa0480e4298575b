extension View {
  /// Where the view can draw beside its border, which takes a character of 8 × 16 points on all sides.
  ///
  /// In a view that is too low for a line between two others, the border's sides alone are left out.
  final var boundsInsideBorder: LayoutRect {
    guard border != nil else { return bounds }
    return bounds.insetBy(dx: 8, dy: bounds.height > 32 ? 16 : 0)
  }
}
