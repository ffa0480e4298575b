import Tables

/// How the gallery is drawn. Examples draw in many places, so it is a value of their task.
struct GalleryStyle: Sendable {
  /// The colours that screens are drawn with; none unless the program says so.
  var colors = ColorChoice.none
  /// How many columns of 8 points the screens are wide; nil for each example's own width.
  var columns: Int?

  /// The columns of the page that prose is written on: as wide as the screens, or a terminal's width.
  var pageColumns: Int { columns ?? 80 }

  @TaskLocal static var current = GalleryStyle()
}

/// How wide an example makes its screen, in points: as the reader asked, or its own width where nobody
/// did.
///
/// - Parameter least: The width below which something on the screen would be lost. A view with a frame
///   of its own keeps it, and its screen is at least as wide.
func screenWidth(_ own: Double, least: Double = 0) -> Double {
  let asked = GalleryStyle.current.columns.map { Double($0) * CharacterMetrics().columnWidth }
  return max(asked ?? own, least)
}
