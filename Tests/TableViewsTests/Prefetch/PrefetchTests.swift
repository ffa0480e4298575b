import Tables
import TestSupport
import Testing

/// The rows that a data source is told to expect on screen.
@Suite struct PrefetchTests {
  private let table = makeTable(lines: 3)
  private let source = mailbox((0..<20).map { Mail($0) }, [Mail(20), Mail(21)])
  private let log = Log()

  private final class Log {
    var events: [String] = []
  }

  init() {
    table.dataSource = source
    table.prefetchDistance = 3
    source.onPrefetch = { [log] mails, _ in log.events.append("+\(mails.map(\.id))") }
    source.onCancelPrefetch = { [log] mails, _ in log.events.append("-\(mails.map(\.id))") }
  }

  /// The messages since the last call, after a layout.
  private var news: [String] {
    table.layoutIfNeeded()
    defer { log.events = [] }
    return log.events
  }

  private func scroll(to row: Double) -> [String] {
    table.contentOffset = row * 16
    return news
  }

  @Test func `ten rows are expected, unless the table is told otherwise`() {
    #expect(TableView().prefetchDistance == 10)
  }

  @Test func `rows below are asked for at first, then in the direction of travel`() {
    #expect(news == ["+[3, 4, 5]"])
    #expect(scroll(to: 1) == ["+[6]"])
    #expect(scroll(to: 1.5) == ["+[7]"])
    #expect(scroll(to: 1.75) == [])
    #expect(scroll(to: 2) == [])
    #expect(scroll(to: 6) == ["-[5]", "+[9, 10, 11]"])
    #expect(scroll(to: 5) == ["-[9, 10, 11]", "+[4, 3, 2]"])
    #expect(scroll(to: 4) == ["+[1]"])
    #expect(scroll(to: 0) == ["-[3]"])
    #expect(scroll(to: 12) == ["+[15, 16, 17]"])
  }

  @Test func `a layout that moves nothing keeps the direction`() {
    _ = scroll(to: 10)
    _ = scroll(to: 9)
    table.setNeedsLayout()
    #expect(news == [])
    table.frame.size.height += 16
    #expect(news == [])
  }

  @Test func `rows of the next sections count, headers do not`() {
    source.snapshot = TableSnapshot(sections: [
      TableSection(id: 0, header: "A", footer: "end", (0..<3).map { Mail($0) }),
      TableSection(id: 1, header: "empty"),
      TableSection(id: 2, header: "C", (3..<9).map { Mail($0) }),
    ])
    #expect(news == ["+[2, 3, 4]"])
    table.contentOffset = .infinity
    _ = news
    table.contentOffset -= 4 * 16
    #expect(news == ["+[2, 1, 0]"])
  }

  @Test func `rows that cannot be seen are not expected`() {
    source.rowHeights = .each { $0.id % 2 == 0 ? 16 : 0 }
    table.reloadData()
    #expect(news == ["+[6, 8, 10]"])
  }

  @Test func `another distance holds from the next layout on, and 0 is none`() {
    _ = news
    table.prefetchDistance = 5
    #expect(news == ["+[6, 7]"])
    table.prefetchDistance = 1
    #expect(news == ["-[4, 5, 6, 7]"])
    table.prefetchDistance = 0
    #expect(news == ["-[3]"])
    #expect(scroll(to: 5) == [])
  }

