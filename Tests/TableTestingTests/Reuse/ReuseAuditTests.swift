import Foundation
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

/// The other signs of a leak, and what cannot be audited.
@Suite struct ReuseSignTests {
  private func findings(_ source: any TableDataSource) -> ReuseAudit.Findings {
    ReuseAudit().findings(in: source)
  }

  private func sign(_ source: any TableDataSource) -> ReuseLeak.Sign? {
    findings(source).leaks.first?.sign
  }

  @Test func `subviews that are added for each row pile up`() {
    let source = CommonDataSource<BadgeCell, Int>([1, 2]) { cell, number in
      cell.addSubview(Label("\(number)", frame: LayoutRect(x: 0, y: 0, width: 80, height: 16)))
    }
    let leak = findings(source).leaks.first
    #expect(leak?.property == "subviews.count")
    #expect(leak?.description.contains("subviews pile up") == true)
  }

  @Test func `a cell that is not laid out again is told to ask for it`() {
    final class MovingCell: TableViewCell {
      let line = Label()
      var isRight = false
      required init() {
        super.init()
        addSubview(line)
      }
      override func layoutSubviews() {
        line.frame = LayoutRect(x: isRight ? 160 : 0, y: 0, width: 160, height: 16)
      }
    }
    let forgetful = CommonDataSource<MovingCell, Bool>([false, true]) { cell, isRight in
      cell.line.text = "a"
      cell.isRight = isRight
    }
    #expect(sign(forgetful) == .layout)
    let asking = CommonDataSource<MovingCell, Bool>([false, true]) { cell, isRight in
      cell.line.text = "a"
      cell.isRight = isRight
      cell.setNeedsLayout()
    }
    #expect(findings(asking).leaks == [])
  }

