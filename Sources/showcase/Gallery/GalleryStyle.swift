import Tables

/// How the gallery is drawn. Examples draw in many places, so it is a value of their task.
struct GalleryStyle: Sendable {
  /// The colours that screens are drawn with; none unless the program says so.
  var colors = ColorChoice.none
  /// How many columns of 8 points the screens are wide; nil for each example's own width.
  var columns: Int?

  @TaskLocal static var current = GalleryStyle()
}

/// How wide an example makes its screen, in points: as the reader asked, or its own width where nobody
/// did.
///
/// A view with a frame of its own keeps it, and is cut off at the edge of a narrower screen.
func screenWidth(_ own: Double) -> Double {
  GalleryStyle.current.columns.map { Double($0) * CharacterMetrics().columnWidth } ?? own
}
