import ShowcaseModels
import Tables

extension Example {
  /// The first page of the gallery: what a list is here, on one screen of a terminal.
  static let front = Example(
    "front", title: "Tables: a list is data, a cell and one closure", article: nil
  ) {
    let controller = After.PhotosController(table: photosTable(rows: 2), photos: Photo.album)
    return [
      "The controller of a list of photos, whole:",
      try photosAfter().code,
      "\(try gone())",
      "Its table, without a screen, on two rows:",
      screen(of: controller),
      "\(afterScroll(controller))",
      """
      Next:  swift run showcase photos   this list, before and after
             swift run showcase list     the names of all examples
             swift run showcase NAME     one of them, and where to read more
             swift run showcase all      the whole gallery
             swift test                  the tests, without a screen as well
      """,
    ]
  }

  /// The things that the controller had before, and has no more.
  private static func gone() throws -> String {
    let counts = try photosComparison().counts.map { "\($0.label): \($0.before), now \($0.after)" }
    return "Before its list left it:\n" + counts.map { "  - \($0)" }.joined(separator: "\n")
  }

  private static func afterScroll(_ controller: After.PhotosController) -> String {
    controller.table.scrollToEnd(by: 80)
    let cells = controller.table.reuseQueue.statistics
    return
      "Scrolled to the third row, it has created \(cells.created) cells and reused \(cells.reused)."
  }
}
