import Measurements
import Tables

/// The cost of a row that comes on screen in a `TableView`, with all bookkeeping.
///
/// The cells are table cells with four fields and no subviews, so that nothing but the table and the
/// four assignments is measured; the floor reuses the same cells by hand.
struct ScrollSuite {
  private let motion: Motion
  private let people = Person.sample(count: Motion.rows)

  static var oneKind: [Suite] { Motion.allCases.map { ScrollSuite(motion: $0).oneKind } }

  static var threeKinds: [Suite] { Motion.allCases.map { ScrollSuite(motion: $0).threeKinds } }

  private var oneKind: Suite {
    Suite(
      name: "scroll \(motion)",
      summary: "a table of 50 visible rows of one kind, without drawing",
      control: "raw floor",
      ways: .timed([floorOfOne, tableOfOne], items: 50_000))
  }

  private var threeKinds: Suite {
    Suite(
      name: "scroll three kinds \(motion)",
      summary: "a table of 50 visible rows of three kinds, interleaved, without drawing",
      control: "raw floor",
      ways: .timed([floorOfThree, tableOfThree], items: 50_000))
  }

  private var floorOfOne: Workload {
    let tally = Tally()
    let configure = opaque { (cell: PersonRow, person: borrowing Person) in cell.show(person, tally)
    }
    return Workload(name: "raw floor") { rows in
      tally.sum = 0
      var idle = [PersonRow()]
      motion.scrollByHand(steps: motion.steps(forRows: rows)) { row in
        lend(row, of: people.span) { reuse(&idle, for: $0, configure) }
      }
      return tally.sum
    }
  }

  private var tableOfOne: Workload {
    let tally = Tally()
    let source = CommonDataSource<PersonRow, Person>(people) { cell, person in
      cell.show(person, tally)
    }
    return .scrolling(source, tally, motion)
  }

  private func makeItems() -> [Acquaintance] {
    people.indices.map { Acquaintance(people[$0], kind: $0 % 3) }
  }

  private var floorOfThree: Workload {
    let tally = Tally()
    let items = makeItems()
    let friend = opaque { (cell: FriendRow, person: borrowing Person) in cell.show(person, tally) }
    let colleague = opaque { (cell: ColleagueRow, person: borrowing Person) in
      cell.show(person, tally)
    }
    let stranger = opaque { (cell: StrangerRow, person: borrowing Person) in
      cell.show(person, tally)
    }
    return Workload(name: "raw floor") { rows in
      tally.sum = 0
      var (friends, colleagues, strangers) = ([FriendRow()], [ColleagueRow()], [StrangerRow()])
      motion.scrollByHand(steps: motion.steps(forRows: rows)) { row in
        lend(row, of: items.span) { item in
          switch item {
          case .friend(let person): reuse(&friends, for: person, friend)
          case .colleague(let person): reuse(&colleagues, for: person, colleague)
          case .stranger(let person): reuse(&strangers, for: person, stranger)
          }
        }
      }
      return tally.sum
    }
  }

  private var tableOfThree: Workload {
    let tally = Tally()
    let friend = CellRegistration<FriendRow, Person> { cell, person in cell.show(person, tally) }
    let colleague = CellRegistration<ColleagueRow, Person> { cell, person in
      cell.show(person, tally)
    }
    let stranger = CellRegistration<StrangerRow, Person> { cell, person in
      cell.show(person, tally)
    }
    let source = CommonDataSource<PersonRow, Acquaintance>(makeItems()) { item, slot in
      switch item {
      case .friend(let person): slot.show(person, with: friend)
      case .colleague(let person): slot.show(person, with: colleague)
      case .stranger(let person): slot.show(person, with: stranger)
      }
    }
    return .scrolling(source, tally, motion)
  }
}

extension Workload {
  /// Scrolls a table without drawing it.
  fileprivate static func scrolling(
    _ source: any TableViewDataSource, _ tally: Tally, _ motion: Motion
  ) -> Workload {
    let table = TableView.ofVisibleRows()
    table.dataSource = source
    return Workload(name: "Tables") { rows in
      motion.start(table)
      tally.sum = 0
      motion.scroll(table, steps: motion.steps(forRows: rows))
      return withExtendedLifetime(source) { tally.sum }
    }
  }
}

/// A table cell that shows a person in four fields, which nothing draws.
class PersonRow: TableViewCell {
  // Unchecked exclusivity, as in `PersonCell`.
  @exclusivity(unchecked) private final var name = ""
  @exclusivity(unchecked) private final var street = ""
  @exclusivity(unchecked) private final var city = ""
  @exclusivity(unchecked) private final var number = 0

  final func show(_ person: borrowing Person, _ tally: Tally) {
    name = person.name
    street = person.street
    city = person.city
    number = person.number
    tally.sum &+= number
  }
}

final class FriendRow: PersonRow {}
final class ColleagueRow: PersonRow {}
final class StrangerRow: PersonRow {}

@inline(__always)
private func reuse<Cell: PersonRow>(
  _ idle: inout [Cell], for person: borrowing Person, _ configure: (Cell, borrowing Person) -> Void
) {
  let cell = idle.popLast() ?? Cell()
  configure(cell, person)
  idle.append(cell)
}
