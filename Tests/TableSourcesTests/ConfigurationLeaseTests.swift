import TableModels
import TableSources
import Testing

/// A picture that comes when the test says so, to all who wait for it.
private actor Picture {
  nonisolated let name: String
  private var hasArrived = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ name: String) { self.name = name }

  /// Pays no attention to cancellation: the worst that work can do.
  func load() async -> String {
    if !hasArrived { await withCheckedContinuation { waiting.append($0) } }
    return name
  }

  func arrive() {
    hasArrived = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

private final class PictureCell: ReusableCell {
  var shown = "nothing"
  func prepareForReuse() { shown = "nothing" }
}

/// A queue, a registration that loads pictures, and a log of what happened.
@MainActor
private final class Loading {
  let queue = ReuseQueue()
  var log: [String] = []
  var tasks: [String: Task<Void, any Error>] = [:]
  private var slot: RowSlot

  init() { slot = RowSlot(from: queue) }

  private func configure(
    _ cell: PictureCell, _ picture: Picture, _ lease: ConfigurationLease<PictureCell>
  ) {
    cell.shown = "no \(picture.name) yet"
    log.append("configure \(picture.name)")
    lease.onEnd { [weak self] in self?.log.append("end \(picture.name)") }
    tasks[picture.name] = lease.task {
      await picture.load()
    } then: { [unowned self] cell, name in
      cell.shown = name
      log.append("deliver \(name)")
    }
  }

  func show(_ picture: Picture) -> (cell: PictureCell, ticket: CellTicket) {
    let registration = CellRegistration<PictureCell, Picture> { [unowned self] in
      configure($0, $1, $2)
    }
    slot.show(picture, with: registration)
    guard let cell = slot.take() as? PictureCell else { fatalError("No picture cell") }
    return (cell, slot.ticket)
  }

  /// Lets a picture arrive, and waits until what follows from it has happened.
  func finish(_ picture: Picture) async {
    await picture.arrive()
    _ = await tasks[picture.name]?.result
  }
}

@MainActor
struct ConfigurationLeaseTests {
  @Test func `a value is delivered while its cell shows the model that it was loaded for`()
    async
  {
    let loading = Loading()
    let picture = Picture("A")
    let (cell, _) = loading.show(picture)
    #expect(cell.shown == "no A yet")
    await loading.finish(picture)
    #expect(cell.shown == "A")
    #expect(loading.log == ["configure A", "deliver A"])
  }

  /// SDWebImage 1397, Kingfisher 993, glide 601: the picture of a row that had scrolled away was shown.
  @Test func `a value that comes after its cell was reused never reaches it`() async {
    let loading = Loading()
    let (a, b) = (Picture("A"), Picture("B"))
    let (first, ticket) = loading.show(a)
    loading.queue.enqueue(first, ticket: ticket)
    let (second, _) = loading.show(b)
    #expect(second === first)
    await loading.finish(b)
    await loading.finish(a)
    #expect(second.shown == "B")
    #expect(loading.log == ["configure A", "end A", "configure B", "deliver B"])
  }

  /// MvvmCross-AndroidSupport 65: the content never came.
  @Test func `the same row, recycled and shown again while it loads, still gets its content`()
    async
  {
    let loading = Loading()
    let a = Picture("A")
    let (first, ticket) = loading.show(a)
    loading.queue.enqueue(first, ticket: ticket)
    let (second, _) = loading.show(a)
    await loading.finish(a)
    #expect(second === first)
    #expect(second.shown == "A")
    #expect(loading.log == ["configure A", "end A", "configure A", "deliver A"])
  }

  /// An event for the one cell of two pictures.
  private enum Event: CaseIterable {
    case finishA, enqueueA, showB, finishB, enqueueB, trim
  }

  @Test func `in every order, a value is delivered exactly if its lease has not ended`() async {
    for order in orders(of: Event.allCases) {
      let loading = Loading()
      let (a, b) = (Picture("A"), Picture("B"))
      var shownA: (cell: PictureCell, ticket: CellTicket)? = loading.show(a)
      var shownB: (cell: PictureCell, ticket: CellTicket)?
      var expected = ["configure A"]
      var finished: Set<String> = []
      for event in order {
        switch event {
        case .finishA:
          await loading.finish(a)
          if shownA != nil { expected.append("deliver A") }
        case .enqueueA:
          guard let (cell, ticket) = shownA.take() else { continue }
          loading.queue.enqueue(cell, ticket: ticket)
          expected.append("end A")
        case .showB:
          shownB = loading.show(b)
          expected.append("configure B")
          // A picture that arrived before anybody waited is there at once.
          if finished.contains("B") {
            await loading.finish(b)
            expected.append("deliver B")
          }
        case .finishB:
          finished.insert("B")
          guard loading.tasks["B"] != nil else { continue }
          await loading.finish(b)
          if shownB != nil { expected.append("deliver B") }
        case .enqueueB:
          guard let (cell, ticket) = shownB.take() else { continue }
          loading.queue.enqueue(cell, ticket: ticket)
          expected.append("end B")
        case .trim:
          loading.queue.trim()
        }
      }
      #expect(loading.log == expected, "\(order)")
      await a.arrive()
      await b.arrive()
    }
  }

  private func orders(of events: [Event]) -> [[Event]] {
    guard !events.isEmpty else { return [[]] }
    return events.indices.flatMap { index in
      var rest = events
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }

  @Test func `a lease that has ended says so, and ends at once what is begun for it`() async {
    let loading = Loading()
    var leases: [ConfigurationLease<PictureCell>] = []
    let row = CellRegistration<PictureCell, String> { _, _, lease in leases.append(lease) }
    var slot = RowSlot(from: loading.queue)
    slot.show("row", with: row)
    guard let cell = slot.take() as? PictureCell else { return }
    #expect(leases[0].isCurrent)
    loading.queue.enqueue(cell, ticket: slot.ticket)
    #expect(!leases[0].isCurrent)

    var ends = 0
    leases[0].onEnd { ends += 1 }
    #expect(ends == 1)
    let wasCancelled = leases[0].task {
      Task.isCancelled
    } then: { _, _ in
      Issue.record("A value was delivered after the end of its lease")
    }
    _ = await wasCancelled.result
    #expect(wasCancelled.isCancelled)
  }

  @Test func `work that ends with an error delivers nothing, and the error is the task's`() async {
    struct Broken: Error {}
    let loading = Loading()
    var task: Task<Void, any Error>?
    let row = CellRegistration<PictureCell, String> { _, _, lease in
      task = lease.task {
        throw Broken()
      } then: { (_, _: Int) in
        Issue.record("Delivered")
      }
    }
    var slot = RowSlot(from: loading.queue)
    slot.show("row", with: row)
    await #expect(throws: Broken.self) { try await task?.value }
  }

  @Test func `a queue that ends, ends the leases of its cells`() {
    var ended: [String] = []
    do {
      let queue = ReuseQueue()
      let row = CellRegistration<PictureCell, String> { _, model, lease in
        lease.onEnd { ended.append(model) }
      }
      var slot = RowSlot(from: queue)
      slot.show("row", with: row)
      #expect(slot.take() != nil)
    }
    #expect(ended == ["row"])
  }

  @Test func `a closure called without a host has its cell for good`() async {
    var leases: [ConfigurationLease<PictureCell>] = []
    let row = CellRegistration<PictureCell, String> { cell, model, lease in
      leases.append(lease)
      lease.task {
        model
      } then: {
        $0.shown = $1
      }
    }
    let cell = PictureCell()
    row.pullback { (number: Int) in "number \(number)" }.configure(cell, 7)
    while cell.shown == "nothing" { await Task.yield() }
    #expect(cell.shown == "number 7")
    #expect(leases[0].isCurrent)
  }

  @Test func `a pulled back registration passes its lease on`() {
    var log: [String] = []
    let queue = ReuseQueue()
    let row = CellRegistration<PictureCell, String> { _, model, lease in
      lease.onEnd { log.append("end \(model)") }
    }.pullback { (number: Int) in "number \(number)" }
    var slot = RowSlot(from: queue)
    slot.show(7, with: row)
    guard let cell = slot.take() as? PictureCell else { return }
    queue.enqueue(cell, ticket: slot.ticket)
    #expect(log == ["end number 7"])
  }

  @Test func `an end of a lease may use the queue`() {
    let queue = ReuseQueue()
    let kind = CellKind(PictureCell.self)
    var again: AnyObject?
    let row = CellRegistration<PictureCell, String> { _, _, lease in
      lease.onEnd { again = queue.dequeueCell(of: kind).cell }
    }
    var slot = RowSlot(from: queue)
    slot.show("row", with: row)
    guard let cell = slot.take() as? PictureCell else { return }
    queue.enqueue(cell, ticket: slot.ticket)
    #expect(again === cell)
    #expect(queue.statistics == ReuseStatistics(created: 1, reused: 1))
  }

  // MARK: Where the closure stands

  @Test func `a task starts wherever code of the main actor forms the closure`() async {
    let places = Places()
    for row in [places.stored, places.lazily, places.returned] {
      let cell = PictureCell()
      row.configure(cell, "row")
      while cell.shown == "nothing" { await Task.yield() }
      #expect(cell.shown == "row")
    }
  }

  @Test func `an actor's closure delivers on the actor`() async {
    await #expect(Loader().shown() == "row")
  }
}

/// Places in which people write the closure.
@MainActor
private final class Places {
  let stored = CellRegistration<PictureCell, String> { _, model, lease in
    lease.task {
      model
    } then: {
      $0.shown = $1
    }
  }

  lazy var lazily = CellRegistration<PictureCell, String> { _, model, lease in
    lease.task {
      model
    } then: {
      $0.shown = $1
    }
  }

  var returned: CellRegistration<PictureCell, String> {
    CellRegistration { _, model, lease in
      lease.task {
        model
      } then: {
        $0.shown = $1
      }
    }
  }
}

/// An actor that configures cells of its own.
private actor Loader {
  func shown() async -> String {
    let cell = PictureCell()
    let row = CellRegistration<PictureCell, String> { _, model, lease in
      lease.task(isolation: self) {
        model
      } then: { cell, model in
        self.assertIsolated()
        cell.shown = model
      }
    }
    row.configure(cell, "row")
    while cell.shown == "nothing" { await Task.yield() }
    return cell.shown
  }
}
