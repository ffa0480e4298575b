import Measurements
import Tables

/// Three kinds of cells, as one list of an enum and as three lists in sections.
struct ThreeKindsSuite {
  private let order: KindOrder
  private let people = Person.sample(count: 960)

  static var all: [Suite] { KindOrder.allCases.map { ThreeKindsSuite(order: $0).suite } }

  private var suite: Suite {
    Suite(
      name: "three kinds \(order)", summary: "cells of three kinds, \(order), bare",
      control: "raw floor",
      ways: .timed([rawFloor, typedFloor, byEnum, bySection, newCell, byString], items: 100_000))
  }

  private func kind(ofRow row: Int) -> Int { order.kind(ofRow: row, of: 3) }

  private func makeItems() -> [Acquaintance] {
    people.indices.map { Acquaintance(people[$0], kind: kind(ofRow: $0)) }
  }

  /// Three stacks, and a closure for each kind.
  private var rawFloor: Workload {
    let items = makeItems()
    let friend = opaque { (cell: FriendCell, person: borrowing Person) in cell.show(person) }
    let colleague = opaque { (cell: ColleagueCell, person: borrowing Person) in cell.show(person) }
    let stranger = opaque { (cell: StrangerCell, person: borrowing Person) in cell.show(person) }
    return Workload(name: "raw floor") { rows in
      var (friends, colleagues, strangers) = ([FriendCell()], [ColleagueCell()], [StrangerCell()])
      var sum = 0
      for row in 0..<rows {
        lend(row % items.count, of: items.span) { item in
          switch item {
          case .friend(let person): sum &+= reuse(&friends, for: person, friend)
          case .colleague(let person): sum &+= reuse(&colleagues, for: person, colleague)
          case .stranger(let person): sum &+= reuse(&strangers, for: person, stranger)
          }
        }
      }
      return sum
    }
  }

  /// Three stacks, and no closure.
  private var typedFloor: Workload {
    let items = makeItems()
    return Workload(name: "typed floor, no closure") { rows in
      var friends = CellStack<FriendCell>()
      var colleagues = CellStack<ColleagueCell>()
      var strangers = CellStack<StrangerCell>()
      var sum = 0
      for row in 0..<rows {
        lend(row % items.count, of: items.span) { item in
          switch item {
          case .friend(let person): sum &+= friends.show(person)
          case .colleague(let person): sum &+= colleagues.show(person)
          case .stranger(let person): sum &+= strangers.show(person)
          }
        }
      }
      return sum
    }
  }

  private var byEnum: Workload {
    let friend = CellRegistration<FriendCell, Person> { cell, person in cell.show(person) }
    let colleague = CellRegistration<ColleagueCell, Person> { cell, person in cell.show(person) }
    let stranger = CellRegistration<StrangerCell, Person> { cell, person in cell.show(person) }
    let source = CommonDataSource<PersonCell, Acquaintance>(makeItems()) { item, slot in
      switch item {
      case .friend(let person): slot.show(person, with: friend)
      case .colleague(let person): slot.show(person, with: colleague)
      case .stranger(let person): slot.show(person, with: stranger)
      }
    }
    return .hosting(source, name: "enum", paths: .rows(people.count))
  }

  private var bySection: Workload {
    let lists = (0..<3).map { kind in
      people.indices.filter { self.kind(ofRow: $0) == kind }.map { people[$0] }
    }
    let source = SectionedDataSource(
      CommonDataSource<FriendCell, Person>(lists[0]) { cell, person in cell.show(person) },
      CommonDataSource<ColleagueCell, Person>(lists[1]) { cell, person in cell.show(person) },
      CommonDataSource<StrangerCell, Person>(lists[2]) { cell, person in cell.show(person) })
    let paths = people.indices.map { row in
      TableIndexPath(
        section: kind(ofRow: row), row: order.rowsOfKind(beforeRow: row, of: 3))
    }
    return .hosting(source, name: "sections", paths: paths)
  }

  private var newCell: Workload {
    let items = makeItems()
    let configure = opaque { (cell: PersonCell, person: borrowing Person) in cell.show(person) }
    return Workload(name: "new cell each time") { rows in
      var sum = 0
      for row in 0..<rows {
        lend(row % items.count, of: items.span) { item in
          switch item {
          case .friend(let person): sum &+= new(FriendCell(), for: person, configure)
          case .colleague(let person): sum &+= new(ColleagueCell(), for: person, configure)
          case .stranger(let person): sum &+= new(StrangerCell(), for: person, configure)
          }
        }
      }
      return sum
    }
  }

  /// Cells and models as `Any`, kinds as strings.
  private var byString: Workload {
    let models: [Any] = people
    let identifiers = people.indices.map { ["friend", "colleague", "stranger"][kind(ofRow: $0)] }
    return Workload(name: "Any, string and as!") { rows in
      var idle: [String: [AnyObject]] = [
        "friend": [FriendCell()], "colleague": [ColleagueCell()], "stranger": [StrangerCell()],
      ]
      var sum = 0
      for row in 0..<rows {
        let index = row % models.count
        guard let cell = idle[identifiers[index]]?.popLast() else { break }
        switch identifiers[index] {
        case "friend": (cell as! FriendCell).show(models[index] as! Person)
        case "colleague": (cell as! ColleagueCell).show(models[index] as! Person)
        default: (cell as! StrangerCell).show(models[index] as! Person)
        }
        sum &+= (cell as! PersonCell).number
        idle[identifiers[index], default: []].append(cell)
      }
      return sum
    }
  }
}

enum Acquaintance {
  case friend(Person)
  case colleague(Person)
  case stranger(Person)

  init(_ person: Person, kind: Int) {
    self = [Acquaintance.friend, Acquaintance.colleague, Acquaintance.stranger][kind](person)
  }
}

private final class FriendCell: PersonCell {}
private final class ColleagueCell: PersonCell {}
private final class StrangerCell: PersonCell {}

@inline(__always)
private func reuse<Cell: PersonCell>(
  _ idle: inout [Cell], for person: borrowing Person, _ configure: (Cell, borrowing Person) -> Void
) -> Int {
  let cell = idle.popLast() ?? Cell()
  configure(cell, person)
  let number = cell.number
  idle.append(cell)
  return number
}

@inline(__always)
private func new(
  _ cell: PersonCell, for person: borrowing Person,
  _ configure: (PersonCell, borrowing Person) -> Void
) -> Int {
  configure(cell, person)
  return cell.number
}
