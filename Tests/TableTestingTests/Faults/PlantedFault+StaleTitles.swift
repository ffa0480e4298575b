import Tables

// Headers and footers that keep what was true before, or the look of another section.

extension PlantedFault {
  static let staleTitles: [PlantedFault] = [
    PlantedFault(
      "a header that counts rows, and is not read anew",
      .report(
        "facebookarchive/AsyncDisplayKit#469",
        "The rows of a section are new, and the header above them still says what it did."),
      says: ["add a guest", "5 guests"], foundBy: .walk, seen: .steps([.act("add a guest")])
    ) {
      let list = CountedGuests()
      return list.listToTest(("add a guest", { list.add() }))
    },
    PlantedFault(
      "a footer with a total", .own,
      says: ["one comes", "0 come"], foundBy: .walk, seen: .steps([.act("one comes")])
    ) {
      let list = TotalledGuests(["Ada", "Bob"])
      return list.listToTest(
        (
          "one comes",
          {
            guard let next = list.guests.firstIndex(where: { !$0.isComing }) else { return }
            list.guests[next].isComing = true
            try? list.table.reconfigureRows(at: [[0, next]])
          }
        ))
    },
    PlantedFault(
      "a header that keeps the look of another section's", .own,
      says: ["TableHeaderFooterView", "titleLabel.style"], foundBy: .walk,
      seen: .steps([.scroll(96)])
    ) {
      let days = ["today", "monday", "sunday", "saturday"].map { day in
        TableSection(id: SectionID(day), header: day, (0..<3).map { "\(day) \($0)" })
      }
      let rows = CommonDataSource<EntryCell, String>(sections: days) { cell, text in
        cell.title.text = text
      }
      let table = TableView.ofLines(4)
      let header = CellRegistration<TableHeaderFooterView, String>(cellIdentifier: "day") {
        view, day in
        view.titleLabel.text = day
        if day == "today" { view.titleLabel.style = .bold }
      }
      table.showHeader = { day, slot in slot.show(day, with: header) }
      return ListToTest(table, source: rows)
    },
  ]
}

private class CountedGuests: GuestList {
  override func traits(ofSection section: Int) -> SectionTraits {
    SectionTraits(header: "\(guests.count) guests")
  }

  func add() {
    guests.append(newGuest())
    try? table.insertRows(at: [[0, guests.count - 1]])
  }
}

private final class TotalledGuests: GuestList {
  override func traits(ofSection section: Int) -> SectionTraits {
    SectionTraits(footer: "\(guests.filter(\.isComing).count) come")
  }
}
