import Tables

/// The style of the gallery. A task-local value, because examples draw in many functions.
struct GalleryStyle: Sendable {
  /// The colours that screens are drawn with; none unless the program says so.
  var colors = ColorChoice.none
  /// The width of the screens in columns of 8 points; nil for each example's own width.
  var columns: Int?

  /// The columns of the page for prose: as wide as the screens, or a terminal's width.
  var pageColumns: Int { columns ?? 80 }

  @TaskLocal static var current = GalleryStyle()
}

/// The width of an example's screen, in points: the reader's choice or, without one, its own width.
///
/// - Parameter least: The width below which something on the screen would be lost. A view with a frame
///   of its own keeps it, and its screen is at least as wide.
func screenWidth(_ own: Double, least: Double = 0) -> Double {
  let asked = GalleryStyle.current.columns.map { Double($0) * CharacterMetrics().columnWidth }
  return max(asked ?? own, least)
}
