// This is not UIKit.

/// A table view without a screen, as strict as UIKit's or stricter: it loads counts lazily, remembers
/// which methods its delegate has, and dies of wrong batches.
@MainActor open class UITableView: UIView {
  public enum RowAnimation: Sendable {
    case fade, right, left, top, bottom, none, middle, automatic
  }
  public enum ScrollPosition: Sendable { case none, top, middle, bottom }

  public static let automaticDimension: CGFloat = -1

  public weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  public weak var delegate: (any UITableViewDelegate)? {
    didSet {
      let height = Selector("tableView:heightForRowAtIndexPath:")
      let estimate = Selector("tableView:estimatedHeightForRowAtIndexPath:")
      asksForHeights = delegate?.responds(to: height) ?? false
      asksForEstimates = delegate?.responds(to: estimate) ?? false
    }
  }
  public var rowHeight = UITableView.automaticDimension
  public var estimatedRowHeight = UITableView.automaticDimension
  public var allowsMultipleSelection = false
  public var contentOffset = CGPoint(x: 0, y: 0) { didSet { needsLayout = true } }

  // MARK: What a test may choose and ask

  /// True to tell of the end of displays when the cells show other rows already.
  public var endsDisplaysLate = false
  /// True to make cells for the rows after the visible ones, before they come.
  public var preparesCells = false
  /// What happened: "reload", "batch", "reconfigure 2".
  public var log: [String] = []
  public var cellsMade = 0
  public var layouts = 0

  var asksForHeights = false
  var asksForEstimates = false
  var makers: [String: (String) -> UITableViewCell] = [:]
  var pool: [String: [UITableViewCell]] = [:]
  /// The number of rows of each section; nil until somebody asks.
  var counts: [Int]?
  var titles: [[String?]] = []
  var shown: [IndexPath: UITableViewCell] = [:]
  var prepared: [IndexPath: UITableViewCell] = [:]
  var selected: [IndexPath] = []
  var expected: Set<IndexPath> = []
  /// The cells that have left, with the places where they were shown, until the delegate hears of it.
  var leaving: [(cell: UITableViewCell, place: IndexPath)] = []
  /// The row that the data source is asked for, and the cells that it has dequeued for it.
  var request: (place: IndexPath, reconfigured: UITableViewCell?, dequeued: [UITableViewCell])?
  var isLayingOut = false
  var batch: TableBatch?
  var batchDepth = 0
  var needsLayout = true

  func die(_ reason: String) -> Never {
    fatalError("uncaught exception 'NSInternalInconsistencyException', reason: '\(reason)'")
  }

  // MARK: Counts

  public var numberOfSections: Int { loadedCounts.count }

  public func numberOfRows(inSection section: Int) -> Int { loadedCounts[section] }

  var loadedCounts: [Int] {
    if let counts { return counts }
    let read = readCounts()
    counts = read
    titles = read.indices.map(readTitles)
    return read
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func readTitles(ofSection section: Int) -> [String?] {
    [
      dataSource?.tableView(self, titleForHeaderInSection: section),
      dataSource?.tableView(self, titleForFooterInSection: section),
    ]
  }

  /// The header and the footer of a section, as they were read last.
  public func titles(ofSection section: Int) -> [String?] {
    _ = loadedCounts
    return titles[section]
  }

  public func reloadData() {
    guard request == nil else { die("reloadData() while a cell is configured") }
    log.append("reload")
    counts = nil
    selected = []
    expected = []
    for (place, cell) in shown.sorted(by: { $0.key < $1.key }) {
      leaving.append((cell, place))
      enqueue(cell)
    }
    for cell in prepared.values { enqueue(cell) }
    shown = [:]
    prepared = [:]
    needsLayout = true
  }

  // MARK: Cells

  public func register(
    _ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String
  ) {
    log.append("register \(identifier)")
    makers[identifier] = { cellClass.init(style: .default, reuseIdentifier: $0) }
  }

  public func register(_ nib: UINib, forCellReuseIdentifier identifier: String) {
    log.append("register nib \(identifier)")
    makers[identifier] = { nib.instantiate($0) }
  }

  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let maker = makers[identifier] else {
      die(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard")
    }
    if let kept = request?.reconfigured {
      guard kept.reuseIdentifier == identifier else {
        die("dequeued a cell of another identifier (\(identifier)) for a row that is reconfigured")
      }
      request?.dequeued.append(kept)
      return kept
    }
    let cell: UITableViewCell
    if let idle = pool[identifier]?.popLast() {
      idle.prepareForReuse()
      cell = idle
    } else {
      cell = maker(identifier)
      cellsMade += 1
    }
    request?.dequeued.append(cell)
    return cell
  }

  /// Releases the idle cells, as UIKit may do at any time.
  public func releaseIdleCells() { pool = [:] }

  func enqueue(_ cell: UITableViewCell) {
    cell.isSelected = false
    if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
  }

  /// Asks the data source for the cell of a row.
  func cell(at place: IndexPath, reconfiguring kept: UITableViewCell? = nil) -> UITableViewCell {
    guard let dataSource else { die("the data source has ended") }
    let outer = request
    request = (place, kept, [])
    let cell = dataSource.tableView(self, cellForRowAt: place)
    guard request!.dequeued.allSatisfy({ $0 === cell }) else {
      die("a cell was dequeued for \(place) and another one returned")
    }
    guard kept == nil || cell === kept else {
      die("another cell was returned for the row \(place), which is reconfigured")
    }
    guard kept != nil || !shown.values.contains(where: { $0 === cell }) else {
      die("the cell of the row \(place) shows another row")
    }
    request = outer
    return cell
  }

  public var visibleCells: [UITableViewCell] {
    shown.sorted { $0.key < $1.key }.map(\.value)
  }

  public var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  // MARK: Selection

  public var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }

  public func selectRow(
    at indexPath: IndexPath, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard loadedCounts.indices.contains(indexPath.section),
      indexPath.row < loadedCounts[indexPath.section]
    else { die("attempt to select the row \(indexPath), which does not exist") }
    if !allowsMultipleSelection { for row in selected { deselectRow(at: row, animated: false) } }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    shown[indexPath]?.isSelected = true
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    shown[indexPath]?.isSelected = false
  }
}
