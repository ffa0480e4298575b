import TableModels
import TableSources
import TestSupport
import Testing

@Suite struct SectionedDataSourceTests {
  private static func words(_ words: [String]) -> CommonDataSource<TextCell, String> {
    CommonDataSource(words) { $0.text = $1 }
  }

  /// Runs code when it is told that a source is about to change.
  private final class Listener: TableDataSourceHost {
    var whenTold: () -> Void = {}
    private(set) var changes = 0

    func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange) {
      whenTold()
    }

    func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange) {
      changes += 1
    }
  }

  @Test func `a source that ends while one child changes lets go of the others`() {
    let (first, second) = (Self.words(["a"]), Self.words(["b"]))
    let (listener, other) = (Listener(), Listener())
    var whole: SectionedDataSource? = SectionedDataSource(first, second)
    #expect(whole?.numberOfSections == 2)
    listener.whenTold = { whole = nil }
    first.changeFeed?.attach(listener)
    second.changeFeed?.attach(other)
    first.append("aa")
    second.append("bb")
    #expect(other.changes == 1)
    #expect(second.numberOfRows(inSection: 0) == 2)
  }

  @Test func `a host that is detached hears of no more changes`() {
    let child = Self.words(["a"])
    let whole = SectionedDataSource(child)
    let (leaving, staying) = (Listener(), Listener())
    for listener in [leaving, staying] { whole.changeFeed?.attach(listener) }
    child.append("b")
    whole.changeFeed?.detach(leaving)
    child.append("c")
    #expect([leaving, staying].map(\.changes) == [1, 2])
  }

  @Test func `children may come in an array`() {
    let children: [any TableDataSource] = (1...3).map { Self.words(["\($0)"]) }
    let whole = SectionedDataSource(children)
    #expect(whole.numberOfSections == 3)
    #expect(whole.children.count == 3)
    #expect(SectionedDataSource([any TableDataSource]()).numberOfSections == 0)
  }

  @Test func `a host of another protocol may combine its sources`() {
    let children: [any Windowed] = [WindowedWords(["a"]), WindowedWords(["b", "c"])]
    let whole = SectionedDataSource<any Windowed>(children, asSources: { $0 })
    #expect((0..<2).map(whole.numberOfRows) == [1, 2])
    #expect(whole.children[1] === children[1])
  }

  // MARK: The row that a trap names

  /// Shows nothing but what cannot be shown.
  private final class ByHand: TableDataSource {
    let registrations: CellRegistrations
    init(_ registrations: CellRegistrations) { self.registrations = registrations }

    func numberOfRows(inSection section: Int) -> Int { 1 }

    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      slot.show(0.5, with: registrations)
    }
  }

  /// Shows all rows of a whole but the first `count` in one slot, as a host does.
  private static func showRows(from first: TableIndexPath, of whole: some TableDataSource) {
    var slot = RowSlot(from: ReuseQueue())
    for section in first.section..<whole.numberOfSections {
      for row in 0..<whole.numberOfRows(inSection: section) {
        slot.indexPath = [section, row]
        whole.show(&slot, at: [section, row])
        _ = slot.take()
      }
    }
  }

  private static func makeWhole() -> SectionedDataSource<any TableDataSource> {
    let rows = CellRegistrations()
    rows.add(CellRegistration<TextCell, String> { $0.text = $1 })
    let known = words(["a", "b"])
    let mixed = CommonDataSource<TextCell, Any>(["c", 1]) { $1.show($0, with: rows) }
    return SectionedDataSource(known, SectionedDataSource(words([]), ByHand(rows)), mixed)
  }

  private static let mistakes: Mistakes = [
    "The row [2, 0] has a model of type Double, which has no registration (registered: String); add "
      + "one, and ask unregisteredTypes(in:) first": {
        showRows(from: [0, 0], of: makeWhole())
      },
    "The row [3, 1] has a model of type Int, which has no registration (registered: String); add "
      + "one, and ask unregisteredTypes(in:) first": {
        showRows(from: [3, 0], of: makeWhole())
      },
    "The row [1, 0] has a model of type Int, which has no registration (registered: none); add one, "
      + "and ask unregisteredTypes(in:) first": {
        let rows = CellRegistrations()
        let last = CommonDataSource<TextCell, Int>([7]) { $1.show($0, with: rows) }
        _ = SectionedDataSource(words(["a"]), last).cellKind(at: [1, 0])
      },
  ]

  @Test(arguments: mistakes.keys.sorted())
  func `a trap names the row as the host counts it`(message: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in try SectionedDataSourceTests.mistakes[message]?()
    }
    #expect(exit.trapMessage == message)
  }
}

/// A protocol as a host for other cells has one.
private protocol Windowed: TableDataSource {}

private final class WindowedWords: Windowed {
  private let words: [String]
  private let row = CellRegistration<TextCell, String> { $0.text = $1 }

  init(_ words: [String]) { self.words = words }

  func numberOfRows(inSection section: Int) -> Int { words.count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(words[indexPath.row], with: row)
  }
}
