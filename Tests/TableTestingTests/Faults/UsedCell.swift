import Tables

/// A cell that has shown some rows, one after the other.
@MainActor final class UsedCell {
  private let source: any TableDataSource
  private let queue = ReuseQueue()
  private(set) var cell: AnyObject?
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
