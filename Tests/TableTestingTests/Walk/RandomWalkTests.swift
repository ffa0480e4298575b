import Tables
import Testing

@testable import TableTesting

private struct Guest: Identifiable, Equatable {
  let id: Int
  var name: String
}

private final class GuestCell: TableViewCell {
  let line = Label()
  let star = Button("☆")

  required init() {
    super.init()
    addSubview(line)
    addSubview(star)
  }

  override func layoutSubviews() {
    line.frame = LayoutRect(x: 0, y: 0, width: 200, height: 16)
    star.frame = LayoutRect(x: 200, y: 0, width: 64, height: 16)
  }
}

/// A list of guests in an array, whose changes are announced by hand, or forgotten.
private final class Guests: TableViewDataSource {
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 96))
  var names: [Guest] = (0..<20).map { Guest(id: $0, name: "guest \($0)") }
  var wire: (GuestCell, Guest) -> Void = { _, _ in }
  lazy var row = CellRegistration<GuestCell, Guest> { [unowned self] cell, guest in
    cell.line.text = guest.name
    wire(cell, guest)
  }

  init() { table.dataSource = self }

  func numberOfRows(inSection section: Int) -> Int { names.count }
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(names[indexPath.row], with: row)
  }
  func identity(at indexPath: TableIndexPath) -> RowIdentity? { RowIdentity(names[indexPath.row]) }

  func addAnnounced() {
    try? table.performBatchUpdates { batch in
      names.insert(Guest(id: names.count + 100, name: "added"), at: 0)
      batch.insertRows(at: [[0, 0]])
    }
  }

  func list(_ actions: [ListUnderTest.Action]) -> ListUnderTest {
    ListUnderTest(table: table, owner: self, actions: actions)
  }
}

@Suite struct RandomWalkTests {
  private func failure(
    _ prepare: @escaping (Guests) -> [ListUnderTest.Action]
  ) -> WalkFailure? {
    RandomWalk().failure {
      let guests = Guests()
      return guests.list(prepare(guests))
    }
  }

  @Test func `a list that announces all that it changes walks well`() {
    #expect(failure { guests in [.init("add") { guests.addAnnounced() }] } == nil)
  }

  @Test func `a count that was not announced is found after one step`() {
    let failure = failure { guests in
      [
        .init("add") { guests.addAnnounced() },
        .init("drop the last") { _ = guests.names.popLast() },
      ]
    }
    #expect(failure?.steps == ["“drop the last”, which announces nothing"])
    #expect(failure?.violation == .unannounced(source: [19], table: [20]))
  }

  @Test func `a name that was not announced is found, with the row and the property`() {
    let failure = failure { guests in
      [.init("rename the first") { guests.names[0].name += "!" }]
    }
    #expect(
      failure?.violation
        == .staleContent(
          place: "Row [0, 0]", cell: "GuestCell", property: "line.text", shown: "\"guest 0\"",
          new: "\"guest 0!\""))
    #expect(failure?.steps == ["“rename the first”, which announces nothing"])
  }

  @Test func `a state that a tap sets in the cell is found`() {
    let failure = failure { guests in
      guests.wire = { cell, _ in
        guard cell.star.targetCount == 0 else { return }
        cell.star.addAction(for: .touchUpInside) { ($0 as? Button)?.setTitle("★", for: .normal) }
      }
      return []
    }
    #expect(failure?.steps.count == 1)
    #expect(failure?.description.contains("star.title(for: .normal)") == true)
  }

  @Test func `a closure that remembers the first row of its cell is found`() {
    let failure = failure { guests in
      guests.wire = { [unowned guests] cell, guest in
        guard cell.star.targetCount == 0 else { return }
        cell.star.addAction(for: .touchUpInside) { _ in
          guard let row = guests.names.firstIndex(of: guest) else { return }
          try? guests.table.performBatchUpdates { batch in
            guests.names[row].name = "liked"
            batch.reconfigureRows(at: [[0, row]])
          }
        }
      }
      return []
    }
    guard case .dependsOnReuse = failure?.violation else {
      Issue.record("\(failure as Any)")
      return
    }
    #expect((failure?.steps.count ?? 9) <= 2)
  }

  @Test func `the seed of a failure leads to it again`() throws {
    let make = {
      let guests = Guests()
      return guests.list([
        .init("drop") { if guests.names.count < 18 { _ = guests.names.popLast() } },
        .init("remove") {
          try? guests.table.performBatchUpdates { batch in
            if guests.names.popLast() != nil { batch.deleteRows(at: [[0, guests.names.count]]) }
          }
        },
      ])
    }
    let first = try #require(RandomWalk(seeds: 3...9).failure(of: make))
    let again = RandomWalk(steps: first.stepsBefore, seeds: first.seed...first.seed).failure(
      of: make)
    #expect(again == first)
    #expect(
      first.steps == [
        "“remove”, which announces deleteRows(at: [[0, 19]])",
        "“remove”, which announces deleteRows(at: [[0, 18]])",
        "“remove”, which announces deleteRows(at: [[0, 17]])", "“drop”, which announces nothing",
      ])
  }
}
