import Measurements
import Tables

/// Edits of 100,000 rows: by themselves, while rows are shown, and among as many sections.
///
/// The checksum is the number of rows that the edits add; the lists grow by them.
enum EditsSuite {
  static func make() -> [Suite] { [single, duringPass, inSections] }

  /// One row more, by itself and as an edit, of a list that no table shows.
  private static var single: Suite {
    func way(
      _ name: String, _ append: @escaping (CommonDataSource<NumberedRow, Int>, Int) -> Void
    ) -> Workload {
      let source = OnDemand { CallsSuite.numbers() }
      return Workload(name: name) { count in
        let source = source.value
        let rows = source.numberOfRows(inSection: 0)
        for number in 0..<count { append(source, number) }
        return source.numberOfRows(inSection: 0) - rows
      }
    }
    return Suite(
      name: "edit", summary: "a row appended to 100,000", control: "append",
      ways: .timed(
        [
          way("append") { $0.append($1) },
          way("edit { append }") { source, number in source.edit { $0.append(number) } },
        ], items: 50, item: "edit"))
  }

  /// Rows appended while rows are shown, and outside of a pass. Both scroll by a page, so that a row
  /// comes on screen.
  private static var duringPass: Suite {
    Suite(
      name: "edits-during-pass", summary: "a row appended to 100,000, in a table",
      control: "outside of a pass",
      ways: .timed([outsideOfPass, inOnWillDisplay], items: 1_000, item: "edit"))
  }

  private static var outsideOfPass: Workload {
    let shown = OnDemand { ShownNumbers() }
    return Workload(name: "outside of a pass") { count in
      let shown = shown.value
      shown.source.onWillDisplay = { _, _, _ in }
      let rows = shown.source.numberOfRows(inSection: 0)
      scrollByPage(shown.table)
      for number in 0..<count { shown.source.append(number) }
      shown.table.layoutIfNeeded()
      return shown.source.numberOfRows(inSection: 0) - rows
    }
  }

  private static var inOnWillDisplay: Workload {
    let shown = OnDemand { ShownNumbers() }
    return Workload(name: "in onWillDisplay") { count in
      let shown = shown.value
      var due = count
      shown.source.onWillDisplay = { [unowned source = shown.source] _, _, _ in
        for number in 0..<due { source.append(number) }
        due = 0
      }
      let rows = shown.source.numberOfRows(inSection: 0)
      scrollByPage(shown.table)
      shown.table.layoutIfNeeded()
      return shown.source.numberOfRows(inSection: 0) - rows
    }
  }

  private static func scrollByPage(_ table: TableView) {
    let page = table.frame.size.height
    table.contentOffset = table.contentOffset > 0 ? 0 : page
    table.layoutIfNeeded()
  }

  /// A row into a shown section, or out of it, and the layout pass after it.
  private static var inSections: Suite {
    func way(_ name: String, _ sections: @escaping () -> [TableSection<Int>]) -> Workload {
      let shown = OnDemand {
        ShownNumbers(
          CommonDataSource(sections: sections()) { cell, number in cell.number = number })
      }
      let place = TableIndexPath(section: 0, row: 0)
      return Workload(name: name) { count in
        let shown = shown.value
        let rows = shown.source.numberOfRows(inSection: 0)
        for _ in 0..<count {
          shown.source.insert(-1, at: place)
          shown.table.layoutIfNeeded()
          shown.source.remove(at: place)
          shown.table.layoutIfNeeded()
        }
        return shown.source.numberOfRows(inSection: 0) - rows
      }
    }
    return Suite(
      name: "edit-in-sections",
      summary: "a row in and out again among 100,000 in a table, laid out after each",
      control: "one section",
      ways: .timed(
        [
          way("one section") { [TableSection(id: 0, header: "all", Array(0..<CallsSuite.rows))] },
          way("100,000 sections") {
            (0..<CallsSuite.rows).map { TableSection(id: SectionID($0), header: "one", [$0]) }
          },
        ], items: 5, item: "pair"))
  }
}
