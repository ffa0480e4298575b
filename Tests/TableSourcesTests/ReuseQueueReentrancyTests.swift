import TableSources
import Testing

/// Cells whose own code uses the queue that made them, in the midst of what the queue is doing.
@Suite(.serialized) struct ReuseQueueReentrancyTests {
  private static let works: [String: @Sendable (Scene) -> Void] = [
    "shows a cell": { $0.showCell() },
    "shows two cells": { scene in
      scene.showCell()
      scene.showCell()
    },
    "puts a cell away": { $0.putCellAway() },
    "trims": { $0.queue.trim() },
    "prewarms": { $0.queue.prewarm(5, of: $0.kind) },
    "sets a limit": { $0.queue.setLimit(1, for: $0.kind) },
    "meets many kinds": { scene in
      for number in 0..<20 {
        scene.queue.prewarm(1, of: CellKind(NumberCell.self, identifier: "\(number)"))
      }
    },
  ]

  /// The actions that bring a cell to a moment of its life.
  private static let causes: [(CallingCell.Moment, String, @Sendable (Scene) -> Void)] = [
    (
      .made, "a cell is made for a row",
      { scene in
        scene.queue.trim()
        scene.showCell()
      }
    ),
    (.made, "a cell is prewarmed", { $0.queue.prewarm(4, of: $0.kind) }),
    (.prepared, "a cell is dequeued again", { $0.showCell() }),
    (.gone, "cells are trimmed", { $0.queue.trim() }),
    (.gone, "a limit is set", { $0.queue.setLimit(1, for: $0.kind) }),
    (
      .gone, "a cell comes back and finds no room",
      { scene in
        scene.queue.setLimit(3, for: scene.kind)
        scene.putCellAway()
      }
    ),
  ]

  @Test(arguments: causes.indices, works.keys.sorted())
  func `a cell's own code may use its queue`(cause: Int, work: String) {
    let (moment, name, act) = Self.causes[cause]
    let scene = Scene(idle: 3, onShow: 2)
    CallingCell.atNext(moment) { Self.works[work]?(scene) }
    act(scene)
    #expect(CallingCell.isQuiet, "no cell was \(moment) when \(name)")
    scene.expectOrder()
  }

  @Test func `a cell that is being made ready is not given again`() {
    let scene = Scene(idle: 1, onShow: 0)
    CallingCell.atNext(.prepared) { scene.showCell() }
    scene.showCell()
    #expect(scene.cellsOnShow.count == 2)
    #expect(scene.cellsOnShow[0].cell !== scene.cellsOnShow[1].cell)
    #expect("\(scene.queue.statistics)" == "created 2, reused 1, idle 0, discarded 0")
  }

  @Test func `a cell made within another's init is its own`() throws {
    let scene = Scene(idle: 0, onShow: 0)
    scene.queue.register(scene.kind)
    var made: (any ReusableCell)?
    CallingCell.atNext(.made) {
      made = try? scene.queue.dequeue(withIdentifier: scene.kind.identifier)
    }
    let outer = try scene.queue.dequeue(withIdentifier: scene.kind.identifier)
    let inner = try #require(made)
    #expect(inner !== outer)
    try scene.queue.enqueue(inner, withIdentifier: scene.kind.identifier)
    try scene.queue.enqueue(outer, withIdentifier: scene.kind.identifier)
    #expect("\(scene.queue.statistics)" == "created 2, reused 0, idle 2, discarded 0")
  }
}

/// A cell that calls back at a moment of its life.
private final class CallingCell: ReusableCell {
  enum Moment { case made, prepared, gone }

  /// The work for the next cell that reaches a moment. Static because a queue makes its cells
  /// without arguments.
  ///
  /// Unsafe is safe here: the suite above runs its tests one by one, and no other uses this class.
  nonisolated(unsafe) private static var pending: (moment: Moment, work: () -> Void)?

  static var isQuiet: Bool { pending == nil }

  /// Does something when the next cell reaches a moment, once.
  static func atNext(_ moment: Moment, do work: @escaping () -> Void) { pending = (moment, work) }

  private static func reach(_ moment: Moment) {
    guard let call = pending, call.moment == moment else { return }
    pending = nil
    call.work()
  }

  init() { Self.reach(.made) }

  func prepareForReuse() { Self.reach(.prepared) }

  deinit { Self.reach(.gone) }
}

/// A queue with cells on show.
private final class Scene {
  let queue = ReuseQueue()
  let kind = CellKind(CallingCell.self)
  private(set) var cellsOnShow: [(cell: CallingCell, ticket: CellTicket)] = []

  init(idle: Int, onShow: Int) {
    for _ in 0..<idle + onShow { showCell() }
    for _ in 0..<idle { putCellAway() }
  }

  func showCell() {
    let (cell, ticket) = queue.dequeueCell(of: kind)
    guard let cell = cell as? CallingCell else { return }
    cellsOnShow.append((cell, ticket))
  }

  /// The queue gets the last reference there is: what it does not keep goes away within the call.
  func putCellAway() {
    guard let (cell, ticket) = cellsOnShow.popLast() else { return }
    queue.enqueue(consume cell, ticket: ticket)
  }

  /// Every cell is in one place, and the statistics know it.
  func expectOrder() {
    let statistics = queue.statistics(of: kind)
    #expect(statistics.created - statistics.discarded == statistics.idle + cellsOnShow.count)
    queue.setLimit(nil, for: kind)
    for _ in 0..<statistics.idle { showCell() }
    #expect(queue.statistics(of: kind).idle == 0)
    #expect(queue.statistics(of: kind).created == statistics.created)
    let count = cellsOnShow.count
    #expect(Set(cellsOnShow.map { ObjectIdentifier($0.cell) }).count == count)
    #expect(Set(cellsOnShow.map(\.ticket)).count == count)
    while !cellsOnShow.isEmpty { putCellAway() }
    #expect(queue.statistics(of: kind).idle == count)
  }
}
