import Tables

// Changes of all kinds, announced as they are.

extension CorrectList {
  static let announcedChanges: [CorrectList] = [
    CorrectList("every kind of change by hand") {
      let list = RightInvitees()
      return list.listToTest(
        ("invite first", { list.invite(at: 0) }),
        ("invite last", { list.invite(at: list.guests.count) }),
        ("drop the first two", { list.drop(min(2, list.guests.count)) }),
        ("swap the ends", { list.swapEnds() }), ("turn round", { list.turnRound() }),
        ("one comes", { list.oneComes() }))
    },
    CorrectList("the same without ids") {
      let list = RightInvitees(hasIDs: false)
      return list.listToTest(
        ("invite first", { list.invite(at: 0) }), ("drop the first", { list.drop(1) }),
        ("one comes", { list.oneComes() }))
    },
    CorrectList("a header with the number of rows, read anew") {
      let list = RightInvitees(hasHeader: true)
      return list.listToTest(
        ("invite", { list.invite(at: 0) }), ("drop one", { list.drop(1) }))
    },
    CorrectList("row numbers, all configured again after a change") {
      let list = NumberedInvitees()
      return list.listToTest(
        ("invite first", { list.invite(at: 0) }), ("drop the first", { list.drop(1) }))
    },
    CorrectList("expanded rows kept by id") {
      let list = ExpandedInvitees()
      return list.listToTest(
        ("expand the second", { list.expandSecond() }), ("invite first", { list.invite(at: 0) }))
    },
    CorrectList("a filter and a sort by applying snapshots") {
      let towns = Towns()
      return ListToTest(
        .ofLines(5), source: towns.rows, owner: towns,
        actions: [
          ("only with o", { towns.filter = "o" }), ("only with zz", { towns.filter = "zz" }),
          ("all", { towns.filter = "" }), ("turn the order", { towns.isAscending.toggle() }),
        ])
    },
    CorrectList("objects that are changed, and then applied again") {
      let meters = (0..<9).map { Meter(id: $0) }
      let rows = CommonDataSource<EntryCell, Meter>(meters) { cell, meter in
        cell.title.text = "meter \(meter.id): \(meter.reading)"
      }
      return ListToTest(
        .ofLines(4), source: rows,
        actions: [
          (
            "read the third",
            {
              meters[2].reading += 1
              rows.apply(meters)
            }
          ),
          (
            "read all and turn round",
            {
              for meter in meters { meter.reading += 1 }
              rows.apply(rows.snapshot.sections[0].reversed())
            }
          ),
        ])
    },
    CorrectList("sections that come and go with their rows") {
      let days = Days()
      return ListToTest(
        .ofLines(6), source: days.rows, owner: days,
        actions: [("add", { days.add() }), ("finish one", { days.finish() })])
    },
    CorrectList("actions that scroll, select and give the focus") {
      let list = RightInvitees()
      let table = list.table
      table.frame.size.height = 48
      return list.listToTest(
        ("to the end", { table.contentOffset = .infinity }),
        ("to the top", { table.contentOffset = 0 }),
        (
          "choose the last",
          {
            if let last = list.guests.indices.last { table.selectRow(at: [0, last]) }
          }
        ), ("choose none", { table.deselectAll() }),
        ("focus", { table.moveFocus(.down) }), ("drop the first", { list.drop(1) }))
    },
    CorrectList("tabs, each with a data source of its own") {
      let names = CommonDataSource<EntryCell, String>(["Ada", "Bob", "Cyd"]) { cell, name in
        cell.title.text = name
        cell.detail.text = ""
      }
      let sums = CommonDataSource<EntryCell, Int>(Array(0..<9)) { cell, sum in
        cell.title.text = ""
        cell.detail.text = "\(sum) €"
      }
      let table = TableView.ofLines(4)
      return ListToTest(
        table, source: names,
        actions: [("names", { table.dataSource = names }), ("sums", { table.dataSource = sums })])
    },
    CorrectList("a height that changes with its row") {
      let list = FoldingInvitees()
      return list.listToTest(("fold or unfold the first", { list.turn() }))
    },
    CorrectList("a reload and an empty batch, among changes") {
      let list = RightInvitees()
      return list.listToTest(
        ("invite", { list.invite(at: 0) }),
        (
          "reload and drop",
          {
            list.table.reloadData()
            list.drop(1)
          }
        ),
        (
          "say nothing and let one come",
          {
            try? list.table.performBatchUpdates { _ in }
            list.oneComes()
          }
        ))
    },
    CorrectList("a batch whose error would lead to a reload") {
      let list = RightInvitees(hasIDs: false)
      return list.listToTest(
        (
          "invite two as one batch",
          {
            list.guests.insert(contentsOf: [list.newGuest()], at: 0)
            list.guests.append(list.newGuest())
            let last = list.guests.count - 1
            do {
              try list.table.insertRows(at: [[0, 0], [0, last]])
            } catch {
              list.table.reloadData()
            }
          }
        ))
    },
  ]
}

private struct Town: Identifiable, Equatable {
  let id: String
}

private final class Towns {
  private let all = ["Bonn", "Oslo", "Lima", "Rome", "Cork", "Bath"].map(Town.init(id:))
  var filter = "" { didSet { update() } }
  var isAscending = true { didSet { update() } }

  lazy var rows = CommonDataSource<EntryCell, Town>(all) { cell, town in cell.title.text = town.id }

  private func update() {
    let shown = all.filter { filter.isEmpty || $0.id.contains(filter) }
    rows.apply(shown.sorted { ($0.id < $1.id) == isAscending })
  }
}

private final class Meter: Identifiable, Equatable {
  let id: Int
  var reading = 0

  init(id: Int) { self.id = id }

  static func == (left: Meter, right: Meter) -> Bool {
    left.id == right.id && left.reading == right.reading
  }
}

private struct Chore: Identifiable, Equatable {
  let id: Int
}

private final class Days {
  private var chores: [Int: [Chore]] = [0: [Chore(id: 0)]]
  private var next = 1

  lazy var rows = CommonDataSource<EntryCell, Chore>(sections: sections) { cell, chore in
    cell.title.text = "chore \(chore.id)"
  }

  private var sections: [TableSection<Chore>] {
    chores.keys.sorted().map { day in
      TableSection(id: SectionID(day), header: "day \(day)", chores[day] ?? [])
    }
  }

  func add() {
    chores[next % 4, default: []].append(Chore(id: next))
    next += 1
    rows.apply(TableSnapshot(sections: sections))
  }

  func finish() {
    guard let day = chores.keys.min() else { return }
    chores[day]?.removeLast()
    if chores[day]?.isEmpty == true { chores[day] = nil }
    rows.apply(TableSnapshot(sections: sections))
  }
}
