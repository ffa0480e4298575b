import Tables
import Testing

/// Shows that each planted fault is one: without any check, by what a person would see.
@MainActor @Suite struct PlantedFaultTests {
  @Test func `there are enough kinds, and half of them are reported ones`() {
    let reported = PlantedFault.all.filter { if case .report = $0.source { true } else { false } }
    #expect(PlantedFault.all.count >= 28)
    #expect(reported.count * 2 >= PlantedFault.all.count)
    #expect(Set(PlantedFault.all.map(\.name)).count == PlantedFault.all.count)
    #expect(Set(PlantedFault.all.map(\.check)) == Set(PlantedFault.Check.allCases))
  }

  @Test(arguments: PlantedFault.all) func `a planted fault can be seen`(
    _ fault: PlantedFault
  ) async {
    switch fault.evidence {
    case .reuse(let first, let second):
      let used = UsedCell(showing: fault.make().source, rows: [first, second])
      let new = UsedCell(showing: fault.make().source, rows: [second])
      #expect(used.picture != new.picture, "\(fault)")
    case .late(let first, let second):
      var used: Set<UsedCell.Picture> = []
      // A fault may need that the first row was shown for some turns.
      for turns in [0, 2] {
        let cell = UsedCell(showing: fault.make().source, rows: [first])
        for _ in 0..<turns { await Task.yield() }
        cell.show(second)
        used.formUnion(await cell.allPictures())
      }
      let new = await UsedCell(showing: fault.make().source, rows: [second]).allPictures()
      #expect(!used.subtracting(new).isEmpty, "\(fault)")
    case .steps(let steps):
      let list = fault.make()
      for step in steps { list.perform(step) }
      #expect(list.isUnlikeAfterReload, "\(fault)")
    case .alive:
      let objects = weakObjects(of: fault.make)
      #expect(objects.contains { $0.object != nil }, "\(fault)")
    case .found(let isSeen): #expect(isSeen(fault.make()), "\(fault)")
    }
  }
}

struct WeakObject {
  weak var object: AnyObject?
}

/// The objects of a list that has been let go.
@MainActor func weakObjects(of make: () -> ListToTest) -> [WeakObject] {
  make().objects.map { WeakObject(object: $0.object) }
}

/// A cell that has shown some rows, one after the other.
@MainActor private final class UsedCell {
  private let source: any TableDataSource
  private let queue = ReuseQueue()
  private var cell: AnyObject?
  private var ticket = CellTicket.none

  init(showing source: any TableDataSource, rows: [TableIndexPath]) {
    self.source = source
    for row in rows { show(row) }
  }

  func show(_ row: TableIndexPath) {
    if let used = cell as? any ReusableCell { queue.enqueue(used, ticket: ticket) }
    var slot = RowSlot(from: queue)
    source.show(&slot, at: row)
    ticket = slot.ticket
    cell = slot.take()
    (cell as? View)?.frame = LayoutRect(x: 0, y: 0, width: 160, height: 48)
    (cell as? View)?.layoutIfNeeded()
  }

  /// What the cell draws, and how high it wants to be.
  var picture: Picture {
    let view = cell as? View
    return Picture(
      drawing: view?.displayList(),
      height: view?.sizeThatFits(LayoutSize(width: 160, height: .infinity)).height)
  }

  /// All that it draws while the rows' results arrive.
  func allPictures() async -> Set<Picture> {
    var pictures: Set<Picture> = []
    for turn in 0..<100 {
      pictures.insert(picture)
      if turn.isMultiple(of: 20) { try? await Task.sleep(for: .milliseconds(1)) }
      await Task.yield()
    }
    return pictures
  }

  struct Picture: Hashable {
    let drawing: DisplayList?
    let height: Double?
  }
}

extension ListToTest {
  fileprivate func perform(_ step: PlantedFault.Step) {
    table?.layoutIfNeeded()
    switch step {
    case .act(let name): actions.first { $0.name == name }?.perform()
    case .scroll(let distance): table?.scroll(by: distance)
    case .tap(let x, let y):
      guard let table else { return }
      _ = table.hitTest(LayoutPoint(x: x, y: y + table.contentOffset)).map { tap($0, x, y) }
    case .select(let row): table?.selectRow(at: row)
    case .focus(let row): table?.focusedRow = row
    }
    table?.layoutIfNeeded()
  }

  private func tap(_ view: View, _ x: Double, _ y: Double) {
    guard let table else { return }
    if view is Control {
      _ = view.handleTap(at: .zero)
    } else {
      _ = table.handleTap(at: LayoutPoint(x: x, y: y + table.contentOffset))
    }
  }

  /// True if the table is not what it is after a reload in new cells.
  fileprivate var isUnlikeAfterReload: Bool {
    guard let table else { return false }
    let counts = (0..<source.numberOfSections).map(source.numberOfRows(inSection:))
    let known = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
    if counts != known || !table.diagnostics.isEmpty { return true }
    let before = table.displayList()
    // Without room no row has a cell, and without idle cells the next ones are new.
    let (frame, offset) = (table.frame, table.contentOffset)
    table.frame.size.height = 0
    table.reloadData()
    table.layoutIfNeeded()
    table.reuseQueue.trim()
    table.frame = frame
    table.contentOffset = offset
    return before != table.displayList()
  }
}
