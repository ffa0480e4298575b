import Measurements
import Tables

/// A page of 500 labels, drawn in several scripts and formats.
///
/// An item is a page. The first page of a way is compared with one that was put together by hand,
/// and each page has to be as long as the first.
enum PageSuite {
  static func make() -> [Suite] {
    [
      list,
      suite("text", "plain text", text),
      suite("ansi", "text with escape sequences", ansi),
      suite("svg", "an SVG picture", svg),
    ]
  }

  /// The display list alone: frames and texts of the labels that are visible.
  private static var list: Suite {
    let page = PageOfLabels(in: .ascii)
    func ways(_ name: String, _ list: @escaping () -> DisplayList) -> Workload {
      Workload(name: name) { pages in
        var items = 0
        for _ in 0..<pages { items += list().items.count }
        return items
      }
    }
    return Suite(
      name: "page-list", summary: "the display list of 500 labels", control: "list by hand",
      ways: .timed(
        [ways("list by hand", page.listByHand), ways("Tables") { page.view.displayList() }],
        items: 200, item: "page"))
  }

  /// Display lists that are made before, drawn in one format.
  private static func suite(
    _ name: String, _ format: String, _ draw: @escaping (PageOfLabels) -> Drawing
  ) -> Suite {
    Suite(
      name: "page-\(name)",
      summary: "a display list of 500 labels of ten columns, drawn as \(format)",
      control: Script.ascii.rawValue,
      ways: .timed(
        Script.allCases.map { script in
          let drawing = OnDemand { draw(PageOfLabels(in: script)) }
          return Workload(name: script.rawValue) { pages in
            let drawing = drawing.value
            var right = 0
            for _ in 0..<pages where drawing.render().utf8.count == drawing.length { right += 1 }
            return right
          }
        }, items: 100, item: "page"))
  }

  private struct Drawing {
    let render: () -> String
    /// The number of bytes of a right page, or -1 if the first page was wrong.
    let length: Int

    init(_ render: @escaping () -> String, isRight: (String) -> Bool) {
      self.render = render
      let first = render()
      length = isRight(first) ? first.utf8.count : -1
    }
  }

  private static func text(_ page: PageOfLabels) -> Drawing {
    let list = page.view.displayList()
    return Drawing({ PlainTextRenderer().render(list) }, isRight: { $0 == page.text })
  }

  private static func ansi(_ page: PageOfLabels) -> Drawing {
    let list = page.view.displayList()
    return Drawing(
      { ANSIRenderer(colors: .ansi256).render(list) },
      isRight: { $0 != page.text && $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") == page.text })
  }

  private static func svg(_ page: PageOfLabels) -> Drawing {
    let list = page.view.displayList()
    return Drawing(
      { SVGRenderer().render(list) },
      isRight: { picture in
        let shown = picture.replacing(/<[^>]*>/, with: "").filter { !$0.isWhitespace }
        return shown == page.text.filter { !$0.isWhitespace }
      })
  }
}
