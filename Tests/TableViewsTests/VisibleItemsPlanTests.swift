import Testing

// Testable for the decision of a layout pass, which is a pure value.
@testable import TableViews

@Suite struct VisibleItemsPlanTests {
  /// From every window of every small table to every other.
  @Test func `a plan keeps what both windows show, and shows the rest of the new one`() throws {
    let sections = SmallWorld.sections(of: [0, 1], upTo: 2, edges: [0, 1])
    for first in sections {
      for second in sections { try checkAllWindows(of: SmallWorld(sections: [first, second])) }
    }
  }

  @Test func `nothing on show is nothing to keep`() {
    let world = SmallWorld(sections: [.init(rows: [1, 1])])
    let all = world.units[0]...world.units[1]
    let plan = VisibleItemsPlan(shown: [], visible: all, geometry: world.geometry)
    #expect(plan.kept.isEmpty)
    #expect(plan.before == nil)
    #expect(plan.after == all)
    let none = VisibleItemsPlan(shown: world.units, visible: nil, geometry: world.geometry)
    #expect(none.kept.isEmpty)
    #expect(none.before == nil && none.after == nil)
  }

  private func checkAllWindows(of world: SmallWorld) throws {
    let visible = world.items.filter { $0.height > 0 }.map(\.position)
    let geometry = world.geometry
    let windows = visible.indices.flatMap { low in
      (low..<visible.count).map { Array(visible[low...$0]) }
    }
    for shown in windows + [[]] {
      for wanted in windows + [[]] {
        let range = wanted.isEmpty ? nil : wanted[0]...wanted[wanted.count - 1]
        let plan = VisibleItemsPlan(shown: shown, visible: range, geometry: geometry)
        let kept = Array(shown[plan.kept])
        let before = positions(from: plan.before?.lowerBound, in: geometry) {
          $0 < plan.before?.upperBound ?? $0
        }
        let after = positions(from: plan.after?.lowerBound, in: geometry) {
          $0 <= plan.after?.upperBound ?? $0
        }
        if kept != shown.filter(wanted.contains) || before + kept + after != wanted {
          throw Fault("\(world.sections): \(shown) to \(wanted) is \(plan)")
        }
      }
    }
  }

  /// The positions that a pass shows of a run.
  private func positions(
    from first: ContentPosition?, in geometry: TableGeometry,
    while isWanted: (ContentPosition) -> Bool
  ) -> [ContentPosition] {
    var found: [ContentPosition] = []
    var next = first
    while let position = next, isWanted(position) {
      found.append(position)
      next = geometry.position(after: position)
    }
    return found
  }
}
