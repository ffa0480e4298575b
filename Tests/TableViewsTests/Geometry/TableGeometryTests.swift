import Testing

// Testable for a pure value: where everything in a table is.
@testable import TableViews

@Suite struct TableGeometryTests {
  @Test func `two sections with headers and footers are what their units say`() throws {
    let sections = SmallWorld.sections(of: [0, 1, 2], upTo: 2, edges: [0, 1])
    for first in sections {
      try check([first])
      for second in sections {
        for spacing in 0...2 { try check([first, second], spacing: spacing) }
      }
    }
  }

  @Test func `three sections of rows are what their units say`() throws {
    let sections = SmallWorld.sections(of: [0, 1, 2], upTo: 2, edges: [0])
    for first in sections {
      for second in sections {
        for third in sections {
          for spacing in 0...1 { try check([first, second, third], spacing: spacing) }
        }
      }
    }
  }

  @Test func `a section of three rows between two others is what its units say`() throws {
    let middles = SmallWorld.sections(of: [0, 1, 2], upTo: 3, edges: [0, 1, 2])
    let others = SmallWorld.sections(of: [0, 1], upTo: 1, edges: [0, 1])
    for middle in middles {
      for other in others { try check([other, middle, other]) }
    }
  }

  @Test func `a table of no section has nothing anywhere`() throws {
    try check([])
    #expect(TableGeometry().position(at: .zero) == nil)
    #expect(TableGeometry().height == .zero)
  }

  @Test func `a fraction of a row is enough to be visible`() {
    let geometry = TableGeometry(
      sections: [.init(rows: .uniform(count: 4, height: LayoutUnit(points: 10)))])
    func rows(_ top: Double, _ height: Double) -> ClosedRange<Int>? {
      geometry.visiblePositions(from: LayoutUnit(points: top), height: LayoutUnit(points: height))
        .map { $0.lowerBound.item...$0.upperBound.item }
    }
    #expect(rows(0, 10) == 0...0)
    #expect(rows(0, 10.25) == 0...1)
    #expect(rows(9.75, 10) == 0...1)
    #expect(rows(10, 10) == 1...1)
    #expect(rows(-5, 5) == nil)
    #expect(rows(-5, 5.25) == 0...0)
    #expect(rows(39.75, 99) == 3...3)
    #expect(rows(40, 99) == nil)
  }

  /// Every question that a geometry answers, against an array with an entry for each unit.
  private func check(_ sections: [SmallWorld.Section], spacing: Int = 0) throws {
    let world = SmallWorld(sections: sections, spacing: spacing)
    let geometry = world.geometry
    let units = world.content
    #expect(geometry.height.count == units.count)
    #expect(geometry.rowCount == sections.map(\.rows.count).reduce(0, +))
    #expect(geometry.isEmpty == units.allSatisfy { $0 == nil })
    for offset in -1...units.count {
      let expected = units.indices.contains(offset) ? units[offset] : nil
      if geometry.position(at: LayoutUnit(count: offset)) != expected {
        throw Fault("\(world): another position is at \(offset)")
      }
      for height in 0...(units.count - offset + 1) {
        let window = units[(max(0, offset)..<max(0, offset + height)).clamped(to: units.indices)]
          .compactMap { $0 }
        let visible = geometry.visiblePositions(
          from: LayoutUnit(count: offset), height: LayoutUnit(count: height))
        if visible?.lowerBound != window.first || visible?.upperBound != window.last {
          throw Fault("\(world): others are visible from \(offset), \(height) high")
        }
      }
    }
    try checkItems(of: world)
  }

  private func checkItems(of world: SmallWorld) throws {
    let geometry = world.geometry
    let items = world.items
    var top = 0
    for (index, item) in items.enumerated() {
      if index > 0, item.position.section > items[index - 1].position.section {
        top += world.spacing
      }
      let extent = geometry.extent(of: item.position)
      if extent.top.count != top || extent.height.count != item.height {
        throw Fault("\(world): \(item.position) is from \(extent.top.count)")
      }
      let next = items[(index + 1)...].first { $0.height > 0 }
      if geometry.position(after: item.position) != next?.position {
        throw Fault("\(world): another position follows \(item.position)")
      }
      let previous = items[..<index].last { $0.height > 0 }
      if geometry.position(before: item.position) != previous?.position {
        throw Fault("\(world): another position is before \(item.position)")
      }
      if geometry.part(at: item.position) != item.part {
        throw Fault("\(world): \(item.position) is another part")
      }
      top += item.height
    }
  }
}
