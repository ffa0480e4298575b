import Measurements
import Tables

/// Dequeue, configure, enqueue: the cost of a row with a reused cell, compared with other ways.
///
/// The cell is a plain object with four fields and no view, so that nothing but reuse is measured.
enum ReuseSuite {
  static func make() -> Suite {
    let people = Person.sample(count: 1_000)
    return Suite(
      name: "reuse",
      summary: "dequeue, configure and enqueue a cell with three strings and a number",
      control: "raw floor",
      ways: .timed(
        [
          absoluteFloor(people), rawFloor(people), rawFloorByValue(people), tables(people),
          byIdentifier(people), byKind(people), newCell(people), newCellByValue(people),
          naiveQueue(people),
        ], items: 200_000))
  }

  /// The cost of the four assignments: one cell for all rows, no stack, no closure.
  private static func absoluteFloor(_ people: [Person]) -> Workload {
    Workload(name: "absolute floor") { rows in
      let cell = PersonCell()
      var sum = 0
      for row in 0..<rows {
        lend(row % people.count, of: people.span) { cell.show($0) }
        sum &+= cell.number
      }
      return sum
    }
  }

  /// The least that reuse by hand can do: a stack of cells, a closure, an array that lends its models.
  private static func rawFloor(_ people: [Person]) -> Workload {
    let configure = opaque { (cell: PersonCell, person: borrowing Person) in cell.show(person) }
    return Workload(name: "raw floor") { rows in
      var idle = [PersonCell()]
      var sum = 0
      for row in 0..<rows {
        let cell = idle.popLast() ?? PersonCell()
        lend(row % people.count, of: people.span) { configure(cell, $0) }
        sum &+= cell.number
        idle.append(cell)
      }
      return sum
    }
  }

  /// The same with a copy of the model for each row, as an array gives it.
  private static func rawFloorByValue(_ people: [Person]) -> Workload {
    let configure = opaqueByValue { (cell: PersonCell, person: Person) in cell.show(person) }
    return Workload(name: "raw floor, by value") { rows in
      var idle = [PersonCell()]
      var sum = 0
      for row in 0..<rows {
        let cell = idle.popLast() ?? PersonCell()
        configure(cell, people[row % people.count])
        sum &+= cell.number
        idle.append(cell)
      }
      return sum
    }
  }

  /// This library, through its public interface, as a host uses it.
  private static func tables(_ people: [Person]) -> Workload {
    let queue = ReuseQueue()
    let source = CommonDataSource<PersonCell, Person>(people) { cell, person in cell.show(person) }
    return Workload(name: "Tables") { rows in
      var sum = 0
      var slot = RowSlot(from: queue)
      for row in 0..<rows {
        source.show(&slot, at: TableIndexPath(section: 0, row: row % people.count))
        let cell = unsafeDowncast(slot.take().unsafelyUnwrapped, to: PersonCell.self)
        sum &+= cell.number
        queue.enqueue(consume cell, ticket: slot.ticket)
      }
      return sum
    }
  }

  /// The same queue by hand: a string each time, and a cast.
  private static func byIdentifier(_ people: [Person]) -> Workload {
    let queue = ReuseQueue()
    queue.register(PersonCell.self, withIdentifier: "person")
    let configure = opaque { (cell: PersonCell, person: borrowing Person) in cell.show(person) }
    return Workload(name: "Tables by identifier") { rows in
      var sum = 0
      for row in 0..<rows {
        guard let cell = try? queue.dequeue(withIdentifier: "person") as? PersonCell else { break }
        lend(row % people.count, of: people.span) { configure(cell, $0) }
        sum &+= cell.number
        try? queue.enqueue(cell, withIdentifier: "person")
      }
      return sum
    }
  }

  /// The same by hand and by kind, with a look-up of a string for each row.
  private static func byKind(_ people: [Person]) -> Workload {
    let queue = ReuseQueue()
    let kind = CellKind(PersonCell.self, identifier: "person")
    let numbers = ["person": 0]
    let configure = opaque { (cell: PersonCell, person: borrowing Person) in cell.show(person) }
    return Workload(name: "Tables by kind + a look-up") { rows in
      let identifier = opaque("person")
      var sum = 0
      for row in 0..<rows {
        sum &+= numbers[identifier] ?? 1
        let (dequeued, ticket) = queue.dequeueCell(of: kind)
        guard let cell = dequeued as? PersonCell else { break }
        lend(row % people.count, of: people.span) { configure(cell, $0) }
        sum &+= cell.number
        queue.enqueue(cell, ticket: ticket)
      }
      return sum
    }
  }

  /// No reuse: a new cell for each row.
  private static func newCell(_ people: [Person]) -> Workload {
    let configure = opaque { (cell: PersonCell, person: borrowing Person) in cell.show(person) }
    return Workload(name: "new cell each time") { rows in
      var sum = 0
      for row in 0..<rows {
        let cell = PersonCell()
        lend(row % people.count, of: people.span) { configure(cell, $0) }
        sum &+= cell.number
      }
      return sum
    }
  }

  /// The same with a copy of the model for each row.
  private static func newCellByValue(_ people: [Person]) -> Workload {
    let configure = opaqueByValue { (cell: PersonCell, person: Person) in cell.show(person) }
    return Workload(name: "new cell each time, by value") { rows in
      var sum = 0
      for row in 0..<rows {
        let cell = PersonCell()
        configure(cell, people[row % people.count])
        sum &+= cell.number
      }
      return sum
    }
  }

  /// The reuse queue that everybody writes first: a dictionary of arrays, and a cast.
  private static func naiveQueue(_ people: [Person]) -> Workload {
    let configure = opaque { (cell: PersonCell, person: borrowing Person) in cell.show(person) }
    return Workload(name: "[String: [Cell]] and as!") { rows in
      var idle: [String: [AnyObject]] = ["person": [PersonCell()]]
      var sum = 0
      for row in 0..<rows {
        let cell = (idle["person"]?.popLast() ?? PersonCell()) as! PersonCell
        lend(row % people.count, of: people.span) { configure(cell, $0) }
        sum &+= cell.number
        idle["person", default: []].append(cell)
      }
      return sum
    }
  }
}
