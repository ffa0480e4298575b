import TableTesting
import Tables
import TestSupport
import Testing

/// A list of guests who are followed by a button, in a table.
final class FollowList {
  final class FollowCell: TableViewCell {
    let name = Label(frame: LayoutRect(x: 0, y: 0, width: 80, height: 16))
    let follow = Button("Follow", frame: LayoutRect(x: 80, y: 0, width: 120, height: 16))
    var onFollow: () -> Void = {}

    required init() {
      super.init()
      addSubview(name)
      addSubview(follow)
      follow.addAction(for: .touchUpInside) { [weak self] _ in self?.onFollow() }
    }
  }

  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 48))
  private(set) var followed: [String] = []
  private(set) lazy var rows = CommonDataSource<FollowCell, String>(names) {
    [unowned self] cell, name in
    cell.name.text = name
    cell.follow.setTitle(followed.contains(name) ? "Following" : "Follow", for: .normal)
    cell.onFollow = { [unowned self] in
      followed.append(name)
      table.reloadData()
    }
  }
  private let names: [String]

  init(_ names: [String]) {
    self.names = names
    table.dataSource = rows
  }
}

@Suite struct ScreenTesterTests {
  @Test func `a tap finds the text that is on the screen`() throws {
    let list = FollowList(["Ada", "Bob", "Cy", "Dee"])
    let tester = ScreenTester(list.table)
    #expect(try tester.tap("Follow", occurrence: 1))
    #expect(list.followed == ["Bob"])
    expectScreen(
      tester,
      is: """
        Ada         [ Follow ]
        Bob        [ Following ]
        Cy          [ Follow ]
        """)
    // A part of a text is enough; the middle of “Cy” is not on the button.
    try tester.tap("Cy")
    #expect(list.followed == ["Bob"])
  }

  @Test func `the place of a text is its middle, by columns`() throws {
    let label = Label("日本 Follow", frame: LayoutRect(x: 16, y: 32, width: 160, height: 16))
    let page = View(frame: LayoutRect(x: 0, y: 0, width: 200, height: 64))
    page.addSubview(label)
    let tester = ScreenTester(Self.screen(page))
    #expect(try tester.place(of: "Follow") == LayoutPoint(x: 79.99, y: 39.99))
    #expect(try tester.place(of: "本") == LayoutPoint(x: 39.99, y: 39.99))
  }

