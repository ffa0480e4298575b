import Tables

// Models that change where nobody looks: objects, and values whose == leaves something out.

extension PlantedFault {
  static let changedModels: [PlantedFault] = [
    PlantedFault(
      "an object that is changed in place",
      .report(
        "knaeckeKami/diffutil.dart#13", "A value inside of a list changes, and nothing is told."),
      says: ["water the fern"], foundBy: .walk,
      seen: .steps([.act("water the fern")])
    ) {
      let plants = [Plant("fern"), Plant("palm")]
      let source = CommonDataSource<EntryCell, Plant>(plants) { cell, plant in
        cell.title.text = plant.name
        cell.detail.text = "\(plant.waterings)"
      }
      return ListToTest(
        .ofLines(3), source: source, actions: [("water the fern", { plants[0].waterings += 1 })])
    },
    PlantedFault(
      "new objects behind equal ones",
      .report(
        "evant/binding-collection-adapter#101",
        "Items that seem unchanged are replaced, and views stay with the objects from before."),
      says: ["refresh", "water the fern"], foundBy: .walk,
      seen: .steps([.act("refresh"), .act("water the fern")])
    ) {
      var plants = [Plant("fern"), Plant("palm")]
      let source = CommonDataSource<BoundCell, Plant>(plants) { cell, plant in
        cell.title.text = plant.name
        cell.bind(plant)
      }
      return ListToTest(
        .ofLines(3), source: source,
        actions: [
          (
            "refresh",
            {
              plants = plants.map { Plant($0.name, waterings: $0.waterings) }
              source.apply(plants)
            }
          ),
          ("water the fern", { plants[0].water() }),
        ])
    },
    PlantedFault(
      "== that leaves out what is drawn",
      .report(
        "AnkitSinhal/DiffUtilExample#1",
        "The comparison looks at the name alone, and the row shows the role too."),
      says: ["promote", "[0, 0]"], foundBy: .walk, seen: .steps([.act("promote")])
    ) {
      var staff = [
        Employee(id: 1, name: "Ada", role: "chemist"), Employee(id: 2, name: "Bob", role: "cook"),
      ]
      let source = CommonDataSource<EntryCell, Employee>(staff) { cell, employee in
        cell.title.text = employee.name
        cell.detail.text = employee.role
      }
      return ListToTest(
        .ofLines(3), source: source,
        actions: [
          (
            "promote",
            {
              staff[0].role = "head"
              source.apply(staff)
            }
          )
        ])
    },
    PlantedFault(
      "== by id alone",
      .report(
        "nordicsemi/IOS-nRF-Mesh-Library#563",
        "Objects equal each other by their ids, so that changes in them are not seen."),
      says: ["rename the node", "[0, 1]"], foundBy: .walk, seen: .steps([.act("rename the node")])
    ) {
      var nodes = [Node(id: 1, name: "lamp"), Node(id: 2, name: "fan")]
      let source = CommonDataSource<EntryCell, Node>(nodes) { cell, node in
        cell.title.text = node.name
      }
      return ListToTest(
        .ofLines(3), source: source,
        actions: [
          (
            "rename the node",
            {
              nodes[1].name += "′"
              source.apply(nodes)
            }
          )
        ])
    },
    PlantedFault(
      "a closure that leaves early for the same id",
      .report(
        "iZettle/Form#182", "A row changes its item, and what is on screen shows the old value."),
      says: ["rename the first", "[0, 0]"], foundBy: .walk,
      seen: .steps([.act("rename the first")])
    ) {
      let source = CommonDataSource<RememberingCell, Invitee>([
        Invitee(id: 1, name: "Ada"), Invitee(id: 2, name: "Bob"),
      ]) { cell, guest in
        guard cell.shownID != guest.id else { return }
        cell.shownID = guest.id
        cell.title.text = guest.name
      }
      return ListToTest(
        .ofLines(3), source: source,
        actions: [
          (
            "rename the first",
            {
              var guest = source[[0, 0]]
              guest.name += "!"
              source.replace(at: [0, 0], with: guest)
            }
          )
        ])
    },
    PlantedFault(
      "what the closure reads beside the model", .own,
      says: ["show the ids"], foundBy: .walk, seen: .steps([.act("show the ids")])
    ) {
      let settings = Settings()
      let source = CommonDataSource<EntryCell, Invitee>([Invitee(id: 7, name: "Ada")]) {
        cell, guest in
        cell.title.text = guest.name
        cell.detail.text = settings.showsIDs ? "\(guest.id)" : ""
      }
      return ListToTest(
        .ofLines(3), source: source,
        actions: [("show the ids", { settings.showsIDs.toggle() })])
    },
  ]
}

private final class Settings {
  var showsIDs = false
}

private final class Plant: Identifiable, Equatable {
  let name: String
  var waterings: Int
  var onChange: (() -> Void)?
  var id: String { name }

  init(_ name: String, waterings: Int = 0) {
    self.name = name
    self.waterings = waterings
  }

  func water() {
    waterings += 1
    onChange?()
  }

  static func == (left: Plant, right: Plant) -> Bool {
    left.name == right.name && left.waterings == right.waterings
  }
}

/// A cell that follows its plant.
private final class BoundCell: EntryCell {
  private weak var plant: Plant?

  func bind(_ plant: Plant) {
    self.plant?.onChange = nil
    self.plant = plant
    plant.onChange = { [weak self, weak plant] in self?.detail.text = "\(plant?.waterings ?? 0)" }
    detail.text = "\(plant.waterings)"
  }
}

private struct Employee: Identifiable, Equatable {
  let id: Int
  let name: String
  var role: String

  static func == (left: Employee, right: Employee) -> Bool {
    left.id == right.id && left.name == right.name
  }
}

private struct Node: Identifiable, Equatable {
  let id: Int
  var name: String

  static func == (left: Node, right: Node) -> Bool { left.id == right.id }
}

private final class RememberingCell: EntryCell {
  var shownID: Int?
}
