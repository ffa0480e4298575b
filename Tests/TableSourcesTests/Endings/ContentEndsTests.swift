import TableModels
import TableSources
import TestSupport
import Testing

/// Old content may run any code as it ends: it finds the new content in its place, whole.
@Suite struct ContentEndsTests {
  /// A source of rows whose ends ask it for its content.
  private final class World {
    private(set) var source = CommonDataSource<NumberCell, EndingRow>([], configure: { _, _ in })
    /// The answers that each row got when it ended, by its number.
    private(set) var answers: [Int: [[Int]]] = [:]

    var numbers: [[Int]] { source.snapshot.sections.map { $0.map(\.ending.number) } }

    func row(_ number: Int) -> EndingRow {
      EndingRow(
        id: number,
        ending: Ending(number) { [weak self] in
          guard let self else { return }
          answers[$0] = numbers
        })
    }

    func fill() {
      source.snapshot = TableSnapshot(sections: [
        TableSection(id: "a", [row(1), row(2), row(3)]), TableSection(id: "b", [row(4)]),
      ])
    }
  }

  /// A way in which content goes, and which of it.
  private struct Way: Sendable {
    let ended: Set<Int>
    let change: @Sendable (World) -> Void
  }

  private static let ways: [String: Way] = [
    "snapshot": Way(ended: [1, 2, 3, 4]) { $0.source.snapshot = TableSnapshot([$0.row(7)]) },
    "apply": Way(ended: [1, 2, 3, 4]) { $0.source.apply(TableSnapshot([$0.row(7)])) },
    "apply equal rows": Way(ended: [1, 2, 3]) {
      $0.source.apply(
        TableSnapshot(sections: [
          TableSection(id: "a", [$0.row(1), $0.row(2), $0.row(3)]),
          TableSection(id: "b", [$0.source[[1, 0]]]),
        ]))
    },
    "remove": Way(ended: [2]) { $0.source.remove(at: [0, 1]) },
    "replace": Way(ended: [4]) { $0.source.replace(at: [1, 0], with: $0.row(7)) },
    "remove a section": Way(ended: [1, 2, 3]) { $0.source.removeSection(at: 0) },
    "edit": Way(ended: [1, 4]) {
      $0.source.edit { draft in
        draft.remove(at: [0, 0])
        draft.removeSection(at: 1)
      }
    },
    "move, then remove": Way(ended: [1]) {
      $0.source.move(from: [0, 0], to: [1, 1])
      $0.source.remove(at: [1, 1])
    },
  ]

  @Test(arguments: ways.keys.sorted(), [false, true])
  func `what ends finds the new content in its place`(way: String, waits: Bool) throws {
    let way = try #require(Self.ways[way])
    let world = World()
    world.fill()
    if waits { world.source.changeFeed?.hold() }
    way.change(world)
    if waits { world.source.changeFeed?.release() }
    #expect(Set(world.answers.keys) == way.ended)
    for (row, answer) in world.answers {
      #expect(answer == world.numbers, "row \(row) ended and found \(answer)")
    }
  }

  @Test(arguments: [false, true])
  func `what ends may change the source again`(waits: Bool) {
    let source = CommonDataSource<NumberCell, EndingRow>([], configure: { _, _ in })
    func row(_ number: Int) -> EndingRow {
      EndingRow(
        id: number,
        ending: Ending(number) { [weak source] number in
          if number < 3 { source?.snapshot = TableSnapshot([row(number + 1)]) }
        })
    }
    source.snapshot = TableSnapshot([row(0)])
    if waits { source.changeFeed?.hold() }
    source.snapshot = TableSnapshot([])
    if waits { source.changeFeed?.release() }
    #expect(source.snapshot.sections[0].map(\.id) == [1])
    source.remove(at: [0, 0])
    #expect(source.snapshot.sections[0].map(\.id) == [2])
  }

  // MARK: What closures hold

  private final class Count {
    var ended = 0
  }

  @Test(arguments: [false, true])
  func `a closure that provides models may ask the source while it is asked and as it ends`(
    waits: Bool
  ) {
    let source = CommonDataSource<NumberCell, Int>([], configure: { _, _ in })
    var answers: [Int] = []
    let ask = Ending(0) { _ in }
    do {
      nonisolated(unsafe) weak let asked = source
      nonisolated(unsafe) let note: (Int) -> Void = { answers.append($0) }
      let captured = Ending(1) { _ in note(asked?.snapshot.numberOfRows ?? -1) }
      source.snapshot = TableSnapshot(sections: [
        TableSection(id: 0, count: 3) { row in
          withExtendedLifetime((captured, ask)) {}
          return row * (asked?.numberOfRows(inSection: 0) ?? 0)
        }
      ])
    }
    if waits { source.changeFeed?.hold() }
    source.remove(at: [0, 1])
    if waits { source.changeFeed?.release() }
    #expect(source.snapshot.sections[0].elementsEqual([0, 6]))
    #expect(answers == [2])
  }

  /// The settings of a source that may keep alive an object which asks as it ends.
  private static let listeners:
    [String: @Sendable (CommonDataSource<NumberCell, Int>, _ held: Ending?) -> Void] = [
      "heights": { source, held in
        source.rowHeights =
          held.map { held in .each { _ in withExtendedLifetime(held) { 1 } } } ?? .standard
      },
      "will display": { source, held in
        source.onWillDisplay = held.map { held in { _, _, _ in withExtendedLifetime(held) {} } }
      },
      "did end displaying": { source, held in
        source.onDidEndDisplaying = held.map { held in
          { _, _, _ in withExtendedLifetime(held) {} }
        }
      },
      "prefetch": { source, held in
        source.onPrefetch = held.map { held in { _, _ in withExtendedLifetime(held) {} } }
      },
      "cancel prefetch": { source, held in
        source.onCancelPrefetch = held.map { held in { _, _ in withExtendedLifetime(held) {} } }
      },
    ]

  @Test(arguments: listeners.keys.sorted())
  func `a closure that is replaced may ask and set its successor as it ends`(name: String) throws {
    let set = try #require(Self.listeners[name])
    let source = CommonDataSource<NumberCell, Int>([1], configure: { _, _ in })
    var states: [Bool] = []
    do {
      set(
        source,
        Ending(0) { [unowned source] _ in
          let isStandard = if case .standard = source.rowHeights { true } else { false }
          states.append(
            isStandard && source.displayObserver == nil && source.prefetcher == nil)
          set(source, Ending(1) { _ in })
        })
    }
    set(source, nil)
    #expect(states == [true])
  }
}
