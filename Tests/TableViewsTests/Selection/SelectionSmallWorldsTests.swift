import Tables
import Testing

/// Every way from one small list to another, with every selection.
///
/// The same ids are selected afterwards, as far as they still exist, and the others are reported in
/// order.
@Suite struct SelectionSmallWorldsTests {
  /// All ways to put the mails 0 to 3, or some of them, into two sections.
  private static let worlds: [[[Int]]] = {
    let orders: [[Int]] = [
      [], [0], [0, 1], [1, 0], [0, 1, 2], [2, 0, 1], [2, 1, 0], [1, 3], [3, 2, 1, 0], [0, 1, 2, 3],
    ]
    return orders.flatMap { order in
      (0...order.count).map { [Array(order.prefix($0)), Array(order.suffix(from: $0))] }
    } + [[[0, 1, 2, 3]], [[1]], []]
  }()

  private enum Change: CaseIterable { case apply, applyUrgent, replaceAll, applyOtherSections }

  @Test func `the selection is the same ids after any change of the snapshot`() throws {
    for change in Change.allCases {
      for old in Self.worlds {
        for new in Self.worlds {
          for ids in [[0], [1, 2], [0, 1, 2, 3]] {
            if let fault = fault(change, from: old, to: new, selecting: Set(ids)) {
              throw Fault("\(old) to \(new) by \(change), selecting \(ids): \(fault)")
            }
          }
        }
      }
    }
  }

  private func fault(
    _ change: Change, from old: [[Int]], to new: [[Int]], selecting ids: Set<Int>
  ) -> String? {
    let table = makeTable(columns: 10, lines: 3)
    let source = mailbox()
    let recorder = SelectionRecorder()
    source.snapshot = snapshot(old)
    table.dataSource = source
    table.delegate = recorder
    table.selectionMode = .multiple
    let chosen = places(old).filter { ids.contains($0.id) }
    for (path, _) in chosen { table.selectRow(at: path) }
    table.focusedRow = chosen.first?.path
    if ids.count > 1 { table.layoutIfNeeded() }
    switch change {
    case .apply: source.apply(snapshot(new))
    case .applyUrgent: source.apply(snapshot(new, isUrgent: true))
    case .replaceAll: source.snapshot = snapshot(new)
    case .applyOtherSections: source.apply(snapshot(new, firstSection: 1))
    }
    let kept = places(new).filter { row in chosen.contains { $0.id == row.id } }
    guard table.indexPathsForSelectedRows == kept.map(\.path) else {
      return "\(table.indexPathsForSelectedRows) are selected"
    }
    let gone = chosen.filter { row in !kept.contains { $0.id == row.id } }
    guard recorder.events == gone.map({ "deselected \($0.path)" }) else {
      return "\(recorder.events)"
    }
    let focus = table.focusedRow
    let focused = chosen.first.flatMap { mail in
      let stayed = kept.first { $0.id == mail.id }?.path
      return stayed.map { [$0] } ?? neighbours(of: mail, old, new, change)
    }
    guard focused?.contains(where: { $0 == focus }) ?? (focus == nil) else {
      return "the focus is at \(String(describing: focus)), not in \(focused ?? [])"
    }
    for (path, cell) in zip(table.indexPathsForVisibleRows, table.visibleCells) {
      let isRight =
        cell.isSelected == kept.contains { $0.path == path } && cell.isFocused == (path == focus)
      guard isRight else { return "the cell at \(path) does not know it" }
    }
    return nil
  }

  /// The possible targets of the focus from a row that is gone: nil if there are no rows at all.
  private func neighbours(
    of row: (path: TableIndexPath, id: Int), _ old: [[Int]], _ new: [[Int]], _ change: Change
  ) -> [TableIndexPath]? {
    let all = places(new).map(\.path)
    guard !all.isEmpty else { return nil }
    let number = row.path.section
    let now = number < new.count ? new[number] : []
    switch change {
    case .replaceAll:
      // Its place, or the nearest that there is.
      guard now.isEmpty else { return [[number, min(row.path.row, now.count - 1)]] }
      return [all.first { $0.section > number } ?? all[all.count - 1]]
    case .apply:
      let stayed = old[number].filter(now.contains)
      // What moved by itself is a question of the difference.
      guard !stayed.isEmpty, stayed == now.filter(old[number].contains) else { return all }
      let below = old[number].dropFirst(row.path.row).first(where: stayed.contains)
      let next = below ?? stayed[stayed.count - 1]
      return now.firstIndex(of: next).map { [[number, $0]] }
    case .applyUrgent, .applyOtherSections: return all
    }
  }

  private func places(_ sections: [[Int]]) -> [(path: TableIndexPath, id: Int)] {
    sections.enumerated().flatMap { section, ids in
      ids.enumerated().map { (path: TableIndexPath(section: section, row: $0), id: $1) }
    }
  }

  private func snapshot(
    _ sections: [[Int]], isUrgent: Bool = false, firstSection: Int = 0
  ) -> TableSnapshot<Mail> {
    TableSnapshot(
      sections: sections.enumerated().map { number, ids in
        TableSection(
          id: SectionID(number + firstSection), ids.map { Mail($0, isUrgent: isUrgent && $0 > 1) })
      })
  }
}
