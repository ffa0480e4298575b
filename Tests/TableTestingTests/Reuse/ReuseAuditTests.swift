import Tables
import TestSupport
import Testing

@testable import TableTesting

/// A line with a badge, and a control.
private final class BadgeCell: TableViewCell {
  let line = Label()
  let badge = Label()
  let follow = Button("Follow")

  required init() {
    super.init()
    for view in [line, badge, follow] { addSubview(view) }
  }

  override func layoutSubviews() {
    line.frame = LayoutRect(x: 0, y: 0, width: 160, height: 16)
    badge.frame = LayoutRect(x: 160, y: 0, width: 64, height: 16)
    follow.frame = LayoutRect(x: 224, y: 0, width: 96, height: 16)
  }
}

@Suite struct ReuseAuditTests {
  private func leaks(_ source: any TableDataSource) -> [String] {
    ReuseAudit().findings(in: source).leaks.map(\.description)
  }

  @Test func `a value that one row in thousands leaves behind is found, with its row`() {
    let source = CommonDataSource<BadgeCell, Int>(Array(0..<5_000)) { cell, number in
      cell.line.text = "\(number)"
      if number == 4_321 { cell.badge.text = "new" }
    }
    #expect(
      leaks(source) == [
        """
        BadgeCell.badge.text still shows "new" from row [0, 4321] in row [0, 4322], where a new cell has \
        "". Set it in the configure closure, or in prepareForReuse().
        """
      ])
  }

  @Test func `a cell in which everything is set has no leak`() {
    let source = CommonDataSource<BadgeCell, Int>(Array(0..<200)) { cell, number in
      cell.line.text = "\(number)"
      cell.badge.text = number % 7 == 0 ? "new" : ""
    }
    #expect(leaks(source) == [])
  }

  @Test func `targets that are added for each row pile up`() {
    final class Owner {
      func follow() {}
    }
    let owner = Owner()
    let source = CommonDataSource<BadgeCell, Int>([1, 2, 3]) { cell, number in
      cell.line.text = "\(number)"
      cell.follow.addTarget(owner, action: Owner.follow, for: .touchUpInside)
    }
    #expect(
      leaks(source) == [
        """
        BadgeCell.follow.targetCount is 2 in row [0, 1], in a cell that showed row [0, 0] before, and 1 \
        in a new cell: actions pile up, or stay behind. Add targets in the cell's init, or remove them in \
        the configure closure first.
        """
      ])
  }
}
