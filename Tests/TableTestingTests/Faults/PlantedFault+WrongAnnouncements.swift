import Tables

// Changes of which the table is told something else than what happened.

extension PlantedFault {
  static let wrongAnnouncements: [PlantedFault] = [
    PlantedFault(
      "a row that is deleted by two",
      .report(
        "SwipeCellKit/SwipeCellKit#53",
        "The action deletes the row, so does the swipe, and the counts no longer fit."),
      says: ["delete the first", "deleteRows"], foundBy: .walk,
      seen: .steps([.act("delete the first")])
    ) {
      let list = GuestList()
      return list.listToTest(
        (
          "delete the first",
          {
            guard list.guests.count > 2 else { return }
            list.guests.removeFirst()
            try? list.table.deleteRows(at: [[0, 0]])
            try? list.table.deleteRows(at: [[0, 0]])
          }
        ))
    },
    PlantedFault(
      "places that skip a row, counted while rows go", .own,
      says: ["delete the second and the third"], foundBy: .walk,
      seen: .steps([.act("delete the second and the third")])
    ) {
      let list = UnnamedGuestList()
      return list.listToTest(
        (
          "delete the second and the third",
          {
            guard list.guests.count > 3 else { return }
            list.guests.removeSubrange(1...2)
            // Each place is where the row is once the one before has gone.
            try? list.table.deleteRows(at: [[0, 1], [0, 3]])
          }
        ))
    },
    PlantedFault(
      "a swap as one move",
      .report(
        "duckduckgo/Android#4878",
        "The first and the last change places, and one move is announced for the two."),
      says: ["swap the ends"], foundBy: .walk, seen: .steps([.act("swap the ends")])
    ) {
      let list = UnnamedGuestList()
      return list.listToTest(
        (
          "swap the ends",
          {
            let last = list.guests.count - 1
            guard last > 1 else { return }
            list.guests.swapAt(0, last)
            try? list.table.moveRow(at: [0, 0], to: [0, last])
          }
        ))
    },
    PlantedFault(
      "the row of the sorted list, by its place in the other one",
      .report(
        "TableProApp/TablePro#1756",
        "With a filter on, an edit is booked for the place on screen, not that in the store."),
      says: ["like Ada"], foundBy: .walk, seen: .steps([.act("like Ada")])
    ) {
      let list = GuestList(["Dee", "Ada", "Cyd", "Bob"])
      let stored = list.guests
      list.guests.sort { $0.name < $1.name }
      return list.listToTest(
        (
          "like Ada",
          {
            if let shown = list.guests.firstIndex(where: { $0.name == "Ada" }) {
              list.guests[shown].isComing.toggle()
            }
            guard let place = stored.firstIndex(where: { $0.name == "Ada" }) else { return }
            try? list.table.reconfigureRows(at: [[0, place]])
          }
        ))
    },
    PlantedFault(
      "an announcement before the change", .own,
      says: ["rename the first", "[0, 0]"], foundBy: .walk,
      seen: .steps([.act("rename the first")])
    ) {
      let list = GuestList()
      return list.listToTest(
        (
          "rename the first",
          {
            try? list.table.reconfigureRows(at: [[0, 0]])
            // The table asks for the row at once.
            list.table.layoutIfNeeded()
            list.guests[0].name += "?"
          }
        ))
    },
    PlantedFault(
      "a child's own section", .own,
      says: ["add a guest", "section"], foundBy: .walk, seen: .steps([.act("add a guest")])
    ) {
      let table = TableView.ofLines(8)
      let hosts = CommonDataSource<EntryCell, String>(["Zoe"]) { cell, name in
        cell.title.text = name
        cell.detail.text = "host"
      }
      let list = GuestList()
      let all = SectionedDataSource<any TableViewDataSource>(hosts, list)
      return ListToTest(
        table, source: all,
        actions: [
          (
            "add a guest",
            {
              list.guests.append(list.newGuest())
              // Right in the child; in the whole it is section 1.
              try? table.insertRows(at: [[0, list.guests.count - 1]])
            }
          )
        ])
    },
    PlantedFault(
      "the last row of a section, without its section",
      .report(
        "SwipeCellKit/SwipeCellKit#366",
        "An empty section has to go with its last row, and the library announces the row alone."),
      says: ["drop a guest", "section"], foundBy: .walk,
      seen: .steps([.act("drop a guest"), .act("drop a guest")])
    ) {
      let list = GuestsBySection(["Ada", "Bob"])
      return list.listToTest(
        (
          "drop a guest",
          {
            guard let last = list.guests.indices.last else { return }
            list.guests.removeLast()
            try? list.table.deleteRows(at: [[0, last]])
          }
        ))
    },
    PlantedFault(
      "a row for “more” that the table is not told of", .own,
      says: ["load a page", "insertRows"], foundBy: .walk, seen: .steps([.act("load a page")])
    ) {
      let list = GuestsWithMore(["Ada", "Bob"])
      return list.listToTest(("load a page", { list.loadPage() }))
    },
  ]
}

/// A list that has no section without guests.
private final class GuestsBySection: GuestList {
  override var numberOfSections: Int { guests.isEmpty ? 0 : 1 }
}

/// A list whose last row says that there are more guests, while there are.
private final class GuestsWithMore: UnnamedGuestList {
  private var hasMore = true

  override func numberOfRows(inSection section: Int) -> Int { guests.count + (hasMore ? 1 : 0) }

  override func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    guard indexPath.row < guests.count else {
      return slot.show(Invitee(id: -1, name: "more…"), with: row)
    }
    super.show(&slot, at: indexPath)
  }

  /// Loads the last page.
  func loadPage() {
    guard hasMore else { return }
    let page = [newGuest()]
    guests += page
    hasMore = false
    try? table.insertRows(at: [[0, guests.count - 1]])
  }
}
