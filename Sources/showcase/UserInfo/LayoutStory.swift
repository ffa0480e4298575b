import ShowcaseModels
import Tables

/// The layouts of a card: each step, with the views that the next layout pass laid out because of
/// it.
enum LayoutStory {
  static func steps() -> [(deed: String, trace: LayoutTrace)] {
    cardSteps() + [turning(), scrolling()]
  }

  /// The steps as a text.
  static func text() -> String {
    steps().map { deed, trace in
      let views = trace.steps.isEmpty ? "nothing" : "\(trace)"
      return deed + "\n" + views.split(separator: "\n").map { "  \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  private static func cardSteps() -> [(deed: String, trace: LayoutTrace)] {
    let page = View(frame: LayoutRect(x: 0, y: 0, width: 320, height: 336))
    let card = ProfileCard(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    page.layoutIfNeeded()
    // excerpt: layout
    let deeds: [(deed: String, perform: () -> Void)] = [
      ("page.addSubview(card)", { page.addSubview(card) }),
      ("card.parameter = …", { card.parameter = Person.li.parameter }),
      ("card.frame.origin.y = 16", { card.frame.origin.y = 16 }),
      ("card.frame.size.height = 208", { card.frame.size.height = 208 }),
      ("card.setNeedsLayout()", { card.setNeedsLayout() }),
    ]
    // end of excerpt
    return deeds.map { deed, perform in
      perform()
      return (deed, page.tracedLayout())
    }
  }

  private static func turning() -> (deed: String, trace: LayoutTrace) {
    let screen = Screen(size: LayoutSize(width: 320, height: 336))
    screen.controller = After.UserInfoController()
    screen.layoutIfNeeded()
    screen.rotate()
    return ("screen.rotate()", screen.tracedLayout())
  }

  private static func scrolling() -> (deed: String, trace: LayoutTrace) {
    let people = ProfileLists.keeping()
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    table.rowHeight = 200
    table.dataSource = people
    table.layoutIfNeeded()
    table.contentOffset = 100
    return withExtendedLifetime(people) { ("table.contentOffset = 100", table.tracedLayout()) }
  }
}
