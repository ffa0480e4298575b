import Measurements
import Tables

/// Scrolling with drawing: the cost of a page as text, compared with the same text put together by
/// hand.
struct DrawSuite {
  private let motion: Motion
  private let people = Person.sample(count: Motion.rows)

  static var all: [Suite] { Motion.allCases.map { DrawSuite(motion: $0).suite } }

  private var suite: Suite {
    Suite(
      name: "drawing \(motion)",
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
        sum &+= Self.checksum(text)
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
      motion.scroll(table, steps: pages) {
        sum &+= Self.checksum(PlainTextRenderer().render(table))
      }
      return withExtendedLifetime(source) { sum }
    }
  }

  /// Drawing alone: a screen that is the same each time.
  static var labels: Suite {
    let screen = ScreenOfLabels()
    return Suite(
      name: "drawing labels",
      summary: "200 labels as plain text, 120 characters by 50 lines",
      control: "text by hand",
      ways: .timed(
        [
          Workload(name: "text by hand, as bytes") { pages in
            (0..<pages).reduce(0) { sum, _ in sum &+ checksum(screen.joinedByHandAsBytes()) }
          },
          Workload(name: "text by hand") { pages in
            (0..<pages).reduce(0) { sum, _ in sum &+ checksum(screen.joinedByHand()) }
          },
          Workload(name: "Tables") { pages in
            (0..<pages).reduce(0) { sum, _ in
              sum &+ checksum(PlainTextRenderer().render(screen.displayList()))
            }
          },
        ], items: 200, item: "page"))
  }

  /// A checksum that depends on every byte and on its position.
  private static func checksum(_ text: String) -> Int {
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
