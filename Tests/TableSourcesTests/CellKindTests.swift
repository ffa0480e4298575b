import TableSources
import Testing

@Suite struct CellKindTests {
  @Test func `a kind is named after its class, unless it is given a name`() {
    let kind = CellKind(NumberCell.self)
    #expect(kind.identifier == "NumberCell")
    #expect(kind.cellType is NumberCell.Type)
    #expect(CellKind(NumberCell.self, identifier: "price").identifier == "price")
    #expect(CellKind(OutsideCell.self).identifier == "OutsideCell")
  }

  @Test func `a registration has a kind of its own, with the same names`() {
    let row = CellRegistration<NumberCell, Int> { cell, number in cell.number = number }
    #expect(row.kind.identifier == "NumberCell")
    #expect(row.kind.cellType is NumberCell.Type)
    let price = CellRegistration<NumberCell, Int>(cellIdentifier: "price") { _, _ in }
    #expect(price.kind.identifier == "price")
  }

  @Test func `a registration configures a cell that it is given`() {
    let row = CellRegistration<NumberCell, Int> { cell, number in cell.number = number }
    let cell = NumberCell()
    row.configure(cell, 7)
    #expect(cell.number == 7)
  }

  @Test func `a description names the class once`() {
    #expect("\(CellKind(NumberCell.self))" == "NumberCell")
    #expect("\(CellKind(NumberCell.self, identifier: "ad"))" == "\"ad\" (NumberCell)")
  }
}
