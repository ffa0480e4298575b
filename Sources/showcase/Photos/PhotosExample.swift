import ShowcaseModels
import Tables

extension Example {
  /// The photo list, before and after its data source left the controller.
  static let photos = Example(
    "photos", title: "Photos: a list leaves its controller", article: .commonDataSource,
    comparison: photosComparison
  ) {
    let before = { Before.PhotosController(table: photosTable(rows: $0), photos: Photo.album) }
    let after = { After.PhotosController(table: photosTable(rows: $0), photos: Photo.album) }
    return [
      "Before, the controller answers for the list:",
      try photosBefore().code,
      "Its screen:",
      screen(of: before(3)),
      "After, the controller only says what the list is:",
      try photosAfter().code,
      "Its screen:",
      screen(of: after(3)),
      "On a screen of two rows, scrolled to the third:",
      "  - before: \(reuse(by: before(2)))\n  - after: \(reuse(by: after(2)))",
    ]
  }

  static func photosComparison() throws -> Comparison {
    Comparison(
      before: [try photosBefore()], after: [try photosAfter()],
      counting: [
        ("methods in the controller", "func "), ("casts", " as? "),
        ("identifiers as strings", "\"PhotoCell\""),
      ],
      tests: ["the photo list says what its cells show, and no table is near"])
  }

  private static func photosBefore() throws -> SourceExcerpt {
    try SourceExcerpt(
      "before", at: "Before/Before.PhotosController.swift", beside: #filePath)
  }

  static func photosAfter() throws -> SourceExcerpt {
    try SourceExcerpt("after", at: "After/After.PhotosController.swift", beside: #filePath)
  }

  static func screen(of controller: some PhotosScreen) -> Part {
    withExtendedLifetime(controller) { drawn(controller.table) }
  }

  private static func reuse(by controller: some PhotosScreen) -> String {
    withExtendedLifetime(controller) {
      controller.table.scrollToEnd(by: 80)
      return reuseSentence(controller.table)
    }
  }

  /// A table 320 points wide, with room for a number of rows of 80.
  static func photosTable(rows: Int) -> TableView {
    TableView(
      frame: LayoutRect(x: 0, y: 0, width: screenWidth(320), height: 80 * Double(rows)))
  }
}

/// A controller of photos, as seen by somebody who looks at the screen.
protocol PhotosScreen {
  var table: TableView { get }
}

extension Before.PhotosController: PhotosScreen {}
extension After.PhotosController: PhotosScreen {}