  @Test func `a text behind one from right to left is found where it is`() throws {
    let page = View(frame: LayoutRect(x: 0, y: 0, width: 200, height: 16))
    page.addSubview(Label("שלום", frame: LayoutRect(x: 0, y: 0, width: 80, height: 16)))
    page.addSubview(Label("Follow", frame: LayoutRect(x: 80, y: 0, width: 80, height: 16)))
    #expect(
      try ScreenTester(Self.screen(page)).place(of: "Follow") == LayoutPoint(x: 103.99, y: 7.99))
  }

  @Test func `a text that is cut off, covered, hidden or empty is not on the screen`() throws {
    let page = View(frame: LayoutRect(x: 0, y: 0, width: 200, height: 64))
    page.addSubview(Label("Following", frame: LayoutRect(x: 0, y: 0, width: 40, height: 16)))
    page.addSubview(Label("Covered", frame: LayoutRect(x: 0, y: 16, width: 80, height: 16)))
    page.addSubview(Label("XXXXXXXXXX", frame: LayoutRect(x: 0, y: 16, width: 80, height: 16)))
    page.addSubview(Label("Outside", frame: LayoutRect(x: 0, y: 64, width: 80, height: 16)))
    let tester = ScreenTester(Self.screen(page))
    for text in ["Following", "Covered", "Outside", ""] {
      #expect(throws: NotOnScreen.self) { try tester.tap(text) }
    }
  }

  @Test func `a text that is not there is answered with what is`() {
    let (list, nobody) = (FollowList(["Ada"]), FollowList([]))
    let tester = ScreenTester(list.table)
    let missing = #expect(throws: NotOnScreen.self) { try tester.tap("Bob") }
    #expect(
      missing?.description == """
        “Bob” is not on the screen:
        Ada         [ Follow ]
        """)
    let twice = #expect(throws: NotOnScreen.self) { try tester.tap("Follow", occurrence: 1) }
    #expect(
      twice?.description == """
        “Follow” is once on the screen, so there is no occurrence 1, counted from 0:
        Ada         [ Follow ]
        """)
    #expect(throws: NotOnScreen.self) { try tester.tap("Follow", occurrence: -1) }
    let empty = #expect(throws: NotOnScreen.self) {
      try ScreenTester(nobody.table).tap("Bob")
    }
    #expect(empty?.description == "“Bob” is not on the screen, which is empty")
  }

  @Test func `a table that is empty has a note of why`() throws {
    let tester = ScreenTester(FollowList(["Ada"]).table)
    let missing = #expect(throws: NotOnScreen.self) { try tester.tap("Ada") }
    let note = """
      A table notes: The data source was deallocated while its table showed it, so the table is empty; \
      keep the data source in a property, as a table holds it weakly.
      """
    #expect(missing?.description == "“Ada” is not on the screen, which is empty\n\(note)")
    let lists: [any Drawable] = [
      tester, tester.screen, try #require(tester.screen.controller?.view),
    ]
    for list in lists {
      #expect(failureMessage { expectScreen(list, is: "Ada") }.hasSuffix("\n\(note)"))
    }
  }

  @Test func `keys go to the table, and what is typed to the controller`() {
    let list = FollowList(["Ada", "Bob"])
    let tester = ScreenTester(list.table)
    #expect(tester.press(.down, .down, .enter))
    #expect(list.table.indexPathForSelectedRow == [0, 1])
    #expect(!tester.press(.escape))
    var typed = ""
    let controller = ViewController(view: View())
    controller.onKey = {
      guard case .character(let character) = $0, character != "!" else { return false }
      typed.append(character)
      return true
    }
    let screen = Screen(size: .zero)
    screen.controller = controller
    #expect(ScreenTester(screen).type("añ漢"))
    #expect(!ScreenTester(screen).type("a!b"))
    #expect(typed == "añ漢ab")
  }

  @Test func `scrolling stops where a text comes in sight`() throws {
    let list = FollowList((1...50).map { "guest \($0)." })
    let tester = ScreenTester(list.table)
    tester.scroll(by: 32)
    #expect(tester.text.hasPrefix("guest 3."))
    try tester.scroll(to: "guest 4.")
    #expect(list.table.contentOffset == 32)
    try tester.scroll(to: "guest 40.")
    #expect(tester.text.contains("guest 40."))
    // What is above is found from below, too.
    try tester.scroll(to: "guest 1.")
    #expect(list.table.contentOffset == 0)
    try tester.scroll(to: "guest 50.")
    tester.scroll(by: -16)
    let offset = list.table.contentOffset
    let missing = #expect(throws: NotOnScreen.self) { try tester.scroll(to: "guest 51.") }
    #expect(list.table.contentOffset == offset)
    #expect(
      missing?.description.hasPrefix(
        "“guest 51.” is on none of the 22 screens of the list; this is the last:")
        == true)
    #expect(missing?.description.hasSuffix("guest 50.   [ Follow ]") == true)
  }

  @Test func `every row is found by scrolling, at any height of the table`() throws {
    for height in [16.0, 20, 33, 48, 100, 1000] {
      let list = FollowList((1...50).map { "guest \($0)." })
      list.table.frame.size.height = height
      let tester = ScreenTester(list.table)
      for number in (1...50).reversed() {
        try tester.scroll(to: "guest \(number).")
        try tester.tap("guest \(number).")
        #expect(list.table.indexPathForSelectedRow == [0, number - 1])
      }
    }
  }

  @Test func `a table in a view of a screen is scrolled`() {
    let list = FollowList((1...9).map(String.init))
    let page = View(frame: LayoutRect(x: 0, y: 0, width: 200, height: 64))
    page.addSubview(Label("Guests", frame: LayoutRect(x: 0, y: 0, width: 200, height: 16)))
    page.addSubview(list.table)
    list.table.frame.origin.y = 16
    let tester = ScreenTester(Self.screen(page))
    tester.scroll(by: 16)
    #expect(tester.text.hasPrefix("Guests\n2 "))
  }

  @Test func `of several tables the one in front that is not hidden is scrolled`() {
    let lists = (0..<3).map { _ in FollowList((1...9).map(String.init)) }
    let page = View(frame: LayoutRect(x: 0, y: 0, width: 200, height: 48))
    for list in lists { page.addSubview(list.table) }
    lists[2].table.isHidden = true
    ScreenTester(Self.screen(page)).scroll(by: 16)
    #expect(lists.map(\.table.contentOffset) == [0, 16, 0])
  }

  static func screen(_ view: View) -> Screen {
    let screen = Screen(size: view.frame.size)
    screen.controller = ViewController(view: view)
    return screen
  }

  static let mistakes: Mistakes = [
    "A tester cannot put a table on a screen that is in a View already; put that on a screen, and "
      + "make a tester of the screen": {
        let list = FollowList(["Ada"])
        let page = View()
        page.addSubview(list.table)
        _ = ScreenTester(list.table)
      },
    "There is no table to scroll on the screen:": {
      ScreenTester(Screen(size: .zero)).scroll(by: 1)
    },
  ]

  @Test(arguments: mistakes.keys.sorted())
  func `a mistake ends with its reason`(message: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [message] in
      try ScreenTesterTests.mistakes[message]?()
    }
    #expect(result.trapMessage == message)
  }
}