  @Test func `a distance that is negative traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { TableView().prefetchDistance = -1 }
    #expect(
      result.trapMessage
        == "A table cannot prefetch -1 rows; the least is 0, which switches it off")
  }

  // MARK: Changes

  @Test func `rows that move are expected where they are`() {
    _ = news
    source.insert(Mail(99), at: [0, 3])
    #expect(news == ["-[5]", "+[99]"])
    source.remove(at: [0, 3])
    #expect(news == ["-[99]", "+[5]"])
    source.move(from: [0, 4], to: [0, 19])
    #expect(news == ["-[4]", "+[6]"])
  }

  @Test func `a row that is taken away is cancelled while its model is there`() {
    _ = news
    source.edit { draft in
      draft.remove(at: [0, 5])
      draft.remove(at: [0, 3])
    }
    #expect(log.events == ["-[3, 5]"])
    #expect(news == ["-[3, 5]", "+[6, 7]"])
  }

  @Test func `a row that gets another kind, content or id is cancelled and asked for again`() {
    _ = news
    source.replace(at: [0, 4], with: Mail(4, isUrgent: true))
    #expect(news == ["-[4]", "+[4]"])
    source.replace(at: [0, 4], with: Mail(4, "other", isUrgent: true))
    #expect(news == ["-[4]", "+[4]"])
    source.replace(at: [0, 4], with: Mail(40, isUrgent: true))
    #expect(news == ["-[4]", "+[40]"])
  }

  @Test func `everything is cancelled before the content is replaced`() {
    _ = news
    source.snapshot = TableSnapshot([Mail(7), Mail(8)])
    #expect(log.events == ["-[3, 4, 5]"])
    #expect(news == ["-[3, 4, 5]"])
  }

  @Test func `a reload cancels everything and asks again`() {
    _ = scroll(to: 5)
    _ = scroll(to: 4)
    table.reloadData()
    #expect(log.events == ["-[1, 2, 3]"])
    #expect(news == ["-[1, 2, 3]", "+[7, 8, 9]"])
  }

  @Test func `another data source does not hear of the rows of the one before`() {
    _ = news
    let other = mailbox([Mail(50), Mail(51), Mail(52), Mail(53)])
    other.onPrefetch = { [log] mails, _ in log.events.append("other +\(mails.map(\.id))") }
    other.onCancelPrefetch = { [log] mails, _ in log.events.append("other -\(mails.map(\.id))") }
    table.dataSource = other
    #expect(news == ["-[3, 4, 5]", "other +[53]"])
    table.dataSource = nil
    #expect(news == ["other -[53]"])
  }

  @Test func `who begins to listen is told of what is expected then`() {
    let (asks, cancels) = (source.onPrefetch, source.onCancelPrefetch)
    source.onPrefetch = nil
    source.onCancelPrefetch = nil
    #expect(news == [])
    #expect(scroll(to: 1) == [])
    (source.onPrefetch, source.onCancelPrefetch) = (asks, cancels)
    table.setNeedsLayout()
    #expect(news == ["+[4, 5, 6]"])
  }

  @Test func `who stops listening and begins again is told anew`() {
    _ = news
    let asks = source.onPrefetch
    let cancels = source.onCancelPrefetch
    (source.onPrefetch, source.onCancelPrefetch) = (nil, nil)
    table.setNeedsLayout()
    #expect(news == [])
    (source.onPrefetch, source.onCancelPrefetch) = (asks, cancels)
    table.setNeedsLayout()
    #expect(news == ["+[3, 4, 5]"])
  }

  @Test func `a row that came in a pass which was broken off is not cancelled`() {
    _ = news
    var isFirst = true
    source.onWillDisplay = { [table] _, mail, _ in
      if mail.id == 3, isFirst {
        isFirst = false
        table.reloadData()
      }
    }
    table.contentOffset = 16
    #expect(news == [])
    #expect(news == ["-[4, 5]", "+[4, 5, 6]"])
  }

  @Test func `an edit by a listener waits until the pass is over`() {
    source.onPrefetch = { [log, source] mails, _ in
      log.events.append("+\(mails.map(\.id))")
      if mails[0].id == 3 { source.remove(at: [0, 0]) }
    }
    #expect(news == ["+[3, 4, 5]"])
    #expect(source[[0, 0]].id == 1)
    #expect(news == ["+[6]"])
  }

  @Test func `a listener that scrolls is told of what that leads to`() {
    source.onPrefetch = { [log, table] mails, _ in
      log.events.append("+\(mails.map(\.id))")
      if mails[0].id == 3 { table.contentOffset = 16 }
    }
    _ = table.screen
    #expect(news == ["+[3, 4, 5]", "+[6]"])
  }

  @Test func `edits by who hears of a cancellation wait for the change that it is about`() {
    _ = news
    source.onCancelPrefetch = { [log, source] mails, _ in
      log.events.append("-\(mails.map(\.id))")
      if mails[0].id == 4 { source.remove(at: [0, 3]) }
    }
    source.remove(at: [0, 4])
    #expect(news == ["-[4]", "-[3]", "+[6, 7]"])
  }

  // MARK: A data source that is written by hand

  /// Never asked about a row that it does not have (RxDataSources 300).
  @Test func `a source that has changed already is asked about no row beyond its counts`() throws {
    let numbers = Numbers(20)
    table.dataSource = numbers
    table.layoutIfNeeded()
    #expect(numbers.news == ["+3", "+4", "+5"])
    numbers.count = 4
    try table.deleteRows(at: (4..<20).map { [0, $0] })
    table.layoutIfNeeded()
    #expect(numbers.news == [])
    numbers.count = 20
    table.reloadData()
    table.layoutIfNeeded()
    #expect(numbers.news == ["-3", "+3", "+4", "+5"])
    numbers.count = 5
    table.reloadData()
    table.layoutIfNeeded()
    #expect(numbers.news == ["-3", "-4", "+3", "+4"])
    numbers.count = 0
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(numbers.news == [])
    #expect(numbers.isInBounds)
  }

  @Test func `a batch cancels what is expected before it changes the model, and asks again`() throws
  {
    let downloads = Downloads(["0", "1", "2", "3", "4", "5"])
    let table = makeTable(lines: 2)
    table.prefetchDistance = 2
    table.dataSource = downloads
    table.layoutIfNeeded()
    #expect(downloads.loading == ["2", "3"])
    try table.performBatchUpdates { batch in
      downloads.items.remove(at: 2)
      batch.deleteRows(at: [[0, 2]])
    }
    table.layoutIfNeeded()
    #expect(downloads.loading == ["3", "4"])
  }

  @Test func `a change that is announced afterwards loses no row that is expected`() throws {
    let downloads = Downloads(["0", "1", "2", "3", "4", "5"])
    let table = makeTable(lines: 2)
    table.prefetchDistance = 2
    table.dataSource = downloads
    table.layoutIfNeeded()
    downloads.items.remove(at: 2)
    try table.deleteRows(at: [[0, 2]])
    table.layoutIfNeeded()
    // Nobody can say any more which row "2" was.
    #expect(downloads.loading == ["2", "3", "4"])
    #expect(downloads.cancelled == [])
    try table.reloadRows(at: [[0, 3]])
    table.layoutIfNeeded()
    #expect(downloads.cancelled == ["4"])
    #expect(downloads.loading == ["2", "3", "4"])
    downloads.items = []
    try table.deleteRows(at: (0..<5).map { [0, $0] })
    table.layoutIfNeeded()
    #expect(downloads.isInBounds)
  }

  @Test func `a batch inside of a batch cancels nothing again`() throws {
    let downloads = Downloads(["0", "1", "2", "3", "4", "5"])
    let table = makeTable(lines: 2)
    table.prefetchDistance = 2
    table.dataSource = downloads
    table.layoutIfNeeded()
    try table.performBatchUpdates { _ in
      downloads.items.remove(at: 0)
      try? table.performBatchUpdates { $0.deleteRows(at: [[0, 0]]) }
      #expect(downloads.cancelled == ["2", "3"])
    }
    table.layoutIfNeeded()
    #expect(downloads.loading == ["3", "4"])
  }
}

/// Loads the items that it has at the places that it is told.
private final class Downloads: TableViewDataSource, RowPrefetcher {
  var items: [String]
  private(set) var loading: Set<String> = []
  private(set) var cancelled: [String] = []
  private(set) var isInBounds = true
  private let row = CellRegistration<LineCell, String> { $0.label.text = $1 }

  init(_ items: [String]) { self.items = items }

  func numberOfRows(inSection section: Int) -> Int { items.count }
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    loading.remove(items[indexPath.row])
    slot.show(items[indexPath.row], with: row)
  }
  func prefetchRows(at indexPaths: [TableIndexPath]) { loading.formUnion(items(at: indexPaths)) }
  func cancelPrefetching(ofRowsAt indexPaths: [TableIndexPath]) {
    loading.subtract(items(at: indexPaths))
    cancelled += items(at: indexPaths)
  }

  private func items(at indexPaths: [TableIndexPath]) -> [String] {
    isInBounds = isInBounds && indexPaths.allSatisfy { items.indices.contains($0.row) }
    return indexPaths.compactMap { items.indices.contains($0.row) ? items[$0.row] : nil }
  }
}

/// Rows of a number that changes, whoever still asks.
private final class Numbers: TableViewDataSource, RowPrefetcher {
  var count: Int
  private(set) var isInBounds = true
  private var events: [String] = []
  private let row = CellRegistration<LineCell, Int> { $0.label.text = "\($1)" }

  init(_ count: Int) { self.count = count }

  var news: [String] {
    defer { events = [] }
    return events
  }

  func numberOfRows(inSection section: Int) -> Int { count }
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(indexPath.row, with: row)
  }
  func prefetchRows(at indexPaths: [TableIndexPath]) { note("+", indexPaths) }
  func cancelPrefetching(ofRowsAt indexPaths: [TableIndexPath]) { note("-", indexPaths) }

  private func note(_ sign: String, _ indexPaths: [TableIndexPath]) {
    events += indexPaths.map { "\(sign)\($0.row)" }
    if indexPaths.contains(where: { $0.row >= count }) { isInBounds = false }
  }
}
