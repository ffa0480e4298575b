import Measurements
import Tables

/// Dequeue, configure and enqueue where a cell is dear to make: a table cell with eight labels.
///
/// A row sets three of the labels; the others stand for captions and pictures. Nothing is laid out or
/// drawn.
enum LabelsReuseSuite {
  static func make() -> Suite {
    let people = Person.sample(count: 1_000)
    return Suite(
      name: "reuse-labels",
      summary: "dequeue, configure and enqueue a cell with eight labels, three of them set",
      control: "raw floor",
      ways: .timed([rawFloor(people), tables(people), newCell(people)], items: 50_000))
  }

  private static func rawFloor(_ people: [Person]) -> Workload {
    let configure = opaque { (cell: EightLabelsCell, person: borrowing Person) in
      cell.show(person)
    }
    return Workload(name: "raw floor") { rows in
      var idle = [EightLabelsCell()]
      var sum = 0
      for row in 0..<rows {
        let cell = idle.popLast() ?? EightLabelsCell()
        lend(row % people.count, of: people.span) { configure(cell, $0) }
        sum &+= cell.number
        idle.append(cell)
      }
      return sum
    }
  }

  private static func tables(_ people: [Person]) -> Workload {
    let queue = ReuseQueue()
    let source = CommonDataSource<EightLabelsCell, Person>(people) { cell, person in
      cell.show(person)
    }
    return Workload(name: "Tables") { rows in
      var sum = 0
      var slot = RowSlot(from: queue)
      for row in 0..<rows {
        source.show(&slot, at: TableIndexPath(section: 0, row: row % people.count))
        let cell = unsafeDowncast(slot.take().unsafelyUnwrapped, to: EightLabelsCell.self)
        sum &+= cell.number
        queue.enqueue(consume cell, ticket: slot.ticket)
      }
      return sum
    }
  }

  private static func newCell(_ people: [Person]) -> Workload {
    let configure = opaque { (cell: EightLabelsCell, person: borrowing Person) in
      cell.show(person)
    }
    return Workload(name: "new cell each time") { rows in
      var sum = 0
      for row in 0..<rows {
        let cell = EightLabelsCell()
        lend(row % people.count, of: people.span) { configure(cell, $0) }
        sum &+= cell.number
      }
      return sum
    }
  }
}

/// A table cell that takes eight labels to make.
private final class EightLabelsCell: TableViewCell {
  private let labels = (0..<8).map { _ in Label() }
  // Unchecked exclusivity, as in `PersonCell`.
  @exclusivity(unchecked) private(set) var number = 0

  required init() {
    super.init()
    for label in labels { addSubview(label) }
  }

  func show(_ person: borrowing Person) {
    labels[0].text = person.name
    labels[1].text = person.street
    labels[2].text = person.city
    number = person.number
  }
}
