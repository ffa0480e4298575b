import Foundation
import Tables

// Ids that several rows have, that change, or that lead elsewhere.

extension PlantedFault {
  static let wrongIDs: [PlantedFault] = [
    PlantedFault(
      "the name as id, of things that share a name",
      .report(
        "cybozu/LicenseList#13", "Libraries are told apart by name, and two may have the same."),
      says: ["[0, 0]", "[0, 2]", "same id"], foundBy: .contract, seen: .found { $0.hasWrongIDs }
    ) {
      ListToTest(
        CommonDataSource<EntryCell, Library>([
          Library(name: "Lists", license: "MIT"), Library(name: "Maps", license: "BSD"),
          Library(name: "Lists", license: "Apache"),
        ]) { cell, library in
          cell.title.text = library.name
          cell.detail.text = library.license
        })
    },
    PlantedFault(
      "a friend in two sections under one id",
      .report(
        "kentnguyen/KNMultiItemSelector#16",
        "A friend is listed twice; the mark changes in one place, and not in the other."),
      says: ["[0, 0]", "[1, 1]", "same id"], foundBy: .contract, seen: .found { $0.hasWrongIDs }
    ) {
      let ada = Friend(id: 1, name: "Ada")
      let bob = Friend(id: 2, name: "Bob")
      return ListToTest(
        CommonDataSource<EntryCell, Friend>(sections: [
          TableSection(id: "recent", header: "Recent", [ada]),
          TableSection(id: "all", header: "All", [bob, ada]),
        ]) { cell, friend in cell.title.text = friend.name })
    },
    PlantedFault(
      "one id in two data sources of one table",
      .report(
        "mozilla-mobile/firefox-ios#23056",
        "A start page has one of its top sites twice, and its items have to be unique."),
      says: ["[0, 1]", "[1, 0]", "same id"], foundBy: .contract, seen: .found { $0.hasWrongIDs }
    ) {
      let top = CommonDataSource<EntryCell, Friend>([
        Friend(id: 3, name: "Cyd"), Friend(id: 4, name: "Dee"),
      ]) { cell, friend in cell.title.text = friend.name }
      let rest = CommonDataSource<EntryCell, Friend>([Friend(id: 4, name: "Dee")]) {
        cell, friend in cell.title.text = friend.name
      }
      return ListToTest(SectionedDataSource<any TableViewDataSource>(top, rest))
    },
    PlantedFault(
      "an id that is made anew",
      .report(
        "uzairansaruzi/hermex#546",
        "The id of a skill without a name is a new UUID whenever it is read."),
      says: ["id", "[0, 1]", "anew"], foundBy: .contract, seen: .found { $0.hasWrongIDs }
    ) {
      ListToTest(
        CommonDataSource<EntryCell, Skill>([Skill(name: "Write"), Skill(name: nil)]) {
          cell, skill in cell.title.text = skill.name ?? "(unnamed)"
        })
    },
    PlantedFault(
      "a place in the unfiltered list",
      .report(
        "jamonholmgren/ProMotion#560",
        "While a search is on, index paths are taken for places in the whole list."),
      says: ["[0, 0]", "id"], foundBy: .contract, seen: .found { $0.hasWrongIDs }
    ) { ListToTest(FilteredCountries()) },
  ]
}

private struct Library: Identifiable {
  let name: String
  let license: String
  var id: String { name }
}

private struct Friend: Identifiable, Equatable {
  let id: Int
  let name: String
}

private struct Skill: Identifiable {
  let name: String?
  var id: String { name ?? UUID().uuidString }
}

/// Countries with an O in their names.
private final class FilteredCountries: TableDataSource {
  let all = ["Albania", "Bolivia", "Chad", "Congo"]
  lazy var shown = all.filter { $0.lowercased().contains("o") }
  let row = CellRegistration<EntryCell, String> { cell, name in cell.title.text = name }

  func numberOfRows(inSection section: Int) -> Int { shown.count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(shown[indexPath.row], with: row)
  }

  func identity(at indexPath: TableIndexPath) -> RowIdentity? {
    guard shown.indices.contains(indexPath.row) else { return nil }
    return RowIdentity(String.self, id: shown[indexPath.row])
  }

  func indexPath(ofRowWithID id: AnyHashable) -> TableIndexPath? {
    all.firstIndex { AnyHashable($0) == id }.map { [0, $0] }
  }
}
