import Tables

// Identifiers and registrations.

extension PlantedFault {
  static let wrongKinds: [PlantedFault] = [
    PlantedFault(
      "one identifier for two classes", .own,
      says: ["\"row\"", "SwitchCell", "LinkCell"], foundBy: .contract,
      seen: .found { $0.hasWrongKinds }
    ) {
      let switchRow = CellRegistration<SwitchCell, String>(cellIdentifier: "row") { cell, text in
        cell.title.text = text
        cell.detail.text = "on"
      }
      let linkRow = CellRegistration<LinkCell, String>(cellIdentifier: "row") { cell, text in
        cell.title.text = text
        cell.detail.text = "›"
      }
      return ListToTest(
        CommonDataSource<EntryCell, String>(["Sound", "About"]) { text, slot in
          if text == "About" {
            slot.show(text, with: linkRow)
          } else {
            slot.show(text, with: switchRow)
          }
        })
    },
    PlantedFault(
      "one identifier for two classes in two data sources",
      .report(
        "Upstarts/editor.js-kit-ios#35",
        "Two modules register different classes under one identifier, and the cast of a cell traps."
      ),
      says: ["\"cell\"", "SwitchCell", "LinkCell"], foundBy: .contract,
      seen: .found { $0.hasWrongKinds }
    ) {
      let switches = CommonDataSource<SwitchCell, String>(["Sound"], cellIdentifier: "cell") {
        cell, text in cell.title.text = text
      }
      let links = CommonDataSource<LinkCell, String>(["About"], cellIdentifier: "cell") {
        cell, text in cell.title.text = text
      }
      return ListToTest(SectionedDataSource<any TableViewDataSource>(switches, links))
    },
    PlantedFault(
      "a registration for each row",
      .report(
        "noppefoxwolf/DebugMenu#4",
        "A registration made inside of the closure that gives a cell prevents reuse; iOS 15 traps."),
      says: ["SwitchCell", "registration"], foundBy: .contract, seen: .found { $0.hasWrongKinds }
    ) {
      ListToTest(
        CommonDataSource<SwitchCell, Int>(Array(0..<40)) { number, slot in
          let row = CellRegistration<SwitchCell, Int> { cell, number in
            cell.title.text = "row \(number)"
          }
          slot.show(number, with: row)
        })
    },
    PlantedFault(
      "an identifier of its own for each row", .own,
      says: ["LinkCell", "registration"], foundBy: .contract, seen: .found { $0.hasWrongKinds }
    ) {
      let rows = (0..<40).map { number in
        CellRegistration<LinkCell, String>(cellIdentifier: "row \(number)") { cell, text in
          cell.title.text = text
        }
      }
      return ListToTest(
        CommonDataSource<LinkCell, Int>(Array(0..<40)) { number, slot in
          slot.show("row \(number)", with: rows[number])
        })
    },
  ]
}

private final class SwitchCell: EntryCell {}
private final class LinkCell: EntryCell {}
