import Tables

// State that only few rows set, or that only some orders of rows leave behind.

extension PlantedFault {
  static let leftByOrder: [PlantedFault] = [
    PlantedFault(
      "one pinned row in five thousand",
      .report(
        "Shopify/flash-list#728",
        "Only the first item is to have a square, and items further down have one too."),
      says: ["PinCell", "pin.text", "[0, 2718]"], foundBy: .reuse,
      seen: .reuse([0, 2718], then: [0, 2719])
    ) {
      ListToTest(
        CommonDataSource<PinCell, Int>(Array(0..<5_000)) { cell, number in
          cell.title.text = "message \(number)"
          if number == 2_718 { cell.pin.text = "pinned" }
        })
    },
    PlantedFault(
      "a last row that nothing follows, downwards", .own,
      says: ["PinCell", "pin.text", "[0, 5]"], foundBy: .reuse,
      seen: .reuse([0, 5], then: [0, 0])
    ) {
      ListToTest(
        CommonDataSource<PinCell, Int>(Array(1...6)) { cell, page in
          cell.title.text = "page \(page)"
          if page == 6 { cell.pin.text = "the end" }
        })
    },
    PlantedFault(
      "a level between that neither sets nor clears", .own,
      says: ["PinCell", "pin.style"], foundBy: .reuse, seen: .reuse([0, 5], then: [0, 2])
    ) {
      ListToTest(
        CommonDataSource<PinCell, Int>([0, 1, 2, 3, 2, 9]) { cell, level in
          cell.title.text = "level \(level)"
          cell.pin.text = "●"
          if level >= 9 {
            cell.pin.style.color = .red
          } else if level <= 1 || level == 3 {
            cell.pin.style.color = nil
          }
        })
    },
    PlantedFault(
      "a rare pair of rows of one kind among others", .own,
      says: ["PinCell", "pin.text"], foundBy: .reuse, seen: .reuse([1, 3], then: [2, 0])
    ) {
      let sections = (0..<3).map { section in
        TableSection(id: SectionID(section), (0..<4).map { "\(section).\($0)" })
      }
      let other = CellRegistration<EntryCell, String> { cell, text in
        cell.title.text = text
        cell.detail.text = ""
      }
      let pinned = CellRegistration<PinCell, String> { cell, text in
        cell.title.text = text
        if text == "1.3" { cell.pin.text = "new" }
      }
      return ListToTest(
        CommonDataSource<TableViewCell, String>(sections: sections) { text, slot in
          if text == "1.3" || text == "2.0" {
            slot.show(text, with: pinned)
          } else {
            slot.show(text, with: other)
          }
        })
    },
  ]
}

private final class PinCell: EntryCell {
  let pin = Label(alignment: .right)

  required init() {
    super.init()
    addSubview(pin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pin.frame = bounds
  }
}
