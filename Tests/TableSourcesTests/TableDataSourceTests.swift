import TableModels
import TableSources
import Testing

/// Data sources that are written by hand.
@Suite struct TableDataSourceTests {
  /// The least that a data source can say.
  private final class Squares: TableDataSource {
    let row = CellRegistration<NumberCell, Int> { cell, number in cell.number = number }

    func numberOfRows(inSection section: Int) -> Int { 1_000 }

    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      slot.show(indexPath.row * indexPath.row, with: row)
    }
  }

  /// A data source of the old school: it dequeues by identifier and configures by itself.
  private final class ByHand: TableDataSource {
    let queue: ReuseQueue

    init(queue: ReuseQueue) {
      self.queue = queue
      queue.register(TextCell.self, withIdentifier: "text")
    }

    func numberOfRows(inSection section: Int) -> Int { 3 }

    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      guard let cell = try? queue.dequeue(withIdentifier: "text") as? TextCell else { return }
      cell.text = "row \(indexPath.row)"
      slot.show(cell)
    }
  }

  /// A data source that belongs to the main actor, as a view controller would be.
  @MainActor private final class Screen: @MainActor TableDataSource {
    private var shown: [TableIndexPath] = []
    private lazy var row = CellRegistration<NumberCell, Int> { [unowned self] cell, number in
      shown.append([0, number])
      cell.number = number
    }
    var numbersShown: [Int] { shown.map(\.row) }

    func numberOfRows(inSection section: Int) -> Int { 2 }

    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      slot.show(indexPath.row, with: row)
    }
  }

  @Test func `two answers make a data source, and the rest has a default`() throws {
    let source: any TableDataSource = Squares()
    #expect(source.numberOfSections == 1)
    #expect(source.numberOfRows(inSection: 0) == 1_000)
    let traits = source.traits(ofSection: 0)
    #expect(traits.header == nil)
    #expect(traits.footer == nil)
    guard case .standard = traits.rowHeights else {
      Issue.record("the rows are not as high as the host's")
      return
    }
    #expect(source.displayObserver == nil)
    #expect(source.prefetcher == nil)
    #expect(source.changeFeed == nil)
    let queue = ReuseQueue()
    var slot = RowSlot(from: queue)
    source.show(&slot, at: [0, 12])
    let (number, ticket) = try slot.take(as: NumberCell.self)
    #expect(number.number == 144)
    queue.enqueue(number, ticket: ticket)
    #expect("\(queue.statistics)" == "created 1, reused 0, idle 1, discarded 0")
    #expect(source.cellKind(at: [0, 0])?.identifier == "NumberCell")
  }

  @Test func `a cell dequeued by hand goes through a slot and back to its queue`() throws {
    let queue = ReuseQueue()
    let source = ByHand(queue: queue)
    var slot = RowSlot(from: queue)
    for row in 0..<3 {
      source.show(&slot, at: [0, row])
      let (text, ticket) = try slot.take(as: TextCell.self)
      #expect(ticket == .none)
      #expect(text.text == "row \(row)")
      queue.enqueue(text, ticket: queue.ticket(ofCellByHand: text))
    }
    #expect("\(queue.statistics)" == "created 1, reused 2, idle 1, discarded 0")
    #expect(source.cellKind(at: [0, 0]) == nil)
  }

  /// CellKit 54: a data source could not be the main actor's in Swift 6.
  @MainActor @Test func `a data source may belong to the main actor`() throws {
    let screen = Screen()
    let source: any TableDataSource = screen
    var slot = RowSlot(from: ReuseQueue())
    for row in 0..<source.numberOfRows(inSection: 0) {
      source.show(&slot, at: [0, row])
      let shown = try slot.take(as: NumberCell.self)
      #expect(shown.cell.number == row)
    }
    #expect(screen.numbersShown == [0, 1])
  }

  @MainActor @Test func `a closure formed on the main actor stays there`() throws {
    let screen = Screen()
    let source = CommonDataSource<NumberCell, Int>([5]) { cell, number in
      cell.number = number + screen.numbersShown.count
    }
    var slot = RowSlot(from: ReuseQueue())
    source.show(&slot, at: [0, 0])
    let shown = try slot.take(as: NumberCell.self)
    #expect(shown.cell.number == 5)
  }
}
