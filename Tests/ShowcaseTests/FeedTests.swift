import ShowcaseModels
import Tables
import Testing

@testable import showcase

@Suite struct FeedTests {
  private enum Action {
    case tap(y: Double)
    case event(FeedEvent)
  }

  /// A tap on each story of the morning, and each event about each of them or about a new one.
  private static let actions: [Action] =
    [8, 40, 96, 128].map { .tap(y: $0) }
    + (1...5).flatMap { id in
      [.event(.liked(id: id)), .event(.pinned(id: id)), .event(.withdrawn(id: id))]
    } + [
      .event(.published(.post(Post(id: 5, author: "王五", text: "望京新开了一家")))),
      .event(.published(.offer(Offer(id: 3, name: "Another with a known id", price: 1)))),
    ]

  private static func perform(_ action: Action, on versions: FeedVersions) {
    switch action {
    case .tap(let y): versions.screens.tap(at: LayoutPoint(x: 40, y: y))
    case .event(let event): versions.receive(event)
    }
  }

  /// Returns true if both screens look the same; nobody sees which row is drawn first.
  private static func drawTheSame(_ versions: FeedVersions) -> Bool {
    let renderer = ANSIRenderer(colors: .ansi16)
    let screens = versions.screens
    return renderer.render(screens.after.displayList())
      == renderer.render(screens.before.displayList())
  }

  @Test func `both versions draw the same screen, before and after a tap, and turned`() {
    let versions = FeedVersions(.morning)
    let first = versions.screens.after.displayList()
    #expect(Self.drawTheSame(versions))
    versions.screens.tap(at: Example.storyPoint)
    #expect(Self.drawTheSame(versions))
    #expect(versions.screens.after.displayList() != first)
    versions.screens.rotate()
    #expect(Self.drawTheSame(versions))
  }

  @Test func `both versions draw the same screen on every step of the day`() {
    let versions = FeedVersions(.morning)
    versions.screens.tap(at: Example.storyPoint)
    for event in Timeline.day {
      versions.receive(event)
      #expect(Self.drawTheSame(versions), "\(event)")
    }
    let first = versions.after.table.visibleCells.first as? PostCell
    #expect(first?.author.text == "李四")
    #expect(versions.after.table.indexPathForSelectedRow == [0, 0])
  }

  @Test func `both versions draw the same screen after a tap and any two actions`() {
    for tap in Self.actions[1...2] {
      for first in Self.actions {
        for second in Self.actions {
          let versions = FeedVersions(.morning)
          for action in [tap, first, second] { Self.perform(action, on: versions) }
          #expect(Self.drawTheSame(versions), "\([tap, first, second])")
        }
      }
    }
  }

  @Test func `both versions draw the same screen where events come before the first layout`() {
    let versions = FeedVersions(.morning)
    for event in Timeline.day { versions.receive(event) }
    #expect(Self.drawTheSame(versions))
  }

  @Test func `a mark goes with its story, and ends with it`() {
    let versions = FeedVersions(.morning)
    versions.screens.tap(at: Example.storyPoint)
    for controller in [versions.before.table, versions.after.table] {
      #expect(controller.indexPathForSelectedRow == [0, 3])
    }
    let last = Timeline.morning.stories[3]
    versions.receive(.pinned(id: last.id))
    #expect(versions.after.table.indexPathForSelectedRow == [0, 0])
    versions.receive(.withdrawn(id: last.id))
    versions.receive(.published(last))
    for table in [versions.before.table, versions.after.table] {
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test func `a story that stays keeps its cell`() {
    let versions = FeedVersions(.morning)
    let table = versions.after.table
    _ = versions.screens.after.displayList()
    let cell = table.cellForRow(at: [0, 3])
    for event in Timeline.day { versions.receive(event) }
    _ = versions.screens.after.displayList()
    #expect(cell != nil)
    #expect(table.cellForRow(at: [0, 0]) === cell)
  }

  @Test func `each story has the cell that it wants, and no table is near`() {
    let rows = StoryRows().dataSource(Timeline.morning.stories)
    let supply = ReuseQueue()
    let cells = (0..<4).map { row in
      var slot = RowSlot(from: supply)
      rows.show(&slot, at: [0, row])
      return slot.take()
    }
    #expect((cells[1] as? PostCell)?.likes.text == "♥ 3")
    #expect((cells[2] as? OfferCell)?.price.text == "¥168")
    #expect((cells[0] as? NoticeCell)?.line.text == "─ 上次看到这里 ─")
    #expect(cells[3] is PostCell)
  }
}
