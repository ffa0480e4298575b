import Tables
import TestSupport
import Testing

/// The lifetimes of a table and all that belongs to it, released in every order.
///
/// These are its source, queue, cells, leases, tasks, controller and the target of a button. Only
/// the table keeps its cells alive. Work that loads for cells that are gone is cancelled and
/// delivered to nobody.
@MainActor @Suite struct LifetimesTests {
  @Test func `in every order of letting go, only what somebody needs is alive`() async {
    let orders = orders(of: Part.allCases)
    for number in stride(from: 0, to: orders.count, by: TestScale.stride(37)) {
      let order = orders[number]
      let world = World()
      #expect(world.fault() == nil, "at first")
      for (count, part) in order.enumerated() {
        world.letGo(of: part)
        let fault = world.fault()
        #expect(fault == nil, "\(order[...count]): \(fault ?? "")")
        if fault != nil { return }
      }
      await world.finishLoading()
      #expect(world.delivered.isEmpty, "\(order)")
    }
  }

  @Test func `what loads is delivered to the cells of a table that is there`() async {
    let world = World()
    await world.finishLoading()
    #expect(world.delivered == [0, 1, 2])
    #expect(world.fault() == nil)
  }

  @Test func `a closure that waits for the end of its own lease is let go of with the table`() {
    final class Held {}
    weak var held: Held?
    weak var cell: LineCell?
    var ended = 0
    do {
      let table = makeTable(lines: 2)
      let kept = Held()
      held = kept
      let source = CommonDataSource<LineCell, Int>([0, 1]) { shown, _, lease in
        cell = shown
        lease.onEnd { [kept] in
          withExtendedLifetime((kept, shown)) { ended += lease.isCurrent ? 100 : 1 }
        }
      }
      table.dataSource = source
      #expect(table.visibleCells.count == 2)
    }
    #expect(ended == 2)
    #expect(cell == nil)
    #expect(held == nil)
  }

  @Test func `what was to deliver is let go of with the lease, though the work goes on`() async {
    final class Held {}
    let work = Work()
    weak var held: Held?
    var tasks: [Task<Void, any Error>] = []
    do {
      let kept = Held()
      held = kept
      let source = CommonDataSource<LineCell, Int>([0]) { _, number, lease in
        let task = lease.task {
          await work.result(number)
        } then: { [kept] _, _ in
          withExtendedLifetime(kept) {}
        }
        tasks.append(task)
      }
      let table = makeTable(lines: 1)
      table.dataSource = source
      #expect(table.visibleCells.count == 1)
    }
    #expect(tasks.count == 1)
    #expect(held == nil)
    await work.finish()
    for task in tasks { _ = await task.result }
  }

  private func orders(of parts: [Part]) -> [[Part]] {
    guard !parts.isEmpty else { return [[]] }
    return parts.indices.flatMap { index in
      var rest = parts
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }
}

/// A part that somebody keeps alive.
private enum Part: CaseIterable {
  case table, source, queue, cell, lease, controller, target
}

/// Work that ends when the test says so, and pays no attention to cancellation.
private actor Work {
  private var isDone = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func result(_ number: Int) async -> Int {
    if !isDone { await withCheckedContinuation { waiting.append($0) } }
    return number
  }

  func finish() {
    isDone = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

private final class Target {
  func tapped() {}
}

private final class ListController: ViewController {
  let table: TableView
  let button = Button("Add")

  init(_ table: TableView, target: Target) {
    self.table = table
    super.init()
    button.addTarget(target, action: Target.tapped, for: .touchUpInside)
  }

  override func loadView() {
    view = View()
    view.addSubview(table)
    view.addSubview(button)
  }
}

/// A weak reference that can be kept in a list.
private struct Probe<Object: AnyObject> {
  weak var object: Object?
  var isAlive: Bool { object != nil }
}

@MainActor
private final class World {
  private let work = Work()
  private(set) var delivered: [Int] = []
  private var tasks: [Task<Void, any Error>] = []
  private var ended = 0

  // What is held.
  private var table: TableView?
  private var source: CommonDataSource<LineCell, Int>?
  private var queue: ReuseQueue?
  private var cell: TableViewCell?
  private var lease: ConfigurationLease<LineCell>?
  private var controller: ListController?
  private var target: Target?

  // What is watched.
  private var shown: [Probe<LineCell>] = []
  private weak var anyTable: TableView?
  private weak var anySource: CommonDataSource<LineCell, Int>?
  private weak var anyQueue: ReuseQueue?
  private weak var anyController: ListController?
  private weak var anyTarget: Target?

  init() {
    let table = makeTable(lines: 3)
    let target = Target()
    let controller = ListController(table, target: target)
    let source = CommonDataSource<LineCell, Int>(Array(0..<9)) { [unowned self] in
      load($0, $1, $2)
    }
    table.dataSource = source
    _ = controller.view
    cell = table.visibleCells.first
    (self.table, self.source, queue) = (table, source, table.reuseQueue)
    (self.controller, self.target) = (controller, target)
    (anyTable, anySource, anyQueue) = (table, source, table.reuseQueue)
    (anyController, anyTarget) = (controller, target)
  }

  private func load(_ cell: LineCell, _ number: Int, _ lease: ConfigurationLease<LineCell>) {
    shown.append(Probe(object: cell))
    if number == 1 { self.lease = lease }
    lease.onEnd { [weak self] in self?.ended += 1 }
    let work = work
    tasks.append(
      lease.task {
        await work.result(number)
      } then: { [weak self] _, number in
        self?.delivered.append(number)
      })
  }

  func letGo(of part: Part) {
    switch part {
    case .table: table = nil
    case .source: source = nil
    case .queue: queue = nil
    case .cell: cell = nil
    case .lease: lease = nil
    case .controller: controller = nil
    case .target: target = nil
    }
  }

  func finishLoading() async {
    await work.finish()
    for task in tasks { _ = await task.result }
  }

  /// The part that lives and should not, or the other way round; nil for none.
  func fault() -> String? {
    let hasTable = table != nil || controller != nil
    let cells = shown.map { $0.isAlive }
    let isRight: [(String, Bool)] = [
      ("the table", (anyTable != nil) == hasTable),
      ("the source", (anySource != nil) == (source != nil)),
      ("the queue", (anyQueue != nil) == (hasTable || queue != nil)),
      ("the controller", (anyController != nil) == (controller != nil)),
      ("the target", (anyTarget != nil) == (target != nil)),
      ("the cells", cells == [hasTable || cell != nil, hasTable, hasTable]),
      ("the leases", ended == (hasTable ? 0 : 3)),
      ("the tasks", tasks.map(\.isCancelled) == Array(repeating: !hasTable, count: 3)),
      ("the lease", lease.map { $0.isCurrent == hasTable } ?? true),
    ]
    return isRight.first { !$0.1 }?.0
  }
}
