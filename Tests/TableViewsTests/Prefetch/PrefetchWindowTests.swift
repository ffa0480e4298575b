import TableModels
import TestSupport
import Testing

@testable import TableViews

/// The expected rows, decided in every small world and compared with the obvious model.
@Suite struct PrefetchWindowTests {
  private static let worlds: [SmallWorld] = {
    let sections = SmallWorld.sections(of: [0, 1, 2], upTo: 2, edges: [0, 1])
    let others = [
      SmallWorld.Section(header: 1, rows: [1, 0, 1], footer: 1), SmallWorld.Section(header: 1),
    ]
    return [SmallWorld(sections: [])]
      + sections.flatMap { first in others.map { SmallWorld(sections: [first, $0, others[0]]) } }
  }()

  @Test(arguments: [0, 1, 2, 9])
  func `every walk of three steps asks once, cancels once, and expects the nearest`(
    distance: Int
  ) throws {
    for world in Self.worlds {
      let geometry = world.geometry
      let slowAtFirst = SlowWindow(world, distance: distance)
      let end = slowAtFirst.content.count
      let offsets = Array(0...end)
      for first in offsets {
        for second in offsets {
          for third in [0, first, end] {
            var window = PrefetchWindow()
            var slow = slowAtFirst
            var before = 0
            for offset in [first, second, third] {
              let visible = geometry.visiblePositions(
                from: LayoutUnit(count: offset), height: LayoutUnit(count: 2))
              let step = window.advance(
                to: visible, by: LayoutUnit(count: offset - before), distance: distance,
                in: geometry)
              let expected = slow.advance(from: before, to: offset, height: 2)
              guard step == expected else {
                throw Fault("\(world), \(first), \(second), \(third): \(step), not \(expected)")
              }
              before = offset
            }
          }
        }
      }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a viewport that also grows and shrinks, at any distance, expects the nearest`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for world in Self.worlds {
      let geometry = world.geometry
      var window = PrefetchWindow()
      var slow = SlowWindow(world, distance: 2)
      let end = slow.content.count
      var before = 0
      for step in 0..<12 {
        let offset = generator.oneIn(3) ? before : Int.random(in: 0...end, using: &generator)
        let height = Int.random(in: 0...4, using: &generator)
        if generator.oneIn(3) {
          slow.distance = [0, 1, 2, 4, .max].randomElement(using: &generator)!
        }
        let visible = geometry.visiblePositions(
          from: LayoutUnit(count: offset), height: LayoutUnit(count: height))
        let decided = window.advance(
          to: visible, by: LayoutUnit(count: offset - before), distance: slow.distance, in: geometry
        )
        let expected = slow.advance(from: before, to: offset, height: height)
        guard decided == expected else {
          throw Fault("\(world), seed \(seed), step \(step): \(decided), not \(expected)")
        }
        #expect(window.awaited == slow.awaited.sorted(), "seed \(seed), step \(step)")
        before = offset
      }
    }
  }

  @Test func `a window over everything is moved, not made anew, in each pass`() {
    let geometry = TableGeometry(sections: [
      TableGeometry.Section(rows: .uniform(count: 30_000, height: .one))
    ])
    var window = PrefetchWindow()
    func step(to row: Int, by travel: Int) -> PrefetchWindow.Step {
      window.advance(
        to: .row([0, row]) ... .row([0, row]), by: LayoutUnit(count: travel), distance: .max,
        in: geometry)
    }
    // An array that is made anew is elsewhere while the one before is still there.
    func memory() -> UnsafePointer<TableIndexPath>? {
      window.awaited.withUnsafeBufferPointer(\.baseAddress)
    }
    #expect(step(to: 0, by: 1).asked.count == 29_999)
    var places = [memory()]
    for row in 1..<50 {
      #expect(step(to: row, by: 1) == PrefetchWindow.Step())
      places.append(memory())
    }
    #expect(Set(places).count == 1)
    #expect(window.awaited.first == [0, 50])
    #expect(step(to: 29_999, by: 1).cancelled.count == 29_949)
    #expect(step(to: 29_998, by: -1).asked.count == 29_998)
    places = [memory()]
    for row in (29_900..<29_998).reversed() {
      #expect(step(to: row, by: -1) == PrefetchWindow.Step())
      places.append(memory())
    }
    #expect(Set(places).count == 1)
    #expect(window.awaited.last == [0, 29_899])
  }

  @Test func `a row that was on screen is expected again when the viewport comes back to it`() {
    let geometry = TableGeometry(sections: [
      TableGeometry.Section(rows: .uniform(count: 10, height: .one))
    ])
    var window = PrefetchWindow()
    func step(to row: Int, by travel: Int) -> PrefetchWindow.Step {
      window.advance(
        to: .row([0, row]) ... .row([0, row]), by: LayoutUnit(count: travel), distance: 2,
        in: geometry)
    }
    #expect(step(to: 0, by: 0) == PrefetchWindow.Step(asked: [[0, 1], [0, 2]]))
    #expect(step(to: 0, by: 0) == PrefetchWindow.Step())
    #expect(step(to: 1, by: 1) == PrefetchWindow.Step(asked: [[0, 3]]))
    #expect(step(to: 1, by: 0) == PrefetchWindow.Step())
    #expect(
      step(to: 3, by: 2) == PrefetchWindow.Step(asked: [[0, 4], [0, 5]], cancelled: [[0, 2]]))
    #expect(
      step(to: 2, by: -1)
        == PrefetchWindow.Step(asked: [[0, 1], [0, 0]], cancelled: [[0, 4], [0, 5]]))
    #expect(window.direction == .up)
    #expect(window.removeAll() == [[0, 0], [0, 1]])
    #expect(window.isFresh)
  }

  @Test func `after a batch rows are awaited at their new places, without those that it ended`()
    throws
  {
    let geometry = TableGeometry(sections: [
      TableGeometry.Section(rows: .uniform(count: 10, height: .one))
    ])
    var window = PrefetchWindow()
    _ = window.advance(
      to: .row([0, 0]) ... .row([0, 0]), by: .zero, distance: 4, in: geometry)
    var updates = TableUpdates()
    updates.deleteRows(at: [[0, 2]])
    updates.moveRow(at: [0, 4], to: [0, 1])
    updates.reloadRows(at: [[0, 3]])
    let batch = try updates.checked(from: [10], to: [9])
    #expect(window.removeRows(endedBy: batch) == [[0, 2], [0, 3]])
    window.follow(batch.map)
    #expect(window.awaited == [[0, 1], [0, 2]])
  }
}

/// The obvious way: a list of the rows with a height, and a set.
private struct SlowWindow {
  var distance: Int
  let content: [ContentPosition?]
  let rows: [ContentPosition]
  var awaited: Set<TableIndexPath> = []
  var isDown = true

  init(_ world: SmallWorld, distance: Int) {
    self.distance = distance
    content = world.content
    rows = world.items.filter { $0.part == .row && $0.height > 0 }.map(\.position)
  }

  mutating func advance(
    from before: Int, to offset: Int, height: Int
  ) -> PrefetchWindow.Step {
    if offset != before { isDown = offset > before }
    let shown = content.dropFirst(offset).prefix(height).compactMap { $0 }
    awaited.subtract(shown.map(\.indexPath))
    var expected: [TableIndexPath] = []
    if let first = shown.first, let last = shown.last {
      expected = (isDown ? rows.filter { $0 > last } : rows.filter { $0 < first }.reversed())
        .prefix(distance).map(\.indexPath)
    }
    let step = PrefetchWindow.Step(
      asked: expected.filter { !awaited.contains($0) },
      cancelled: awaited.subtracting(expected).sorted())
    awaited = Set(expected)
    return step
  }
}
