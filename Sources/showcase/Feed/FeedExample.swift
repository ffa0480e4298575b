import ShowcaseModels
import Tables

extension Example {
  /// A feed of different stories that changes while it is on screen.
  static let feed = Example(
    "feed", title: "Feed: a list that changes while it is read", article: .checkedUpdates,
    comparison: feedComparison
  ) {
    let versions = FeedVersions(Timeline.morning)
    let first = (
      drawn(versions.screens.before.displayList()), drawn(versions.screens.after.displayList())
    )
    return [
      "Before, the controller counts rows, for each thing that may happen to a story:",
      try feedBefore()[1].code,
      "Its screen:",
      first.0,
      "After, the timeline says what becomes of the stories, and the rows follow by difference:",
      try feedAfter()[0].code,
      "What a story looks like is said once, beside the controller:",
      try SourceExcerpt("rows", at: "After/StoryRows.swift", beside: #filePath).code,
      "Its screen:",
      first.1,
    ] + feedDay(of: versions)
  }

  /// The screens of a person who taps a story in the morning and looks on until the evening.
  private static func feedDay(of versions: FeedVersions) -> [Part] {
    versions.screens.tap(at: storyPoint)
    let tapped = drawn(versions.screens.after.displayList())
    let cells = cells(of: versions.after)
    for event in Timeline.day { versions.receive(event) }
    let evening = drawn(versions.screens.after.displayList(), picture: "feed")
    let later = Self.cells(of: versions.after)
    let kept = later.count { id, cell in cells[id] === cell }
    return [
      "A tap marks a story:", tapped,
      "A post arrives, the marked one is liked and pinned, the offer is withdrawn:", evening,
      "The mark went with its story. Of \(cells.count) stories, \(kept) stayed and kept their cells.",
    ]
  }

  /// The cell of each visible story.
  private static func cells(of feed: After.FeedController) -> [Story.ID: TableViewCell] {
    let shown = zip(feed.table.indexPathsForVisibleRows, feed.table.visibleCells)
    return Dictionary(uniqueKeysWithValues: shown.map { (feed.timeline.stories[$0.row].id, $1) })
  }

  private static func feedComparison() throws -> Comparison {
    Comparison(
      before: try feedBefore(), after: try feedAfter(),
      counting: [
        ("index paths counted by hand", "[0, "), ("casts", " as? "),
        ("calls that may fail", "try "),
      ],
      tests: [
        "a pinned story comes first, and a withdrawn one goes",
        "an event about a story that is not there changes nothing",
        "each story has the cell that it wants, and no table is near",
      ])
  }

  private static func feedBefore() throws -> [SourceExcerpt] {
    try ["controller", "pin", "rest"].map {
      try SourceExcerpt($0, at: "Before/Before.FeedController.swift", beside: #filePath)
    }
  }

  private static func feedAfter() throws -> [SourceExcerpt] {
    [try SourceExcerpt("controller", at: "After/After.FeedController.swift", beside: #filePath)]
  }

  /// A point of the last story of the morning.
  static let storyPoint = LayoutPoint(x: 40, y: 128)
}

/// Both versions of the feed, with the same stories on screens of the same size.
struct FeedVersions {
  let before: Before.FeedController
  let after: After.FeedController
  let screens: BothScreens

  init(_ timeline: Timeline) {
    before = Before.FeedController(stories: timeline.stories)
    after = After.FeedController(timeline: timeline)
    screens = BothScreens(
      size: LayoutSize(width: screenWidth(240), height: 192), before: before, after: after)
  }

  /// Sends an event to both versions.
  func receive(_ event: FeedEvent) {
    before.receive(event)
    after.receive(event)
  }
}
