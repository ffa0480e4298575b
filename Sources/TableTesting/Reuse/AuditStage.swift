import Foundation
import Tables

/// A cell of an audit, with what its supply has to know of it.
final class AuditedCell {
  let object: AnyObject
  /// The kind of the cell; nil for one that the data source dequeued by hand.
  let kind: CellKind?
  fileprivate var leases: CellLeases?

  fileprivate init(_ object: AnyObject, kind: CellKind?) {
    (self.object, self.kind) = (object, kind)
  }

  deinit { leases?.endCurrent() }

  /// Equal for cells that can show each other's rows.
  var key: String { "\(kind?.identifier ?? "by hand") \(type(of: object))" }
}

/// The state of a row beside its model.
struct AuditedState: Hashable {
  var isSelected = false
  var isFocused = false
}

/// The place where an audit shows rows: each in a new cell, or in one that has shown another row.
final class AuditStage: CellSupply {
  let source: any TableDataSource
  var width: Double
  /// The queue of cells that the data source dequeues by hand.
  private let queue: ReuseQueue?
  private let purpose: String
  private var current: AuditedCell?
  private var state = AuditedState()
  private var heights: [Int: RowHeights<Int>] = [:]

  init(_ source: any TableDataSource, width: Double, queue: ReuseQueue?, for purpose: String) {
    (self.source, self.width, self.queue, self.purpose) = (source, width, queue, purpose)
  }

  /// True if rows that are dequeued by hand can be compared.
  var knowsQueue: Bool { queue != nil }

  /// Shows a row, as a table would.
  ///
  /// - Parameters:
  ///   - used: A cell that showed another row; nil for a new one.
  /// - Returns: The cell; nil if the data source shows nothing.
  func show(
    _ row: TableIndexPath, in used: AuditedCell? = nil, _ state: AuditedState = AuditedState()
  ) -> AuditedCell? {
    trace(row, isUsed: used != nil)
    if let used { leave(used) }
    if used?.kind != nil || used == nil { queue?.trim() }
    (current, self.state) = (used, state)
    var slot = RowSlot(from: self)
    slot.indexPath = row
    source.show(&slot, at: row)
    let isByHand = slot.ticket == .none
    guard let shown = slot.take() else { return nil }
    guard isByHand else { return current }
    let cell = used?.object === shown ? used : AuditedCell(shown, kind: nil)
    (shown as? TableViewCell)?.show(isSelected: state.isSelected, isFocused: state.isFocused)
    return cell
  }

  /// Does to a cell what happens when its row leaves the screen.
  func leave(_ cell: AuditedCell) {
    (cell.object as? TableViewCell)?.show(isSelected: false, isFocused: false)
    cell.leases?.endCurrent()
    guard cell.kind == nil, let queue, let reusable = cell.object as? any ReusableCell else {
      return
    }
    queue.trim()
    queue.enqueue(reusable, ticket: queue.ticket(ofCellByHand: reusable))
  }

  func look(of cell: AuditedCell, at row: TableIndexPath) -> CellLook {
    let (height, isMeasured) = height(of: row)
    return CellLook(
      of: cell.object, size: LayoutSize(width: width, height: height), isMeasured: isMeasured)
  }

  /// The look of a row in a new cell.
  func newLook(of row: TableIndexPath, _ state: AuditedState = AuditedState()) -> CellLook? {
    show(row, in: nil, state).map { look(of: $0, at: row) }
  }

  /// The height of a row in points. Where the source does not say, it is enough to see most cells
  /// whole: what is cut off is not compared.
  private func height(of row: TableIndexPath) -> (points: Double, isMeasured: Bool) {
    switch rule(of: row) {
    case .standard: (480, false)
    case .fixed(let height): (usable(height), false)
    case .each(let height): (usable(height(row.row)), false)
    case .measured(let estimate): (usable(estimate), true)
    }
  }

  /// The heights of the section of a row, asked for once.
  func rule(of row: TableIndexPath) -> RowHeights<Int> {
    if let known = heights[row.section] { return known }
    let rule = source.traits(ofSection: row.section).rowHeights
    heights[row.section] = rule
    return rule
  }

  private func usable(_ height: Double) -> Double { height >= 0 && height < 1e6 ? height : 480 }

  private func trace(_ row: TableIndexPath, isUsed: Bool) {
    guard isTracing else { return }
    write("\(purpose): shows row \(row) in a \(isUsed ? "used" : "new") cell")
  }

  // MARK: The supply

  func dequeueCell(of kind: CellKind) -> (cell: AnyObject, ticket: CellTicket) {
    if let current, let present = current.kind, present.identifier == kind.identifier,
      present.cellType == kind.cellType
    {
      (current.object as? any ReusableCell)?.prepareForReuse()
      prepare(current.object)
      return (current.object, CellTicket(0))
    }
    guard let type = kind.cellType as? any ReusableCell.Type else {
      fatalError(
        "A test cannot make cells of \(kind.cellType), which is no ReusableCell: let the class conform "
          + "to ReusableCell, which needs an init()")
    }
    let made = AuditedCell(type.init(), kind: kind)
    current = made
    prepare(made.object)
    return (made.object, CellTicket(0))
  }

  private func prepare(_ cell: AnyObject) {
    (cell as? TableViewCell)?.show(isSelected: state.isSelected, isFocused: state.isFocused)
  }

  func leases(ofTicket ticket: CellTicket) -> CellLeases {
    let leases = current?.leases ?? CellLeases()
    current?.leases = leases
    return leases
  }
}

/// True if each row is to be named before it is shown, so that a trap can be found.
let isTracing = ProcessInfo.processInfo.environment["TABLES_TRACE"] == "1"

/// Writes a line to standard error at once.
func write(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
