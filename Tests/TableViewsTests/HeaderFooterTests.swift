import TableTesting
import Tables
import TestSupport
import Testing

@Suite struct HeaderFooterTests {
  private final class BigHeader: TableHeaderFooterView {
    let rule = Separator(.horizontal)

    required init() {
      super.init()
      addSubview(rule)
    }

    override func layoutSubviews() {
      titleLabel.frame = LayoutRect(x: 0, y: 0, width: bounds.width, height: 16)
      rule.frame = LayoutRect(x: 0, y: 16, width: bounds.width, height: 1)
    }
  }

  private final class LoudFooter: TableHeaderFooterView {}

  private let table = makeTable(lines: 6)
  private let source = CommonDataSource<LineCell, String>(
    sections: [
      TableSection(id: "fruit", header: "FRUIT", footer: "2 kinds", ["apple", "pear"]),
      TableSection(id: "none"),
      TableSection(id: "roots", header: "ROOTS", ["beet"]),
      TableSection(id: "empty", header: "EMPTY", footer: "nothing"),
      TableSection(id: "last", footer: "the end", ["x", "y"]),
    ]
  ) { cell, text in cell.label.text = text }

  init() { table.dataSource = source }

  @Test func `the views of titles are found by section, those in sight`() {
    func title(_ view: TableReusableView?) -> String? {
      (view as? TableHeaderFooterView)?.titleLabel.text
    }
    #expect(title(table.headerView(forSection: 0)) == "FRUIT")
    #expect(title(table.footerView(forSection: 0)) == "2 kinds")
    #expect(title(table.headerView(forSection: 1)) == nil, "the section has none")
    #expect(title(table.headerView(forSection: 2)) == "ROOTS")
    #expect(title(table.footerView(forSection: 2)) == nil, "the section has none")
    #expect(title(table.headerView(forSection: 3)) == nil, "out of sight")
    #expect(title(table.headerView(forSection: 99)) == nil)
    table.contentOffset = 24
    #expect(title(table.headerView(forSection: 0)) == "FRUIT", "it sticks")
    table.contentOffset = .infinity
    #expect(title(table.headerView(forSection: 0)) == nil)
    #expect(title(table.footerView(forSection: 4)) == "the end")
  }

  @Test func `titles stand above and below their rows, only where there are any`() {
    expectScreen(
      table,
      is: """
        FRUIT
        apple
        pear
        2 kinds
        ROOTS
        beet
        """)
    table.contentOffset = .infinity
    expectScreen(
      table,
      is: """
        ROOTS
        EMPTY
        nothing
        x
        y
        the end
        """)
  }

  @Test func `what is behind a header that sticks cannot be seen`() {
    table.sectionHeaderHeight = 32
    #expect(table.screen.hasPrefix("FRUIT\n\napple\npear"))
    for (offset, screen) in [
      (16.0, "FRUIT\n\npear\n2 kinds"), (24.0, "FRUIT\n\npear\n2 kinds"),
      (64.0, "\nROOTS\n\nbeet"), (80.0, "ROOTS\n\nbeet"),
    ] {
      table.contentOffset = offset
      #expect(table.screen.hasPrefix(screen), "at \(offset)")
    }
    table.style = .grouped
    table.contentOffset = 16
    #expect(table.screen.hasPrefix("\napple\npear"))
  }

  @Test func `headers and footers are reused in kinds of their own`() {
    #expect(table.contentHeight == 11 * 16)
    for offset in Array(stride(from: 0.0, through: 80, by: 8)) + [0, 80, 0] {
      table.contentOffset = offset
      _ = table.screen
    }
    let queue = table.reuseQueue
    #expect(queue.registeredIdentifiers.sorted() == ["LineCell", "footer", "header"])
    // At offset 8: those of fruit, roots and the empty section.
    #expect(queue.statistics(forIdentifier: "header").created == 3)
    // At offset 56: the footers of the first and of the empty section.
    #expect(queue.statistics(forIdentifier: "footer").created == 2)
    #expect(queue.statistics(forIdentifier: "LineCell").created == 3)
  }

