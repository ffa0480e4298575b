import Tables
import Testing

// Testable for a pure value: where everything in a table is.
@testable import TableViews

@Suite struct TableGeometryChangesTests {
  @Test func `heights that are set at once are those that were given from the start`() throws {
    let sections = SmallWorld.sections(of: [0, 1, 2], upTo: 2, edges: [0, 1])
    for first in sections {
      for second in sections {
        var world = SmallWorld(sections: [first, second], spacing: 1)
        var geometry = world.geometry
        var changes: [(row: TableIndexPath, height: LayoutUnit)] = []
        for (number, section) in world.sections.enumerated() {
          for row in section.rows.indices {
            let height = (2 * section.rows[row] + row + number) % 3
            world.sections[number].rows[row] = height
            changes.append(([number, row], LayoutUnit(count: height)))
          }
        }
        geometry.setHeights(changes)
        for item in world.items {
          let extent = geometry.extent(of: item.position)
          let expected = world.geometry.extent(of: item.position)
          guard extent == expected else { throw Fault("\(item) of \(world) is at \(extent)") }
        }
        #expect(geometry.height == world.geometry.height)
      }
    }
  }

  @Test func `of two heights for one row the last one holds, and the old value stays`() {
    let before = SmallWorld(sections: [.init(), .init(rows: [1, 2])]).geometry
    var geometry = before
    geometry.setHeights([([1, 0], LayoutUnit(count: 9)), ([1, 0], LayoutUnit(count: 5))])
    #expect(geometry.height.count == 7)
    #expect(before.height.count == 3)
    geometry.setHeights([])
    #expect(geometry.height.count == 7)
  }

  @Test func `a million rows without a height between two others are not walked through`() {
    let heights = [1] + Array(repeating: 0, count: 1_000_000) + [1]
    let geometry = TableGeometry(
      sections: [.init(rows: RowGeometry(heights: heights.lazy.map(LayoutUnit.init(count:))))])
    let (first, last) = (ContentPosition.row([0, 0]), ContentPosition.row([0, 1_000_001]))
    for row in stride(from: 1, to: 1_000_001, by: 997) {
      #expect(geometry.position(after: .row([0, row])) == last)
      #expect(geometry.position(before: .row([0, row])) == first)
    }
    #expect(geometry.position(after: first) == last && geometry.position(before: last) == first)
  }

  // flutter 70147 and react-virtuoso 1139: a million rows and a thousand sections of height 0. Walking
  // through them from each place would take a test without end.
  @Test func `what has no height is skipped without being walked through`() {
    let one = TableGeometry.Section(rows: .uniform(count: 1, height: .one))
    let flat = TableGeometry.Section(
      rows: RowGeometry(heights: (0..<1_000_000).lazy.map { _ in .zero }))
    let none = TableGeometry.Section(rows: .uniform(count: 0, height: .one))
    let empty = Array(repeating: none, count: 1_000)
    for spacing in [0, 1] {
      let geometry = TableGeometry(
        sections: [one, flat] + empty + [flat, one], spacing: LayoutUnit(count: spacing))
      let (first, last) = (ContentPosition.row([0, 0]), ContentPosition.row([1_003, 0]))
      for _ in 0..<1_000 {
        #expect(geometry.position(after: first) == last)
        #expect(geometry.position(before: last) == first)
        #expect(geometry.position(after: .row([1, 500_000])) == last)
        #expect(geometry.position(before: .row([1_002, 500_000])) == first)
      }
      #expect(geometry.position(before: first) == nil && geometry.position(after: last) == nil)
      let visible = geometry.visiblePositions(from: .zero, height: geometry.height)
      #expect(visible == first...last)
    }
  }

  @Test func `a table is empty where nothing has a height, spacing or not`() {
    #expect(TableGeometry().isEmpty)
    let flat = TableGeometry.Section(rows: .uniform(count: 9, height: .zero))
    #expect(TableGeometry(sections: [flat, flat]).isEmpty)
    let spaced = TableGeometry(sections: [flat, flat, flat], spacing: LayoutUnit(count: 5))
    #expect(spaced.isEmpty && spaced.height.count == 10)
    #expect(spaced.visiblePositions(from: .zero, height: spaced.height) == nil)
    #expect(!TableGeometry(sections: [.init(header: .one, rows: flat.rows)]).isEmpty)
  }
}
