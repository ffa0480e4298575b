import TableSources
import TestSupport
import Testing

/// The messages of a reuse queue to a caller who misuses it.
@Suite struct ReuseQueueMistakesTests {
  /// A queue and its cell kind, for a mistake to be made with.
  private struct Scene {
    let queue = ReuseQueue()
    let numbers = CellKind(NumberCell.self, identifier: "number")

    func onShow() throws -> (cell: TestCell, ticket: CellTicket) { try queue.testCell(of: numbers) }

    func byHand() throws -> any ReusableCell {
      queue.register(numbers)
      return try queue.dequeue(withIdentifier: "number")
    }
  }

  private static func inScene(
    _ makeMistake: @escaping @Sendable (Scene) throws -> Void
  ) -> @Sendable () throws -> Void {
    { try makeMistake(Scene()) }
  }

  // MARK: Kinds

  private static let ofKinds: Mistakes = [
    """
    The identifier "row" is registered for NumberCell already and cannot stand for TextCell too; \
    give one of them another identifier
    """: inScene { scene in
      scene.queue.register(NumberCell.self, withIdentifier: "row")
      scene.queue.register(TextCell.self, withIdentifier: "row")
    },
    """
    The identifier "number" is registered for NumberCell already and cannot stand for TextCell too; \
    give one of them another identifier
    """: inScene { scene in
      _ = try scene.onShow()
      _ = scene.queue.dequeueCell(of: CellKind(TextCell.self, identifier: "number"))
    },
    """
    The identifier "number" is registered for NumberCell already and cannot stand for TestCell too; \
    give one of them another identifier
    """: inScene { scene in
      _ = try scene.byHand()
      scene.queue.register(TestCell.self, withIdentifier: "number")
    },
    """
    OutsideCell is not a ReusableCell, so a reuse queue cannot make one; conform it, or show it in \
    its own table
    """: inScene { scene in _ = scene.queue.dequeueCell(of: CellKind(OutsideCell.self)) },
    "A LargeCell cannot be a cell for \"ClusterCell\", whose cells are exactly ClusterCell":
      inScene { scene in scene.queue.prewarm(1, of: CellKind(ClusterCell.self)) },
    "A limit of -1 idle cells; the least is 0": inScene { scene in
      scene.queue.setLimit(-1, for: scene.numbers)
    },
    "-2 cells cannot be prewarmed; the least is 0": inScene { scene in
      scene.queue.prewarm(-2, of: scene.numbers)
    },
  ]

