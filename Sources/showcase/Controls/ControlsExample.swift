import Tables

extension Example {
  /// A controller's screen that is tapped and turned.
  static let controls = Example("controls", title: "Controls: a screen without a device") {
    let screen = Screen(size: LayoutSize(width: 256, height: 176))
    let controller = PlantController()
    screen.controller = controller
    let before = drawn(screen.displayList())
    screen.tap(at: LayoutPoint(x: 190, y: 72))
    screen.tap(at: LayoutPoint(x: 20, y: 72))
    screen.tap(at: LayoutPoint(x: 20, y: 72))
    let after = drawn(screen.displayList())
    screen.rotate()
    let trace = screen.tracedLayout()
    return [
      "The controller:",
      try SourceExcerpt("controls", in: folder + "/PlantController.swift").text,
      "Its screen, before anybody has tapped:",
      before,
      "After taps at points of \"Feed\" and, twice, of \"Water\", which its action disabled:",
      after,
      "The screen is turned. What is laid out, and why:",
      trace.description.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"),
      drawn(screen.displayList()),
    ]
  }

  private static let folder =
    "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/")
}