  @Test func `a height that stays behind is found`() {
    final class TallCell: TableViewCell {
      let line = Label()
      var lines = 1
      required init() {
        super.init()
        addSubview(line)
      }
      override func layoutSubviews() {
        line.frame = LayoutRect(x: 0, y: 0, width: bounds.width, height: 16)
      }
      override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
        LayoutSize(width: size.width, height: 16 * Double(lines))
      }
    }
    let source = CommonDataSource<TallCell, Int>([1, 3, 1]) { cell, lines in
      cell.line.text = "a"
      if lines > 1 { cell.lines = lines }
    }
    source.rowHeights = .measured(estimate: 16)
    let leak = findings(source).leaks.first
    #expect(leak?.property == "lines")
    #expect(leak?.donor == [0, 1])
  }

  @Test func `what a selected row leaves behind is found, with its state`() {
    let source = CommonDataSource<BadgeCell, Int>([1, 2]) { cell, number in
      cell.line.text = "\(number)"
      if cell.isSelected { cell.badge.text = "✓" }
    }
    let leak = findings(source).leaks.first
    #expect(leak?.donorState == "selected")
    #expect(leak?.description.contains("from row [0, 0] (selected)") == true)
  }

  @Test func `a frame that is set by the first layout alone leads to that layout`() {
    final class LaidOutOnceCell: TableViewCell {
      let badge = Label()
      private var isLaidOut = false
      required init() {
        super.init()
        addSubview(badge)
      }
      override func layoutSubviews() {
        guard !isLaidOut else { return }
        isLaidOut = true
        badge.frame = LayoutRect(x: 0, y: 0, width: badge.text.isEmpty ? 0 : 40, height: 16)
      }
    }
    let source = CommonDataSource<LaidOutOnceCell, String>(["", "new"]) { $0.badge.text = $1 }
    #expect(
      findings(source).leaks.map(\.description) == [
        """
        LaidOutOnceCell.badge.frame still shows (0.0, 0.0, 0.0, 16.0) from row [0, 0] in row [0, 1], where a \
        new cell has (0.0, 0.0, 40.0, 16.0). Set it in each layoutSubviews(), in the configure closure, or in \
        prepareForReuse().
        """
      ])
  }

  @Test func `a cell that is no view is compared by its properties`() {
    final class CellOfApp: ReusableCell {
      var title = ""
      var accessory: String?
      init() {}
    }
    let source = CommonDataSource<CellOfApp, Int>([1, 2]) { cell, number in
      cell.title = "\(number)"
      if number == 1 { cell.accessory = "check" }
    }
    #expect(
      findings(source).leaks.map(\.description) == [
        """
        CellOfApp.accessory still shows "check" from row [0, 0] in row [0, 1], where a new cell has nil. Set \
        it in the configure closure, or in prepareForReuse().
        """
      ])
  }

  @Test func `content that is another one each time hides no leak, and is none`() {
    var clock = 0
    let source = CommonDataSource<BadgeCell, Int>([1, 2, 3]) { cell, number in
      clock += 1
      cell.line.text = "\(clock)"
    }
    #expect(findings(source).leaks == [])
    let leaking = CommonDataSource<BadgeCell, Int>([1, 2, 3]) { cell, number in
      clock += 1
      cell.line.text = "\(clock)"
      if number == 2 { cell.badge.text = "two" }
    }
    #expect(findings(leaking).leaks.map(\.property) == ["badge.text"])
  }

  @Test func `an ignored property is none, and others are still found`() {
    let source = CommonDataSource<BadgeCell, Int>([1, 2, 3]) { cell, number in
      cell.line.text += "\(number)"
      if number == 2 { cell.badge.text = "two" }
    }
    let audit = ReuseAudit(ignoring: ["line.text"])
    #expect(audit.findings(in: source).leaks.map(\.property) == ["badge.text"])
  }

  @Test func `a list without rows, and cells that draw nothing, are said to be so`() {
    let none = CommonDataSource<BadgeCell, Int>([], configure: { _, _ in })
    #expect(
      findings(none).obstacles == [
        "The data source has no rows, so nothing was audited: give it some first."
      ])
    let blank = CommonDataSource<TableViewCell, Int>([1, 2], configure: { _, _ in })
    #expect(
      findings(blank).obstacles == [
        "The TableViewCells of all 2 rows draw nothing, so nothing could be compared."
      ])
  }

  @Test func `of a million rows a sample is looked at, and said so`() {
    final class Million: TableDataSource {
      let row = CellRegistration<BadgeCell, Int> { cell, number in
        cell.line.text = "\(number)"
        if number % 100 == 7 { cell.badge.text = "new" }
      }
      var asked: Set<Int> = []
      func numberOfRows(inSection section: Int) -> Int { 1_000_000 }
      func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
        asked.insert(indexPath.row)
        slot.show(indexPath.row, with: row)
      }
    }
    let million = Million()
    let findings = findings(million)
    #expect(findings.leaks.map(\.property) == ["badge.text"])
    #expect(findings.note == "10000 of 1000000 rows were looked at.")
    #expect(million.asked.count == 10_000)
  }

  @Test func `rows that are dequeued by hand are audited with their table`() {
    final class ByHand: TableViewDataSource {
      let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 64))
      init() {
        table.register(BadgeCell.self, forCellReuseIdentifier: "badge")
        table.dataSource = self
      }
      func numberOfRows(inSection section: Int) -> Int { 10 }
      func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
        guard
          let cell = try? table.dequeueReusableCell(withIdentifier: "badge") as? BadgeCell
        else { return }
        cell.line.text = "\(indexPath.row)"
        if indexPath.row == 5 { cell.badge.text = "new" }
        slot.show(cell)
      }
    }
    let list = ByHand()
    #expect(
      findings(list).obstacles.first?.contains("audit the table, by expectNoReuseLeaks(on: table)")
        == true)
    _ = list.table.displayList()
    let leaks = ReuseAudit().findings(on: list.table).leaks
    #expect(leaks.map(\.property) == ["badge.text"])
    #expect(leaks.first?.donor == [0, 5])
    #expect(list.table.visibleCells.count == 4)
  }

  @Test func `a closure that traps is found by the last row that was traced`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      setenv("TABLES_TRACE", "1", 1)
      let source = CommonDataSource<BadgeCell, Int>([1, 2, 3]) { cell, number in
        if number == 2 { fatalError("There is no badge for 2") }
      }
      _ = ReuseAudit().findings(in: source)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("reuse audit: shows row [0, 1] in a new cell\n"))
    #expect(!said.contains("row [0, 2]"))
    #expect(result.trapMessage == "There is no badge for 2")
  }
}