  @Test func `titles are not rows`() {
    #expect(table.indexPathsForVisibleRows == [[0, 0], [0, 1], [2, 0]])
    #expect(table.visibleLines == ["apple", "pear", "beet"])
    #expect(table.rectForRow(at: [2, 0]).minY == 80)
  }

  @Test func `headers and footers have heights of their own`() {
    table.sectionHeaderHeight = 32
    table.sectionFooterHeight = 0
    expectScreen(
      table,
      is: """
        FRUIT

        apple
        pear
        ROOTS

        """)
    #expect(table.contentHeight == 3 * 32 + 5 * 16)
    #expect(table.reuseQueue.statistics(forIdentifier: "footer").created == 0)
  }

  @Test func `another view may show the header, in a pool of its own`() {
    let registration = CellRegistration<BigHeader, String> { view, title in
      view.titleLabel.text = "« \(title) »"
    }
    table.sectionHeaderHeight = 32
    _ = table.screen
    table.showHeader = { title, slot in slot.show(title, with: registration) }
    expectScreen(
      table,
      is: """
        « FRUIT »
        ────────────
        apple
        pear
        2 kinds
        « ROOTS »
        """)
    table.contentOffset = 400
    _ = table.screen
    #expect(table.reuseQueue.statistics(of: registration.kind).created == 2)
    #expect(table.reuseQueue.statistics(forIdentifier: "header").created == 2)
    #expect(table.reuseQueue.statistics(forIdentifier: "header").idle == 2)
  }

  @Test func `footers may be shown in views of several classes`() {
    let plain = CellRegistration<TableHeaderFooterView, String>(cellIdentifier: "plain") {
      view, title in view.titleLabel.text = title
    }
    let loud = CellRegistration<LoudFooter, String> { view, title in
      view.titleLabel.text = title.uppercased()
    }
    table.showFooter = { title, slot in
      if title == "nothing" { slot.show(title, with: loud) } else { slot.show(title, with: plain) }
    }
    table.contentOffset = .infinity
    expectScreen(table, is: "ROOTS\nEMPTY\nNOTHING\nx\ny\nthe end")
    table.contentOffset = 0
    _ = table.screen
    #expect(table.reuseQueue.statistics(of: plain.kind).created == 1)
    #expect(table.reuseQueue.statistics(of: loud.kind).created == 1)
  }

  @Test func `a header may be shown in a cell and is no row for that`() {
    let registration = CellRegistration<LineCell, String>(cellIdentifier: "title") { cell, title in
      cell.label.text = "\(title)!"
    }
    var displayed: [TableIndexPath] = []
    source.onWillDisplay = { _, _, path in displayed.append(path) }
    source.onDidEndDisplaying = { _, _, path in displayed.append(path) }
    table.showHeader = { title, slot in slot.show(title, with: registration) }
    #expect(table.screen.hasPrefix("FRUIT!\napple"))
    #expect(table.indexPathsForVisibleRows == [[0, 0], [0, 1], [2, 0]])
    #expect(table.visibleLines == ["apple", "pear", "beet"])
    table.contentOffset = 400
    _ = table.screen
    #expect(displayed == [[0, 0], [0, 1], [2, 0], [0, 1], [0, 0], [4, 0], [4, 1]])
  }

  @Test func `a header for which nothing was shown traps with its section`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = CommonDataSource<LineCell, Int>(
        sections: [TableSection(id: 0), TableSection(id: 1, header: "T")], configure: { _, _ in })
      let table = makeTable(lines: 3)
      table.dataSource = source
      table.showHeader = { _, _ in }
      _ = table.screen
    }
    #expect(
      result.trapMessage
        == "Nothing was shown for the header of section 1; show a model or a cell in the slot")
  }

  @Test func `an object that is no view of a table traps as a footer`() async {
    final class Stranger {}
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = CommonDataSource<LineCell, Int>(
        sections: [TableSection(id: 0, footer: "T")], configure: { _, _ in })
      let table = makeTable(lines: 3)
      table.dataSource = source
      table.showFooter = { _, slot in slot.show(Stranger()) }
      _ = table.screen
    }
    #expect(
      result.trapMessage
        == "A Stranger was shown for the footer of section 0, where a table needs a "
        + "TableReusableView")
  }
}
