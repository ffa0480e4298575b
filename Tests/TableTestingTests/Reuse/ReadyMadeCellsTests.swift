import Tables
import Testing

@testable import TableTesting

/// The cells that a list need not write, under the audit that finds what a row leaves behind.
@Suite struct ReadyMadeCellsTests {
  private struct Row {
    let number: Int

    /// Sets what this row has and nothing else.
    func configure(_ cell: TextCell, _ detail: Label?) {
      cell.textLabel.text = "row \(number)"
      if number.isMultiple(of: 2) { detail?.text = "even" }
      if number.isMultiple(of: 3) { cell.accessory = .disclosure }
      if number.isMultiple(of: 4) { cell.imageName = "four.png" }
      if number.isMultiple(of: 5) { cell.textLabel.style = .bold }
      if number.isMultiple(of: 6) { cell.textLabel.numberOfLines = 0 }
      if number.isMultiple(of: 7) { cell.background = .yellow }
      if number.isMultiple(of: 9) { detail?.alignment = .center }
    }
  }

  private let rows = (0..<100).map(Row.init)

  private func findings<Cell: TextCell>(
    _ detail: @escaping (Cell) -> Label?
  ) -> [ReuseAudit.Findings] {
    let fixed = CommonDataSource<Cell, Row>(rows) { cell, row in row.configure(cell, detail(cell)) }
    let measured = CommonDataSource<Cell, Row>(rows) { cell, row in
      row.configure(cell, detail(cell))
    }
    measured.rowHeights = .measured(estimate: 16)
    return [ReuseAudit().findings(in: fixed), ReuseAudit().findings(in: measured)]
  }

  @Test func `a closure that sets only what a row has leaves nothing behind`() {
    let all =
      findings { (_: TextCell) in nil } + findings { (cell: SubtitleCell) in cell.detailLabel }
      + findings { (cell: ValueCell) in cell.detailLabel }
    #expect(all.count == 6)
    #expect(all.flatMap { $0.leaks.map(\.description) + $0.obstacles } == [])
  }

  @Test func `a subclass that forgets super is found by the property's name`() {
    final class Forgetful: ValueCell {
      override func prepareForReuse() {}
    }
    let source = CommonDataSource<Forgetful, Row>(rows) { cell, row in
      cell.textLabel.text = "row \(row.number)"
      if row.number == 7 { cell.detailLabel.text = "seven" }
      if row.number == 9 { cell.accessory = .checkmark }
    }
    let properties = ReuseAudit().findings(in: source).leaks.map(\.property)
    #expect(Set(properties) == ["detailLabel.text", "accessory"])
  }
}
