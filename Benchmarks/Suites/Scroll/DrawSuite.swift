import Tables

/// Scrolling with drawing: what a page costs as text, beside the same text put together by hand.
struct DrawSuite {
  private let motion: Motion
  private let people = Person.sample(count: Motion.rows)

  static var all: [Suite] { Motion.allCases.map { DrawSuite(motion: $0).suite } }

  private var suite: Suite {
    Suite(
      name: "draw \(motion)",
      summary: "a step and the page as plain text, 60 characters by 50 lines",
      control: "text by hand",
      ways: .timed([byHand, tables], items: 200, item: "page"))
  }

  private var byHand: Workload {
    Workload(name: "text by hand") { pages in
      var sum = 0
      for step in 1...pages {
        let top = motion.top(after: step)
        var text = ""
        for person in people[top..<(top + Motion.visibleRows)] {
          text += person.name
          text += String(repeating: " ", count: LineCell.columns - person.name.count)
          text += person.street
          text += "\n"
        }
        sum &+= checksum(text)
      }
      return sum
    }
  }

  private var tables: Workload {
    let source = CommonDataSource<LineCell, Person>(people) { cell, person in
      cell.name.text = person.name
      cell.street.text = person.street
    }
    let table = TableView.ofVisibleRows()
    table.dataSource = source
    return Workload(name: "Tables") { pages in
      motion.start(table)
      var sum = 0
      motion.scroll(table, steps: pages) { sum &+= checksum(PlainTextRenderer().render(table)) }
      return withExtendedLifetime(source) { sum }
    }
  }

  /// Depends on every byte and on its place.
  private func checksum(_ text: String) -> Int {
    text.utf8.reduce(0) { $0 &* 31 &+ Int($1) }
  }
}

/// A line of two labels.
private final class LineCell: TableViewCell {
  static let columns = 32

  let name = Label()
  let street = Label()

  required init() {
    super.init()
    addSubview(name)
    addSubview(street)
  }

  override func layoutSubviews() {
    let width = Double(Self.columns) * 8
    name.frame = LayoutRect(x: 0, y: 0, width: width, height: bounds.height)
    street.frame = LayoutRect(
      x: width, y: 0, width: bounds.width - width, height: bounds.height)
  }
}
