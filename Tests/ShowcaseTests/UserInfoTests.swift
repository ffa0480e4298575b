import ShowcaseModels
import TableTesting
import Tables
import Testing

@testable import showcase

@Suite struct UserInfoTests {
  // MARK: Both versions

  @Test func `both versions of the profile draw the same screens: at first, tapped and turned`() {
    let before = Example.userInfoScreens(of: Before.UserInfoController())
    let after = Example.userInfoScreens(of: After.UserInfoController())
    #expect(before == after)
    #expect(Set(before).count == 3)
    expectScreen(
      after[1],
      is: """
        ╭──────────────────────────────────────╮
        │  ┌────────┐  李四                    │
        │  │        │                          │
        │  │李四.png│  上海                    │
        │  │        │                          │
        │  └────────┘  工程师                  │
        │                                      │
        │  ╭─────╮  ╭─────╮  ╭─────╮  ╭─────╮  │
        │  │关注 │  │私信 │  │相册 │  │更多 │  │
        │  │     │  │     │  │     │  │     │  │
        │  ╰─────╯  ╰─────╯  ╰─────╯  ╰─────╯  │
        │  54321                               │
        ╰──────────────────────────────────────╯

           [ 张三 ] [ 李四 ]
        """)
  }

  @Test func `a tap on the first button brings the first person back, in both versions`() throws {
    for controller in [Before.UserInfoController(), After.UserInfoController()] as [ViewController]
    {
      let screen = Screen(size: LayoutSize(width: 320, height: 336))
      screen.controller = controller
      let atFirst = screen.displayList()
      let tester = ScreenTester(screen)
      try tester.tap("李四")
      #expect(screen.displayList() != atFirst)
      try tester.tap("张三")
      #expect(screen.displayList() == atFirst)
    }
  }

  @Test(arguments: [20, 25, 400])
  func `a tap on the second button arrives at every width`(columns: Int) {
    let names = GalleryStyle.$current.withValue(GalleryStyle(columns: columns)) {
      Example.userInfoScreens(of: After.UserInfoController()).map { screen in
        PlainTextRenderer().render(screen).contains("李四.png")
      }
    }
    #expect(names == [false, true, true])
  }

  // MARK: The controller knows nothing of the parts

  @Test func `the parts of the card are private, and the controller names none`() throws {
    let card = try SourceExcerpt(
      "profile card", at: "../../Sources/showcase/UserInfo/After/ProfileCard.swift",
      beside: #filePath)
    let parts = card.lines.filter { line in
      ["ImageView(", "Label(", "Button("].contains { line.contains($0) }
    }
    #expect(parts.count == 6)
    for part in parts { #expect(part.hasPrefix("  private let "), "\(part)") }
    let controller = try Example.userInfoAfter()
    for word in ["Label", "ImageView", ".text", ".imageName", ".subviews"] {
      #expect(controller.occurrences(of: word) == 0, "\(word)")
    }
  }

  // MARK: The parameter

  private static func drawn(_ parameters: [String: String]...) -> DisplayList {
    let card = ProfileCard(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    for parameter in parameters { card.parameter = parameter }
    return card.displayList()
  }

  @Test func `a missing key keeps what was shown, an empty value shows nothing`() {
    let li = Person.li.parameter
    #expect(Self.drawn(li, [:]) == Self.drawn(li))
    #expect(Self.drawn(li) != Self.drawn())
    for (key, value) in Person.zhang.parameter {
      let mixed = li.merging([key: value]) { $1 }
      #expect(Self.drawn(li, [key: value]) == Self.drawn(mixed), "\(key)")
      #expect(Self.drawn(li, [key: value]) != Self.drawn(li), "\(key)")
    }
    let lines = PlainTextRenderer().render(Self.drawn(li, ["address": ""]))
    #expect(!lines.contains("上海") && lines.contains("工程师"))
    #expect(Self.drawn(li, ProfileCard.blank) == Self.drawn(ProfileCard.blank))
    #expect(
      PlainTextRenderer().render(Self.drawn(ProfileCard.blank))
        == PlainTextRenderer().render(Self.drawn()))
  }

  @Test func `an unknown key is noted, and changes nothing`() {
    let card = ProfileCard(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    card.parameter = ["Name": "李四", "": "x", "name": "张三"]
    #expect(card.unknownKeys == ["", "Name"])
    #expect(card.displayList() == Self.drawn(["name": "张三"]))
    card.parameter = ProfileCard.blank
    #expect(card.unknownKeys == [])
  }

  // MARK: The strict card

  @Test func `the strict card shows a person whatever it showed before`() {
    let people = ProfileLists.people + [nil]
    for first in people {
      for second in people {
        let card = StrictProfileCard(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
        let other = StrictProfileCard(frame: card.frame)
        card.person = first
        card.person = second
        other.person = second
        #expect(card.displayList() == other.displayList())
      }
    }
  }

  @Test func `the card that keeps what it showed leaks in a list, the strict one does not`() {
    let kept = PlainTextRenderer().render(ProfileLists.lastRow(of: ProfileLists.keeping()))
    let strict = PlainTextRenderer().render(ProfileLists.lastRow(of: ProfileLists.strict()))
    for text in [kept, strict] { #expect(text.contains("王五")) }
    #expect(kept.contains("上海") && kept.contains("54321"))
    #expect(!strict.contains("上海") && !strict.contains("54321"))
    let card = StrictProfileCard(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    card.person = .wang
    #expect(strict == PlainTextRenderer().render(card))
  }

  // MARK: The layout pass

  @Test func `a card is laid out when it is added, resized or asks for it, and not otherwise`() {
    let causes = LayoutStory.steps().map { deed, trace in
      let cards = trace.steps.filter { $0.viewName == "ProfileCard" }.map { "\($0.cause)" }
      return "\(deed): \(cards.isEmpty ? "not" : cards.joined(separator: ", "))"
    }
    #expect(
      causes == [
        "page.addSubview(card): added", "card.parameter = …: not",
        "card.frame.origin.y = 16: not", "card.frame.size.height = 208: resized",
        "card.setNeedsLayout(): requested", "screen.rotate(): not",
        "table.contentOffset = 100: added",
      ])
    let traces = LayoutStory.steps().map(\.trace)
    #expect("\(traces[5])" == "View 336 × 320 (resized)")
    // The row that came on screen; the row above is not laid out again.
    #expect(traces[6].steps.filter { $0.viewName == "ProfileCell" }.count == 1)
  }

  @Test func `a cell that is reused at the same size is not laid out again`() {
    let people = ProfileLists.keeping()
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    table.rowHeight = 200
    table.dataSource = people
    withExtendedLifetime(people) {
      for offset in [0.0, 100, 200] {
        table.contentOffset = offset
        table.layoutIfNeeded()
      }
      table.contentOffset = 300
      let names = table.tracedLayout().steps.map(\.viewName)
      #expect(table.reuseQueue.statistics.reused == 1)
      #expect(names.contains("TableView") && !names.contains("ProfileCell"))
    }
  }
}
