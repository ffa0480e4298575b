#if canImport(UIKit) && !os(watchOS)
  import TableModels
  import TableSources
  import UIKit

  /// The cells of a table view, which come from its own queue: what each of them shows, and for how
  /// long.
  ///
  /// The table view keeps and reuses the cells. This only knows the row that a cell was configured for
  /// last, because UIKit tells of the end of a display late, by a place that may not exist any more.
  @MainActor final class AdaptedCells {
    private let source: any UIKitTableDataSource
    private weak var tableView: UITableView?
    /// The classes by identifier that the table view can make.
    private var registered: [String: any AnyObject.Type] = [:]
    private var cells: [ObjectIdentifier: AdaptedCell] = [:]
    /// The row that the source is asked to show.
    private var row = TableIndexPath(section: 0, row: 0)
    /// The cell that was dequeued for it; nil before, and if the source dequeues by hand.
    private var dequeued: AdaptedCell?
    /// True if a row was shown by hand: asking for kinds would dequeue a cell each time.
    private(set) var areShownByHand = false

    init(of tableView: UITableView, showing source: any UIKitTableDataSource) {
      self.tableView = tableView
      self.source = source
    }

    // MARK: Registration

    /// Takes note of a kind that the table view knows to make.
    func note(_ kind: CellKind) {
      if let known = registered[kind.identifier], known != kind.cellType {
        fatalError(
          "The cell identifier \"\(kind.identifier)\" stands for \(known) and cannot stand for "
            + "\(kind.cellType) too; give one of the kinds another identifier")
      }
      registered[kind.identifier] = kind.cellType
    }

    private func registerIfNeeded(_ kind: CellKind, in tableView: UITableView) {
      let isKnown = registered[kind.identifier] != nil
      note(kind)
      guard !isKnown else { return }
      guard let type = kind.cellType as? UITableViewCell.Type else {
        fatalError(
          "The cells of the kind \(kind) are no UITableViewCells; a table view shows no others")
      }
      tableView.register(type, forCellReuseIdentifier: kind.identifier)
    }

    // MARK: Rows

    /// Returns a cell that is configured for a row.
    func cell(at row: TableIndexPath) -> UITableViewCell {
      var slot = RowSlot(from: self)
      slot.indexPath = row
      self.row = row
      dequeued = nil
      source.show(&slot, at: row)
      let shown = slot.take()
      guard let cell = shown as? UITableViewCell else {
        let type = shown.map { "a \(Swift.type(of: $0))" } ?? "no cell"
        fatalError("The row \(row) shows \(type); it has to show one UITableViewCell")
      }
      if dequeued?.cell !== cell {
        areShownByHand = true
        begin(cell, at: row)
      }
      return cell
    }

    /// Takes note of a cell that is about to show a row: it no longer shows another one.
    @discardableResult
    private func begin(_ cell: UITableViewCell, at row: TableIndexPath) -> AdaptedCell {
      let adapted = adapted(cell)
      adapted.endLease()
      if adapted.row != row { endDisplay(of: adapted) }
      adapted.row = row
      return adapted
    }

    private func adapted(_ cell: UITableViewCell) -> AdaptedCell {
      if let known = cells[ObjectIdentifier(cell)], known.cell === cell { return known }
      // One more cell is made: a good time to forget those that the table view has released.
      for (id, old) in cells where old.cell == nil {
        cells[id] = nil
        old.endLease()
      }
      let made = AdaptedCell(cell)
      cells[ObjectIdentifier(cell)] = made
      return made
    }

    // MARK: Display

    func beginDisplay(of cell: UITableViewCell, at row: TableIndexPath) {
      let adapted = adapted(cell)
      guard !adapted.isOnDisplay || adapted.row != row else { return }
      endDisplay(of: adapted)
      adapted.row = row
      adapted.isOnDisplay = true
      source.displayObserver?.willDisplay(cell, at: row)
    }

    /// Ends the display of a cell, unless it shows a row again already: the end that UIKit then tells of
    /// is an earlier one.
    func endDisplay(of cell: UITableViewCell) {
      guard tableView?.indexPath(for: cell) == nil, let adapted = cells[ObjectIdentifier(cell)]
      else {
        return
      }
      endDisplay(of: adapted)
    }

    /// Ends the displays of rows that a change takes away, while the source can still tell of them.
    func endDisplays(where isGone: (TableIndexPath) -> Bool) {
      for adapted in cells.values.sorted(by: { ($0.row ?? [0, 0]) < ($1.row ?? [0, 0]) }) {
        guard let row = adapted.row, isGone(row) else { continue }
        endDisplay(of: adapted)
        adapted.endLease()
        adapted.row = nil
      }
    }

    private func endDisplay(of adapted: AdaptedCell) {
      guard adapted.isOnDisplay else { return }
      adapted.isOnDisplay = false
      adapted.endLease()
      guard let cell = adapted.cell, let row = adapted.row, source.contains(row) else { return }
      source.displayObserver?.didEndDisplaying(cell, at: row)
    }

    // MARK: Changes

    /// The places of the rows that there are configured cells for, prepared ones included.
    var rows: [TableIndexPath] { cells.values.compactMap(\.row).filter(source.contains) }

    func follow(_ batch: CheckedUpdates) {
      for adapted in cells.values { adapted.row = adapted.row.flatMap(batch.placeAfter) }
    }

    /// Returns the rows that now want another kind of cell than the one that was configured for them.
    func rowsOfOtherKind(among rows: Set<TableIndexPath>) -> Set<TableIndexPath> {
      guard !areShownByHand else { return [] }
      return Set(
        cells.values.compactMap { adapted in
          guard let row = adapted.row, rows.contains(row), let cell = adapted.cell,
            let kind = source.cellKind(at: row), kind.identifier != cell.reuseIdentifier
          else { return nil }
          return row
        })
    }
  }

  extension AdaptedCells: @MainActor CellSupply {
    func dequeueCell(of kind: CellKind) -> (cell: AnyObject, ticket: CellTicket) {
      guard let tableView else {
        fatalError("The row \(row) is asked for, but its table view has ended")
      }
      registerIfNeeded(kind, in: tableView)
      let cell = tableView.dequeueReusableCell(withIdentifier: kind.identifier, for: IndexPath(row))
      dequeued = begin(cell, at: row)
      return (cell, .none)
    }

    // Asked between dequeuing and configuring, so it is the cell that was dequeued last.
    func leases(ofTicket ticket: CellTicket) -> CellLeases {
      guard let dequeued else { fatalError("A lease is asked for before a cell was dequeued") }
      return dequeued.madeLeases()
    }
  }

  extension TableDataSource {
    /// Returns true if there is such a row now.
    func contains(_ row: TableIndexPath) -> Bool {
      row.section >= 0 && row.section < numberOfSections && row.row >= 0
        && row.row < numberOfRows(inSection: row.section)
    }

    /// The number of rows of each section.
    var rowCounts: [Int] { (0..<numberOfSections).map { numberOfRows(inSection: $0) } }
  }

  /// A cell of a table view: the row that it was configured for, and its leases.
  @MainActor final class AdaptedCell {
    /// The cell. Weak, because the table view may release it at any time.
    private(set) weak var cell: UITableViewCell?
    /// The present place of the row that the cell was configured for; nil if that is gone.
    var row: TableIndexPath?
    /// True between the two display events of the row.
    var isOnDisplay = false
    private var leases: CellLeases?

    init(_ cell: UITableViewCell) { self.cell = cell }

    /// The leases of the cell, made when a closure first asks for one.
    func madeLeases() -> CellLeases {
      if let leases { return leases }
      let made = CellLeases()
      leases = made
      return made
    }

    func endLease() { leases?.endCurrent() }
  }
#endif
