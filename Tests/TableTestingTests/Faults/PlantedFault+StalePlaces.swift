import Tables

// Index paths and row numbers that are kept while the rows move.

extension PlantedFault {
  static let stalePlaces: [PlantedFault] = [
    PlantedFault(
      "an expanded row kept by its number",
      .report(
        "onechiporenko/ember-models-table#251",
        "The second row is expanded; after a change of the rows another one is."),
      says: ["invite first", "[0, 1]"], foundBy: .walk,
      seen: .steps([.act("expand the second"), .act("invite first")])
    ) {
      let list = ExpandingGuests()
      return list.listToTest(
        ("expand the second", { list.expand(1) }), ("invite first", { list.inviteFirst() }))
    },
    PlantedFault(
      "a chosen row kept as an index path", .own,
      says: ["tap row", "invite first"], foundBy: .walk,
      seen: .steps([.tap(x: 8, y: 24), .act("invite first")])
    ) {
      let list = ChoosingGuests()
      return list.listToTest(("invite first", { list.inviteFirst() }))
    },
    PlantedFault(
      "a row number in the cell",
      .report(
        "TableProApp/TablePro#2460",
        "A row keeps the number that it had when its view was made, whatever goes above it."),
      says: ["drop the first", "[0, 0]"], foundBy: .walk, seen: .steps([.act("drop the first")])
    ) {
      let list = NumberedGuests()
      return list.listToTest(("drop the first", { list.dropFirst() }))
    },
    PlantedFault(
      "stripes by row number", .own,
      says: ["drop the first", "background"], foundBy: .walk,
      seen: .steps([.act("drop the first")])
    ) {
      let list = StripedGuests()
      return list.listToTest(("drop the first", { list.dropFirst() }))
    },
    PlantedFault(
      "an index path in the closure of a button",
      .report(
        "netcosports/Astrolabe#33",
        "The index path that a cell has is not the one of its row after insertions and deletions."),
      says: ["drop the first", "tap control"], foundBy: .walk,
      seen: .steps([.act("drop the first"), .tap(x: 130, y: 8)])
    ) {
      let list = TickedGuests()
      return list.listToTest(("drop the first", { list.dropFirst() }))
    },
    PlantedFault(
      "row numbers as ids",
      .report(
        "Shopify/FunctionalTableData#70",
        "With the numbers 1, 2, 3 as keys, the deletion of 2 looks like that of the last row."),
      says: ["drop the first", "id"], foundBy: .walk, seen: .steps([.act("drop the first")])
    ) {
      let list = RowNumberIDs()
      return list.listToTest(("drop the first", { list.dropFirst() }))
    },
  ]
}

private class ChangingGuests: GuestList {
  func inviteFirst() {
    guests.insert(newGuest(), at: 0)
    try? table.insertRows(at: [[0, 0]])
  }

  func dropFirst() {
    guard guests.count > 2 else { return }
    guests.removeFirst()
    try? table.deleteRows(at: [[0, 0]])
  }
}

private final class ExpandingGuests: ChangingGuests {
  private var expanded: Int?

  func expand(_ row: Int) {
    expanded = row
    try? table.reconfigureRows(at: [[0, row]])
  }

  override func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    var guest = guests[indexPath.row]
    if indexPath.row == expanded { guest.name += " (vegan, two children)" }
    slot.show(guest, with: row)
  }
}

private final class ChoosingGuests: ChangingGuests, TableViewDelegate {
  private var chosen: TableIndexPath?

  override init(_ names: [String] = ["Ada", "Bob", "Cyd", "Dee"], lines: Int = 6) {
    super.init(names, lines: lines)
    table.delegate = self
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
    let rows = [chosen, indexPath].compactMap(\.self)
    chosen = indexPath
    try? table.reconfigureRows(at: Array(Set(rows)))
  }

  override func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    var guest = guests[indexPath.row]
    if indexPath == chosen { guest.name = "✓ \(guest.name)" }
    slot.show(guest, with: row)
  }
}

private final class NumberedGuests: ChangingGuests {
  override func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    var guest = guests[indexPath.row]
    guest.name = "\(indexPath.row + 1). \(guest.name)"
    slot.show(guest, with: row)
  }
}

private final class StripedGuests: ChangingGuests, DisplayObserver {
  override var displayObserver: (any DisplayObserver)? { self }

  func willDisplay(_ cell: AnyObject, at indexPath: TableIndexPath) {
    (cell as? EntryCell)?.background = indexPath.row.isMultiple(of: 2) ? .blue : nil
  }
}

private final class TickCell: EntryCell {
  let tick = Button("tick")
  var onTick: (() -> Void)?

  required init() {
    super.init()
    addSubview(tick)
    tick.addAction(for: .touchUpInside) { [unowned self] _ in onTick?() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tick.frame = LayoutRect(x: 112, y: 0, width: 48, height: 16)
    detail.frame = LayoutRect(x: 64, y: 0, width: 48, height: 16)
  }
}

private final class TickedGuests: ChangingGuests {
  private let tickRow = CellRegistration<TickCell, Invitee> { cell, guest in
    cell.title.text = guest.name
    cell.detail.text = guest.isComing ? "comes" : ""
  }

  override func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(guests[indexPath.row], with: tickRow)
    (slot.shownCell as? TickCell)?.onTick = { [unowned self, weak cell = slot.shownCell] in
      guard guests.indices.contains(indexPath.row) else { return }
      guests[indexPath.row].isComing = true
      (cell as? TickCell)?.detail.text = "comes"
    }
  }
}

private final class RowNumberIDs: ChangingGuests {
  override func identity(at indexPath: TableIndexPath) -> RowIdentity? {
    RowIdentity(Invitee.self, id: indexPath.row)
  }
}
