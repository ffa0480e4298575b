import TableModels
import TableSources
import Testing

/// The calls that a source makes, counted, never timed.
@Suite struct CommonDataSourceCostTests {
  /// The rows that were asked for. Unchecked because each test has its own and stays on one thread.
  private final class AskedRows: @unchecked Sendable {
    var rows: [Int] = []

    func section(count: Int) -> TableSection<Int> {
      TableSection(id: 0, header: "Rows", count: count) { row in
        self.rows.append(row)
        return row
      }
    }

    func source(count: Int) -> CommonDataSource<NumberCell, Int> {
      CommonDataSource(sections: [section(count: count)], configure: { _, _ in })
    }
  }

  @Test func `a million rows cost what is shown of them`() throws {
    let asked = AskedRows()
    var configured = 0
    let source = CommonDataSource<NumberCell, Int>(sections: [asked.section(count: 1_000_000)]) {
      cell, number in
      cell.number = number
      configured += 1
    }
    #expect(source.numberOfRows(inSection: 0) == 1_000_000)
    #expect(asked.rows == [])
    let queue = ReuseQueue()
    var slot = RowSlot(from: queue)
    let visited = Array(stride(from: 0, to: 1_000_000, by: 997))
    var visible: [(cell: any ReusableCell, ticket: CellTicket)] = []
    for row in visited {
      if visible.count == 10 {
        let (cell, ticket) = visible.removeFirst()
        queue.enqueue(cell, ticket: ticket)
      }
      source.show(&slot, at: [0, row])
      let (number, ticket) = try slot.take(as: NumberCell.self)
      #expect(number.number == row)
      visible.append((number, ticket))
    }
    #expect(asked.rows == visited)
    #expect(configured == visited.count)
    #expect(
      "\(queue.statistics)" == "created 10, reused \(visited.count - 10), idle 0, discarded 0")
  }

  @Test func `counts, titles and common heights make no model`() {
    let asked = AskedRows()
    let source = asked.source(count: 9)
    source.rowHeights = .fixed(20)
    _ = source.numberOfSections
    _ = source.numberOfRows(inSection: 0)
    _ = source.traits(ofSection: 0)
    #expect(asked.rows == [])
  }

  @Test func `a row's own height asks for its model alone`() {
    let asked = AskedRows()
    let source = asked.source(count: 9)
    source.rowHeights = .each { Double($0) }
    guard case .each(let height) = source.traits(ofSection: 0).rowHeights else {
      Issue.record("the rows have no heights of their own")
      return
    }
    #expect(asked.rows == [])
    #expect(height(7) == 7)
    #expect(asked.rows == [7])
  }

  @Test func `displaying makes a model only for who listens`() {
    let asked = AskedRows()
    let source = asked.source(count: 9)
    let cell = NumberCell()
    source.willDisplay(cell, at: [0, 3])
    source.didEndDisplaying(cell, at: [0, 3])
    #expect(asked.rows == [])
    source.onWillDisplay = { _, _, _ in }
    source.willDisplay(cell, at: [0, 3])
    #expect(asked.rows == [3])
    source.onDidEndDisplaying = { _, _, _ in }
    source.didEndDisplaying(cell, at: [0, 4])
    #expect(asked.rows == [3, 4])
  }

  @Test func `a dry run configures nothing and touches no queue`() {
    var configured = 0
    let source = CommonDataSource<NumberCell, Int>([1, 2], cellIdentifier: "price") { _, _ in
      configured += 1
    }
    #expect(source.cellKind(at: [0, 1])?.identifier == "price")
    #expect(source.cellKind(at: [0, 0]) === source.cellKind(at: [0, 1]))
    #expect(configured == 0)
  }

  @Test func `a source lets go of its models and closures`() {
    final class Photo {}
    weak var gone: Photo?
    do {
      let photo = Photo()
      gone = photo
      let source = CommonDataSource<NumberCell, Photo>([photo], configure: { _, _ in _ = photo })
      var slot = RowSlot(from: ReuseQueue())
      source.show(&slot, at: [0, 0])
      let shown = slot.take()
      #expect(shown != nil)
    }
    #expect(gone == nil)
  }
}
