import TableModels
import TableSources
import TestSupport
import Testing

/// A data source as others write one: an array, and a feed.
private final class Names: TableDataSource {
  private(set) var names: [String]
  let changeFeed: ChangeFeed?
  private let row = CellRegistration<TextCell, String> { $0.text = $1 }

  init(_ names: [String], over upstream: [ChangeFeed] = []) {
    self.names = names
    changeFeed = ChangeFeed(of: Names.self, over: upstream)
  }

  func numberOfRows(inSection section: Int) -> Int { names.count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(names[indexPath.row], with: row)
  }

  func append(_ name: String) {
    changeFeed?.announce(.reload) { self.names.append(name) }
  }
}

private final class Listener: TableDataSourceHost {
  var whenTold: (_ step: String, _ feed: ChangeFeed) -> Void

  init(_ whenTold: @escaping (_ step: String, _ feed: ChangeFeed) -> Void) {
    self.whenTold = whenTold
  }

  func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange) { whenTold("will", feed) }
  func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange) { whenTold("did", feed) }
}

@Suite struct ChangeFeedTests {
  private let source = Names(["a"])
  private var feed: ChangeFeed { source.changeFeed! }

  @Test func `a change is told before and after it happens`() {
    var told: [String] = []
    let listener = Listener { step, feed in
      #expect(feed === source.changeFeed)
      told.append("\(step) \(source.names.count)")
    }
    feed.attach(listener)
    source.append("b")
    #expect(told == ["will 1", "did 2"])
    feed.detach(listener)
    source.append("c")
    #expect(told.count == 2)
  }

  @Test func `a feed keeps no host alive`() {
    weak var gone: Listener?
    do {
      let listener = Listener { _, _ in }
      feed.attach(listener)
      gone = listener
    }
    #expect(gone == nil)
    source.append("b")
    #expect(source.names == ["a", "b"])
  }

  @Test func `changes wait in order while a host holds the feed`() {
    feed.hold()
    feed.hold()
    source.append("b")
    source.append("c")
    #expect(feed.hasWaitingChanges)
    feed.release()
    #expect(source.names == ["a"])
    feed.release()
    #expect(source.names == ["a", "b", "c"])
    #expect(!feed.hasWaitingChanges)
  }

  @Test func `a change that a host makes of another waits for its turn`() {
    var told: [String] = []
    let listener = Listener { step, _ in
      told.append("\(step) \(source.names.count)")
      if source.names.count == 1, step == "will" {
        source.append("c")
        #expect(feed.hasWaitingChanges)
      }
    }
    feed.attach(listener)
    source.append("b")
    #expect(told == ["will 1", "did 2", "will 2", "did 3"])
    #expect(source.names == ["a", "b", "c"])
  }

  @Test func `a host that comes between the two steps takes part in both`() {
    var told: [String] = []
    let second = Listener { step, _ in told.append("second \(step)") }
    let first = Listener { step, feed in
      told.append("first \(step)")
      if step == "will" { feed.attach(second) }
    }
    feed.attach(first)
    source.append("b")
    #expect(told == ["first will", "second will", "first did", "second did"])
  }

  @Test func `of what nobody has to know nobody is told, in its turn`() {
    var told = 0
    let listener = Listener { _, _ in told += 1 }
    feed.attach(listener)
    var order: [Int] = []
    feed.hold()
    feed.announce(.reload) { order.append(1) }
    feed.announce(nil) { order.append(2) }
    feed.release()
    #expect(order == [1, 2])
    #expect(told == 2)
  }

  @Test func `what a change takes out ends when all hosts know`() {
    var events: [String] = []
    let listener = Listener { step, _ in events.append(step) }
    feed.attach(listener)
    var leaving: Ending? = Ending(0) { _ in events.append("end") }
    feed.announce(.reload) {
      defer { leaving = nil }
      return leaving
    }
    #expect(events == ["will", "did", "end"])
  }

  @Test func `who holds a whole holds its parts, and what waits in the whole happens first`() {
    let whole = Names(["w"], over: [feed])
    var order: [String] = []
    whole.changeFeed?.hold()
    feed.announce(.reload) { order.append("part") }
    whole.changeFeed?.announce(.reload) { order.append("whole") }
    #expect(feed.hasWaitingChanges)
    whole.changeFeed?.release()
    #expect(order == ["whole", "part"])
  }

  @Test func `who holds a whole sees that a change waits in a part of a part`() {
    let whole = ChangeFeed(of: Names.self, over: [ChangeFeed(of: Names.self, over: [feed])])
    whole.hold()
    #expect(!whole.hasWaitingChanges)
    source.append("b")
    #expect(whole.hasWaitingChanges)
    whole.release()
    #expect(!whole.hasWaitingChanges)
    #expect(source.names == ["a", "b"])
  }

  @Test func `a change outlives the source that announced it, and no source waits for its changes`()
  {
    var source: Names? = Names([])
    let feed = source!.changeFeed!
    weak var gone: Names?
    gone = source
    var isDone = false
    feed.hold()
    feed.announce(.reload) { isDone = true }
    source = nil
    #expect(gone == nil)
    feed.release()
    #expect(isDone)
  }

  private static let mistakes: Mistakes = [
    "The changes of a Names were released without being held; call release() once for each hold()":
      {
        Names([]).changeFeed?.release()
      },
    "Two children have one change feed, and could not say which of the two changes": {
      final class Renamed: TableDataSource {
        let names: Names
        init(_ names: Names) { self.names = names }
        var changeFeed: ChangeFeed? { names.changeFeed }
        func numberOfRows(inSection section: Int) -> Int { 0 }
        func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {}
      }
      let names = Names([])
      _ = SectionedDataSource(names, Renamed(names))
    },
  ]

  @Test(arguments: mistakes.keys.sorted())
  func `a mistake traps by name`(message: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in try ChangeFeedTests.mistakes[message]?()
    }
    #expect(exit.trapMessage == message)
  }
}
