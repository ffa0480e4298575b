import Tables

extension Example {
  /// The photo list, before and after its data source left the controller.
  static let photos = Example(title: "Photos: a list leaves its controller") {
    let before = { Before.PhotosController(table: photosTable(rows: $0), photos: Photo.album) }
    let after = { After.PhotosController(table: photosTable(rows: $0), photos: Photo.album) }
    let screens = [screen(of: before(3)), screen(of: after(3))]
    let codeBefore = try SourceExcerpt("before", in: beforeFile)
    let codeAfter = try SourceExcerpt("after", in: afterFile)
    return [
      "Before, the controller answers for the list:",
      codeBefore.text,
      "After, it only says what the list is:",
      codeAfter.text,
      "The screen of the first:",
      screens[0],
      screens[0] == screens[1]
        ? "The second draws the same." : "The second draws something else:\n\n\(screens[1])",
      comparison(codeBefore, codeAfter),
      "On a screen of two rows, scrolled to the third:",
      "  before   \(reuse(by: before(2)))\n  after    \(reuse(by: after(2)))",
    ]
  }

  /// What each controller had to contain.
  private static func comparison(_ before: SourceExcerpt, _ after: SourceExcerpt) -> String {
    let counts = [
      ("lines of code in the controller", before.codeLineCount, after.codeLineCount),
      (
        "methods in the controller", before.occurrences(of: "func "), after.occurrences(of: "func ")
      ),
      ("casts", before.occurrences(of: " as? "), after.occurrences(of: " as? ")),
      (
        "identifiers as strings", before.occurrences(of: "\"PhotoCell\""),
        after.occurrences(of: "\"PhotoCell\"")
      ),
    ]
    return ([("", "before", "after")] + counts.map { ($0.0, "\($0.1)", "\($0.2)") })
      .map { "  " + pad($0.0, to: 34) + pad($0.1, to: 8) + $0.2 }.joined(separator: "\n")
  }

  private static func pad(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: columns - text.count)
  }

  static func screen(of controller: some PhotosScreen) -> String {
    withExtendedLifetime(controller) { drawn(controller.table) }
  }

  private static func reuse(by controller: some PhotosScreen) -> String {
    withExtendedLifetime(controller) {
      controller.table.scrollToEnd(by: 80)
      return reuseSentence(controller.table)
    }
  }

  /// A screen 320 points wide, with room for so many rows of 80.
  static func photosTable(rows: Int) -> TableView {
    TableView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 80 * Double(rows)))
  }

  private static let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
  private static let beforeFile = "/\(folder)/Before.swift"
  private static let afterFile = "/\(folder)/After.swift"
}

/// What both controllers are to those who look at the screen.
protocol PhotosScreen {
  var table: TableView { get }
}

extension Before.PhotosController: PhotosScreen {}
extension After.PhotosController: PhotosScreen {}
