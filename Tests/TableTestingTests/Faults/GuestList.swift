import Tables

/// A guest, whose name is what a row shows.
struct Invitee: Identifiable, Equatable {
  let id: Int
  var name: String
  var isComing = false
}

/// A list of guests, written by hand and right, which announces nothing by itself.
class GuestList: TableViewDataSource {
  let table: TableView
  var guests: [Invitee]
  let row = CellRegistration<EntryCell, Invitee> { cell, guest in
    cell.title.text = guest.name
    cell.detail.text = guest.isComing ? "comes" : ""
  }

  init(_ names: [String] = ["Ada", "Bob", "Cyd", "Dee", "Eve"], lines: Int = 6) {
    guests = names.enumerated().map { Invitee(id: $0, name: $1) }
    table = .ofLines(lines)
    table.dataSource = self
  }

  var numberOfSections: Int { 1 }

  func numberOfRows(inSection section: Int) -> Int { guests.count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(guests[indexPath.row], with: row)
  }

  func traits(ofSection section: Int) -> SectionTraits { SectionTraits() }

  var displayObserver: (any DisplayObserver)? { nil }

  func identity(at indexPath: TableIndexPath) -> RowIdentity? {
    RowIdentity(guests[indexPath.row])
  }

  /// A guest that nobody has invited before.
  func newGuest() -> Invitee {
    let id = (guests.map(\.id).max() ?? 0) + 1
    return Invitee(id: id, name: "guest \(id)")
  }

  func listToTest(_ actions: ListToTest.Action...) -> ListToTest {
    ListToTest(table, source: self, actions: actions)
  }
}

/// A guest list that gives its rows no ids.
class UnnamedGuestList: GuestList {
  override func identity(at indexPath: TableIndexPath) -> RowIdentity? { nil }
}
