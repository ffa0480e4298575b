import Tables

/// A guest list that announces each of its changes.
class RightInvitees: GuestList {
  private let hasIDs: Bool
  private let hasHeader: Bool

  init(hasIDs: Bool = true, hasHeader: Bool = false) {
    self.hasIDs = hasIDs
    self.hasHeader = hasHeader
    super.init()
  }

  override func identity(at indexPath: TableIndexPath) -> RowIdentity? {
    hasIDs ? super.identity(at: indexPath) : nil
  }

  override func traits(ofSection section: Int) -> SectionTraits {
    SectionTraits(header: hasHeader ? "\(guests.count) guests" : nil)
  }

  /// Makes a change, and announces it.
  func announce(_ body: (inout TableUpdates) -> Void) {
    do {
      try table.performBatchUpdates { batch in
        body(&batch)
        if hasHeader {
          batch = TableUpdates()
          batch.reloadSections([0])
        }
      }
    } catch {
      fatalError("A list that is to be right announced a wrong batch: \(error)")
    }
  }

  func invite(at row: Int) {
    announce { batch in
      guests.insert(newGuest(), at: row)
      batch.insertRows(at: [[0, row]])
    }
  }

  func drop(_ count: Int) {
    guard guests.count >= count else { return }
    announce { batch in
      guests.removeFirst(count)
      batch.deleteRows(at: (0..<count).map { [0, $0] })
    }
  }

  func swapEnds() {
    let last = guests.count - 1
    guard last > 0 else { return }
    announce { batch in
      guests.swapAt(0, last)
      batch.moveRow(at: [0, 0], to: [0, last])
      batch.moveRow(at: [0, last], to: [0, 0])
    }
  }

  func turnRound() {
    let last = guests.count - 1
    announce { batch in
      guests.reverse()
      for row in guests.indices { batch.moveRow(at: [0, row], to: [0, last - row]) }
    }
  }

  func oneComes() {
    guard let row = guests.firstIndex(where: { !$0.isComing }) else { return }
    announce { batch in
      guests[row].isComing = true
      batch.reconfigureRows(at: [[0, row]])
    }
  }
}

final class NumberedInvitees: RightInvitees {
  override func announce(_ body: (inout TableUpdates) -> Void) {
    super.announce(body)
    super.announce { $0.reconfigureRows(at: guests.indices.map { [0, $0] }) }
  }

  override func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    var guest = guests[indexPath.row]
    guest.name = "\(indexPath.row + 1). \(guest.name)"
    slot.show(guest, with: row)
  }
}

final class ExpandedInvitees: RightInvitees {
  private var expanded: Set<Int> = []

  func expandSecond() {
    guard guests.count > 1 else { return }
    announce { batch in
      expanded.insert(guests[1].id)
      batch.reconfigureRows(at: [[0, 1]])
    }
  }

  override func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    var guest = guests[indexPath.row]
    if expanded.contains(guest.id) { guest.name += " ▾" }
    slot.show(guest, with: row)
  }
}

/// Guests whose first row can be folded.
final class FoldingInvitees: RightInvitees {
  private var isUnfolded = false

  func turn() {
    isUnfolded.toggle()
    announce { $0.reconfigureRows(at: [[0, 0]]) }
  }

  override func traits(ofSection section: Int) -> SectionTraits {
    SectionTraits(rowHeights: .each { [unowned self] row in row == 0 && isUnfolded ? 48 : 16 })
  }
}