  @Test(arguments: ofKinds.keys.sorted())
  func `a wrong kind, limit or count traps by name`(message: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in try ReuseQueueMistakesTests.ofKinds[message]?()
    }
    #expect(exit.trapMessage == message)
  }

  // MARK: By ticket

  private static let byTicket: Mistakes = [
    "A NumberCell was enqueued twice; it is idle already": inScene { scene in
      let (cell, ticket) = try scene.onShow()
      scene.queue.enqueue(cell, ticket: ticket)
      scene.queue.enqueue(cell, ticket: ticket)
    },
    "A NumberCell was enqueued with ticket 1, which no cell on show has": inScene { scene in
      let (cell, ticket) = try scene.onShow()
      scene.queue.enqueue(cell, ticket: CellTicket(try #require(ticket.number) + 1))
    },
    "A NumberCell was enqueued with ticket 0, which no cell on show has": inScene { scene in
      let (cell, ticket) = try scene.onShow()
      scene.queue.setLimit(0, for: scene.numbers)
      scene.queue.enqueue(cell, ticket: ticket)
      scene.queue.enqueue(cell, ticket: ticket)
    },
    "A TestCell was enqueued with ticket 0, which no cell on show has": inScene { scene in
      scene.queue.register(TestCell.self, withIdentifier: "test")
      scene.queue.enqueue(try scene.queue.dequeue(withIdentifier: "test"), ticket: CellTicket(0))
    },
    "A NumberCell was enqueued with ticket 1, which is another cell's": inScene { scene in
      let (cell, ticket) = try scene.onShow()
      let other = try scene.onShow()
      scene.queue.enqueue(cell, ticket: ticket)
      scene.queue.enqueue(cell, ticket: other.ticket)
    },
    "A NumberCell was enqueued with ticket 0, which is another cell's": inScene { scene in
      let own = try scene.onShow()
      withExtendedLifetime(own.cell) { scene.queue.enqueue(NumberCell(), ticket: own.ticket) }
    },
    "A TextCell cannot be a cell for \"number\", whose cells are exactly NumberCell":
      inScene { scene in scene.queue.enqueue(TextCell(), ticket: try scene.onShow().ticket) },
  ]

  @Test(arguments: byTicket.keys.sorted())
  func `a wrong cell or ticket traps by name`(message: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in try ReuseQueueMistakesTests.byTicket[message]?()
    }
    #expect(exit.trapMessage == message)
  }

  // MARK: By hand

  private static let byHand: Mistakes = [
    "A NumberCell was enqueued twice; it is idle already": inScene { scene in
      let cell = try scene.byHand()
      try scene.queue.enqueue(cell, withIdentifier: "number")
      try scene.queue.enqueue(cell, withIdentifier: "number")
    },
    """
    A NumberCell was enqueued while it is on show; its host enqueues it when its row has left the \
    screen
    """: inScene { scene in
      try scene.queue.enqueue(try scene.onShow().cell, withIdentifier: "number")
    },
    """
    A TestCell was enqueued while it is on show; its host enqueues it when its row has left the \
    screen
    """: inScene { scene in
      scene.queue.register(TestCell.self, withIdentifier: "test")
      let cell = try scene.queue.dequeue(withIdentifier: "test")
      _ = scene.queue.ticket(ofCellByHand: cell)
      try scene.queue.enqueue(cell, withIdentifier: "test")
    },
    """
    A NumberCell was enqueued into a reuse queue that did not make it; enqueue it where it was \
    dequeued, or use prewarm to fill a queue
    """: inScene { scene in
      let own = try scene.byHand()
      try withExtendedLifetime(own) {
        try scene.queue.enqueue(NumberCell(), withIdentifier: "number")
      }
    },
    "A TextCell cannot be a cell for \"number\", whose cells are exactly NumberCell":
      inScene { scene in
        _ = try scene.byHand()
        try scene.queue.enqueue(TextCell(), withIdentifier: "number")
      },
    "A cell that was dequeued as \"number\" was enqueued as \"price\"": inScene { scene in
      let cell = try scene.byHand()
      scene.queue.register(NumberCell.self, withIdentifier: "price")
      try scene.queue.enqueue(cell, withIdentifier: "price")
    },
    """
    A NumberCell was shown while it is on show; its host enqueues it when its row has left the \
    screen
    """: inScene { scene in
      let cell = try scene.byHand()
      _ = scene.queue.ticket(ofCellByHand: cell)
      _ = scene.queue.ticket(ofCellByHand: cell)
    },
    "A NumberCell was shown twice; it is idle already": inScene { scene in
      let cell = try scene.byHand()
      try scene.queue.enqueue(cell, withIdentifier: "number")
      _ = scene.queue.ticket(ofCellByHand: cell)
    },
  ]

  @Test(arguments: byHand.keys.sorted())
  func `a wrong cell or identifier traps by name`(message: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in try ReuseQueueMistakesTests.byHand[message]?()
    }
    #expect(exit.trapMessage == message)
  }
}

/// A class whose `init()` makes one of its subclasses.
private class ClusterCell: Cluster, ReusableCell {
  init(size: Int) {}
}

private final class LargeCell: ClusterCell {}

private protocol Cluster {
  init()
}

extension Cluster where Self: ClusterCell {
  fileprivate init() { self = LargeCell(size: 2) as! Self }
}
