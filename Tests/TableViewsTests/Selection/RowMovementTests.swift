import TableModels
import Testing

@testable import TableViews

/// The target of the focus, in every small world, compared with a search of the list of rows.
@Suite struct RowMovementTests {
  /// All worlds of up to three sections that differ in what matters here.
  private static let worlds: [SmallWorld] = {
    let sections = SmallWorld.sections(of: [0, 1, 2], upTo: 2, edges: [0, 1])
    let few = [
      SmallWorld.Section(header: 1, rows: [1, 1, 1], footer: 0), SmallWorld.Section(),
      SmallWorld.Section(header: 0, rows: [0], footer: 1), SmallWorld.Section(rows: [3, 1]),
    ]
    return [SmallWorld(sections: [])]
      + sections.flatMap { first in
        [SmallWorld(sections: [first])]
          + few.flatMap { second in
            few.map { SmallWorld(sections: [first, second, $0], spacing: first.header) }
          }
      }
  }()

  @Test(arguments: [0, 1, 2, 3, 5], [TableStyle.plain, .grouped])
  func `every movement from every row leads where the list of rows says`(
    height: Int, style: TableStyle
  ) throws {
    for world in Self.worlds {
      let geometry = world.geometry(headersStick: style == .plain)
      let slow = SlowMovement(world, height: height, sticks: style == .plain)
      for movement in RowMovement.allCases {
        for row in slow.all {
          let target = geometry.row(
            by: movement, from: row.path, viewportTop: .zero, height: LayoutUnit(count: height))
          guard target == slow.target(of: movement, from: row) else {
            throw Fault("\(world): \(movement) from \(row.path) leads to \(name(target))")
          }
        }
        for top in 0...max(0, world.content.count - height) {
          let target = geometry.row(
            by: movement, from: nil, viewportTop: LayoutUnit(count: top),
            height: LayoutUnit(count: height))
          guard target == slow.target(of: movement, top: top) else {
            throw Fault("\(world): \(movement) at \(top) leads to \(name(target))")
          }
        }
      }
    }
  }

  private func name(_ row: TableIndexPath?) -> String { row.map { "\($0)" } ?? "no row" }

  @Test func `a long way over sections without rows ends`() {
    let empty = TableGeometry.Section(
      header: .one, rows: .uniform(count: 0, height: .one), footer: .one)
    let row = TableGeometry.Section(rows: .uniform(count: 1, height: .one))
    let flat = TableGeometry.Section(rows: .uniform(count: 1_000_000_000, height: .zero))
    let geometry = TableGeometry(
      sections: [row] + Array(repeating: empty, count: 50_000) + [flat, row],
      headersStick: true)
    func target(_ movement: RowMovement, _ path: TableIndexPath) -> TableIndexPath? {
      geometry.row(
        by: movement, from: path, viewportTop: .zero, height: LayoutUnit(count: 4))
    }
    #expect(target(.down, [0, 0]) == [50_002, 0])
    #expect(target(.up, [50_002, 0]) == [0, 0])
    #expect(target(.pageDown, [0, 0]) == [50_002, 0])
    #expect(target(.pageUp, [50_002, 0]) == [0, 0])
  }
}

/// The obvious way: a list of the rows with a height.
private struct SlowMovement {
  struct Row {
    let path: TableIndexPath
    let top: Int
    let height: Int
    /// The height of the header that covers the top of the viewport while the row is there.
    let covered: Int
    var bottom: Int { top + height }
  }

  let all: [Row]
  let height: Int
  /// From where to where the sections go that have a header, and how high it is.
  private var sticking: [(top: Int, bottom: Int, header: Int)] = []
  private var visible: [Row] { all.filter { $0.height > 0 } }

  init(_ world: SmallWorld, height: Int, sticks: Bool) {
    self.height = height
    var top = 0
    var rows: [Row] = []
    for (number, section) in world.sections.enumerated() {
      if number > 0 { top += world.spacing }
      let sectionTop = top
      let covered = sticks ? section.header : 0
      top += section.header
      for (row, height) in section.rows.enumerated() {
        rows.append(Row(path: [number, row], top: top, height: height, covered: covered))
        top += height
      }
      top += section.footer
      if covered > 0 { sticking.append((sectionTop, top, covered)) }
    }
    all = rows
  }

  func target(of movement: RowMovement, from row: Row) -> TableIndexPath? {
    let above = visible.filter { $0.path < row.path }
    let below = visible.filter { $0.path > row.path }
    let stay = row.height > 0 ? row.path : nil
    switch movement {
    case .up: return above.last?.path ?? stay
    case .down: return below.first?.path ?? stay
    case .pageUp:
      return above.first { $0.top - $0.covered >= row.bottom - height }?.path ?? above.last?.path
        ?? stay
    case .pageDown:
      return below.last { $0.bottom <= row.top - row.covered + height }?.path ?? below.first?.path
        ?? stay
    case .first: return visible.first?.path
    case .last: return visible.last?.path
    case .nextSection: return below.first { $0.path.section > row.path.section }?.path ?? stay
    case .previousSection:
      let section = above.last { $0.path.section < row.path.section }?.path.section
      return above.first { $0.path.section == section }?.path ?? stay
    }
  }

  /// Without a focus.
  func target(of movement: RowMovement, top: Int) -> TableIndexPath? {
    if movement == .first { return visible.first?.path }
    if movement == .last { return visible.last?.path }
    let section = sticking.first { $0.top <= top && top < $0.bottom }
    let edge = section.map { min(max($0.top, top), $0.bottom - $0.header) + $0.header } ?? top
    return (visible.first { $0.bottom > edge } ?? visible.last)?.path
  }
}
