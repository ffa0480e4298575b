import Tables

// Changes of which the table is not told, or not of all.

extension PlantedFault {
  static let forgottenAnnouncements: [PlantedFault] = [
    PlantedFault(
      "a row that is taken away in silence",
      .report(
        "onmyway133/DeepDiff#8",
        "The array is emptied when the update is over, and the table is not told of that."),
      says: ["drop the last"], foundBy: .walk,
      seen: .steps([.act("drop the last")])
    ) {
      let list = GuestList()
      return list.listToTest(("drop the last", { _ = list.guests.popLast() }))
    },
    PlantedFault(
      "content that changes in silence", .own,
      says: ["rename the first"], foundBy: .walk,
      seen: .steps([.act("rename the first")])
    ) {
      let list = GuestList()
      return list.listToTest(("rename the first", { list.guests[0].name += "!" }))
    },
    PlantedFault(
      "a value that is stored, and not in the list's own copy",
      .report(
        "wikimedia/wikipedia-ios#3446",
        "A switch is stored, the list of settings is not; scrolled away and back it is as before."),
      says: ["switch the first", "[0, 0]"], foundBy: .walk,
      seen: .steps([.act("switch the first")])
    ) {
      let list = GuestList()
      return list.listToTest(
        (
          "switch the first",
          {
            // The cell shows the new value at once; the model keeps the old one.
            let cell = list.table.cellForRow(at: [0, 0]) as? EntryCell
            cell?.detail.text = "comes"
          }
        ))
    },
    PlantedFault(
      "one of two rows that show a friend",
      .report(
        "kentnguyen/KNMultiItemSelector#16",
        "Marked in the recent ones, a friend stays unmarked in the list until it is scrolled."),
      says: ["mark the first", "[0, 4]"], foundBy: .walk, seen: .steps([.act("mark the first")])
    ) {
      let list = UnnamedGuestList(["Ada", "Bob", "Cyd", "Dee", "Ada"])
      return list.listToTest(
        (
          "mark the first",
          {
            let name = list.guests[0].name
            for index in list.guests.indices where list.guests[index].name == name {
              list.guests[index].isComing.toggle()
            }
            try? list.table.reconfigureRows(at: [[0, 0]])
          }
        ))
    },
    PlantedFault(
      "one of two rows that are added",
      .report(
        "CodeWicky/DWLogger#1",
        "80 rows become 82, and one insertion is announced; the table ends the app."),
      says: ["add a couple", "insertRows"], foundBy: .walk, seen: .steps([.act("add a couple")])
    ) {
      let list = GuestList()
      return list.listToTest(
        (
          "add a couple",
          {
            list.guests.append(list.newGuest())
            list.guests.append(list.newGuest())
            try? list.table.insertRows(at: [[0, list.guests.count - 1]])
          }
        ))
    },
    PlantedFault(
      "a search that is cleared in silence", .own,
      says: ["clear the search"], foundBy: .walk,
      seen: .steps([.act("search for e"), .act("clear the search")])
    ) {
      let list = SearchedGuests()
      return list.listToTest(
        ("search for e", { list.search("e") }), ("clear the search", { list.search("") }))
    },
    PlantedFault(
      "a sort that announces new content only", .own,
      says: ["sort", "[0, 0]"], foundBy: .walk, seen: .steps([.act("sort")])
    ) {
      let list = UnnamedGuestList(["Dee", "Bob", "Ada", "Cyd"])
      return list.listToTest(
        (
          "sort",
          {
            list.guests.sort { $0.name < $1.name }
            try? list.table.reconfigureRows(at: [[0, 3]])
          }
        ))
    },
    PlantedFault(
      "two rows that change places in silence", .own,
      says: ["swap the first two", "[0, 0]"], foundBy: .walk,
      seen: .steps([.act("swap the first two")])
    ) {
      let list = GuestList()
      return list.listToTest(("swap the first two", { list.guests.swapAt(0, 1) }))
    },
    PlantedFault(
      "a row that goes to another section in silence", .own,
      says: ["finish one", "section"], foundBy: .walk, seen: .steps([.act("finish one")])
    ) {
      let chores = Chores()
      return ListToTest(
        chores.table, source: chores, actions: [("finish one", { chores.finish() })])
    },
    PlantedFault(
      "a height that changes in silence",
      .report(
        "xmartlabs/Eureka#1518", "The height of a row of one's own changes, and the table keeps it."
      ),
      says: ["unfold the first", "[0, 0]", "48.0"], foundBy: .walk,
      seen: .steps([.act("unfold the first")])
    ) {
      let list = UnfoldingInvitees()
      return list.listToTest(("unfold the first", { list.unfold() }))
    },
    PlantedFault(
      "an error that try? swallows",
      .report(
        "5calls/ios#57", "Row 8 is inserted into a section that has 8 rows after the update."),
      says: ["add a guest", "[0, 6]"], foundBy: .walk, seen: .steps([.act("add a guest")])
    ) {
      let list = GuestList()
      return list.listToTest(
        (
          "add a guest",
          {
            list.guests.append(list.newGuest())
            try? list.table.insertRows(at: [[0, list.guests.count]])
          }
        ))
    },
  ]
}

/// Guests by a part of their names.
private final class SearchedGuests: GuestList {
  private lazy var all = guests

  func search(_ text: String) {
    guard !text.isEmpty else {
      guests = all
      return
    }
    guests = all.filter { $0.name.lowercased().contains(text) }
    table.reloadData()
  }
}

/// Chores to be done, and chores that are done.
private final class Chores: TableViewDataSource {
  let table = TableView.ofLines(6)
  private var sections = [["sweep", "cook", "iron"], ["wash"]]
  private let row = CellRegistration<EntryCell, String> { cell, chore in cell.title.text = chore }

  var numberOfSections: Int { 2 }

  func numberOfRows(inSection section: Int) -> Int { sections[section].count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(sections[indexPath.section][indexPath.row], with: row)
  }

  func finish() {
    guard let first = sections[0].first else { return }
    sections[0].removeFirst()
    sections[1].append(first)
  }
}

/// Guests whose first row can be folded.
private final class UnfoldingInvitees: GuestList {
  private var isUnfolded = false

  func unfold() { isUnfolded.toggle() }

  override func traits(ofSection section: Int) -> SectionTraits {
    SectionTraits(rowHeights: .each { [unowned self] row in row == 0 && isUnfolded ? 48 : 16 })
  }
}
