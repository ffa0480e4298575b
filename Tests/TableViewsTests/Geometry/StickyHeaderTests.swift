import Tables
import Testing

// Testable for a decision that is a pure value: which header sticks, and where.
@testable import TableViews

@Suite struct StickyHeaderTests {
  /// Against a header that is moved down one unit at a time as long as it is above the viewport's top
  /// and would stay in its section.
  @Test func `in every small table the header of the section at the top sticks`() throws {
    let sections = SmallWorld.sections(of: [0, 1, 3], upTo: 2, edges: [0, 1, 2])
    for first in sections {
      for second in sections {
        for spacing in [0, 2] {
          try check(SmallWorld(sections: [first, second], spacing: spacing))
        }
      }
    }
  }

  private func check(_ world: SmallWorld) throws {
    let geometry = world.geometry
    let content = world.content
    for offset in -2...content.count + 1 {
      let covering = content.indices.contains(offset) ? content[offset]?.section : nil
      var expected: StickyHeader?
      if let number = covering, world.sections[number].header > 0 {
        let units = content.indices.filter { content[$0]?.section == number }
        let (last, height) = (units[units.count - 1], world.sections[number].header)
        var top = units[0]
        while top < offset, top + height <= last { top += 1 }
        expected = StickyHeader(section: number, top: LayoutUnit(count: top))
      }
      let found = geometry.stickyHeader(at: LayoutUnit(count: offset))
      guard found == expected else {
        throw Fault("\(world): at \(offset) sticks \(String(describing: found))")
      }
    }
  }

  /// The distance of the sticking header from the viewport's top, and its section.
  private func header(_ geometry: TableGeometry, _ offset: Int) -> [Int] {
    geometry.stickyHeader(at: LayoutUnit(count: offset)).map {
      [$0.section, $0.top.count - offset]
    } ?? []
  }

  // legend-list 400 and ant-design-mobile 1456: a tall header, then a short one.
  @Test func `a tall header is pushed up by a short one`() {
    let geometry = SmallWorld(sections: [
      .init(header: 50, rows: [20, 20]), .init(header: 10, rows: [200]),
    ]).geometry
    for offset in 0..<90 { #expect(header(geometry, offset) == [0, min(0, 90 - offset - 50)]) }
    for offset in 90..<290 { #expect(header(geometry, offset) == [1, 0]) }
    #expect(header(geometry, 291) == [1, -1])
  }

  // recyclerview-stickyheaders 25: the first section has one row.
  @Test func `the header of a section of one row is pushed up like any`() {
    let geometry = SmallWorld(sections: [
      .init(header: 10, rows: [5]), .init(header: 10, rows: [100]),
    ]).geometry
    #expect(header(geometry, 5) == [0, 0])
    #expect(header(geometry, 6) == [0, -1])
    #expect(header(geometry, 14) == [0, -9])
    #expect(header(geometry, 15) == [1, 0])
  }

  // react-virtuoso's change 792: the last row was cut off by the height of the sticking header.
  @Test func `the last row is whole at the end of the content while a header sticks`() throws {
    let geometry = SmallWorld(sections: [.init(header: 10, rows: [20, 20, 20])]).geometry
    let (viewport, offset) = (LayoutUnit(count: 30), 40)
    #expect(geometry.height - viewport == LayoutUnit(count: offset))
    #expect(header(geometry, offset) == [0, 0])
    let last = geometry.extent(of: .row([0, 2]))
    #expect(last.top + last.height == LayoutUnit(count: offset) + viewport)
  }
}
