import TableSources
import TableTesting
import Tables
import TestSupport
import Testing

/// Cells that somebody puts into another view: a cell is in one view, and on show it is in its table.
@Suite struct CellsElsewhereTests {
  private let table = makeTable(lines: 4)
  private let other = View(frame: LayoutRect(x: 0, y: 0, width: 96, height: 32))

  @Test func `a cell that its configure closure puts into another view is in its table`() {
    let source = CommonDataSource<LineCell, Int>(Array(0..<9)) { [other] cell, number in
      cell.label.text = "row \(number)"
      if number % 3 == 1 { other.addSubview(cell) }
    }
    table.dataSource = source
    expectScreen(table, is: "row 0\nrow 1\nrow 2\nrow 3")
    #expect(other.subviews.isEmpty)
    table.contentOffset = 48
    expectScreen(table, is: "row 3\nrow 4\nrow 5\nrow 6")
    #expect(other.subviews.isEmpty)
  }

  @Test func `a cell that is put elsewhere while it is on show comes back with the next pass`() {
    let source = numbers(9)
    table.dataSource = source
    let cell = table.visibleCells[1]
    other.addSubview(cell)
    #expect(other.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(cell)])
    table.contentOffset = 16
    expectScreen(table, is: "row 1\nrow 2\nrow 3\nrow 4")
    #expect(other.subviews.isEmpty)
  }

  @Test func `a cell that is put elsewhere and scrolled away serves the table again`() {
    let source = numbers(40)
    table.dataSource = source
    table.layoutIfNeeded()
    for cell in table.visibleCells { other.addSubview(cell) }
    for offset in stride(from: 0.0, through: 400, by: 56) {
      table.contentOffset = offset
      table.layoutIfNeeded()
      let isTorn = table.visibleCells.contains { cell in !cell.isInOneView }
      #expect(!isTorn, "at \(offset)")
    }
    #expect(other.subviews.isEmpty)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `wherever cells are put, no view is in two, and what is on show is in the table`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let places = (0..<3).map { _ in View(frame: other.frame) }
    var seen: [LineCell] = []
    func moveSomething(_ cell: LineCell? = nil) {
      guard let cell = cell ?? seen.randomElement(using: &generator) else { return }
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: places.randomElement(using: &generator)?.addSubview(cell)
      case 1: cell.removeFromSuperview()
      default: break
      }
    }
    let source = CommonDataSource<LineCell, Int>(Array(0..<12)) { cell, number in
      cell.label.text = "row \(number)"
      seen.append(cell)
      moveSomething(cell)
      moveSomething()
    }
    let mover = Mover { moveSomething() }
    table.delegate = mover
    table.dataSource = source
    for step in 0..<40 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: moveSomething()
      case 1 where source.snapshot.sections[0].count > 2:
        source.remove(at: [0, Int.random(in: 0..<2, using: &generator)])
      case 2: source.insert(100 + step, at: [0, 0])
      case 3: table.reloadData()
      default: table.contentOffset = .random(in: 0...200, using: &generator)
      }
      // The pass that a change of places asks for nobody: the next one puts things right.
      table.setNeedsLayout()
      table.layoutIfNeeded()
      let cells = table.visibleCells
      let isTorn =
        (seen + places.flatMap(\.subviews)).contains { !$0.isInOneView }
        || places.contains { place in place.subviews.contains { $0.superview !== place } }
      #expect(!isTorn, "seed \(seed), step \(step)")
      let owner = cells.first?.superview
      #expect(cells.allSatisfy { $0.superview === owner && owner?.superview === table })
      #expect(owner?.subviews.count == cells.count, "seed \(seed), step \(step)")
    }
  }

  @Test func `a cell cannot be shown with its own table inside it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let table = makeTable(lines: 4)
      let source = CommonDataSource<LineCell, Int>([1]) { cell, _ in cell.addSubview(table) }
      table.dataSource = source
      table.layoutIfNeeded()
    }
    #expect(result.trapMessage == "A LineCell cannot be a subview of a view inside it")
  }

  @Test
  func `a subview that a cell makes when it is configured has its frame in a reused cell too`() {
    let source = CommonDataSource<BadgeCell, Int>(Array(0..<20)) { cell, number in
      if number % 2 == 1 { cell.badge.text = "badge \(number)" }
    }
    table.dataSource = source
    expectScreen(table, is: "\nbadge 1\n\nbadge 3")
    table.contentOffset = 32
    expectScreen(table, is: "\nbadge 3\n\nbadge 5")
    table.contentOffset = 48
    expectScreen(table, is: "badge 3\n\nbadge 5\n")
  }
}

/// Makes its label when somebody asks for it.
private final class BadgeCell: TableViewCell {
  private(set) lazy var badge: Label = {
    let label = Label()
    addSubview(label)
    return label
  }()

  override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }

  override func prepareForReuse() {
    if !subviews.isEmpty { badge.text = "" }
  }
}

/// Does something whenever a display begins or ends.
private final class Mover: TableViewDelegate {
  private let move: () -> Void

  init(_ move: @escaping () -> Void) { self.move = move }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
  ) {
    move()
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: TableIndexPath
  ) {
    move()
  }
}

extension View {
  /// True if the view is among the subviews of its superview, once, and of no other as far as it
  /// knows.
  fileprivate var isInOneView: Bool {
    guard let superview else { return true }
    return superview.subviews.count { $0 === self } == 1
  }
}
