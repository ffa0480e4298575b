import TableTesting
import Tables
import TestSupport
import Testing

@Suite struct MeddledUpdatesTests {
  @Test func `cells shown by hand survive updates`() throws {
    let source = Hand()
    let table = makeTable(lines: 4)
    source.table = table
    table.register(LineCell.self, forCellReuseIdentifier: "line")
    source.names = ["a", "own", "c"]
    table.dataSource = source
    let cells = table.visibleCells
    source.names = ["n", "a", "own", "c"]
    try table.insertRows(at: [[0, 0]])
    #expect(zip(table.visibleCells.dropFirst(), cells).allSatisfy { $0 === $1 })
    try table.reconfigureRows(at: [[0, 0], [0, 1], [0, 2], [0, 3]])
    #expect(table.visibleCells.count == 4)
    try table.reloadRows(at: [[0, 0], [0, 1], [0, 2], [0, 3]])
    #expect(table.visibleCells.count == 4)
    for _ in 0..<20 {
      try table.reconfigureRows(at: [[0, 0], [0, 3]])
      _ = table.screen
    }
    expectScreen(table, is: "n\na\nown\nc")
    #expect(table.reuseQueue.statistics.created <= 5)
  }

  @Test func `leases and row heights may change the data source`() {
    let reg = { (s: @escaping () -> Void) in
      CellRegistration<LineCell, String> { cell, word, lease in
        cell.label.text = word
        lease.onEnd(s)
      }
    }
    weak var weakSource: CommonDataSource<LineCell, String>?
    var count = 0
    let source = CommonDataSource<LineCell, String>(
      ["a", "b", "c"],
      registration: reg {
        count += 1
        if count < 30, let s = weakSource {
          if count % 3 == 0, s.snapshot.numberOfRows > 0 {
            s.remove(at: [0, 0])
          } else {
            s.append("x\(count)")
          }
        }
      })
    weakSource = source
    source.rowHeights = .each { word in
      count += 1
      if count < 30, let s = weakSource { s.append("h\(count)") }
      return 16
    }
    let table = makeTable(lines: 5)
    table.dataSource = source
    for n in 0..<40 {
      table.contentOffset = Double(n % 7) * 13
      _ = table.screen
      if n % 5 == 0 { table.reloadData() }
      if n % 3 == 0 {
        source.edit {
          $0.remove(at: [0, 1])
          $0.replace(at: [0, 0], with: "r")
        }
      }
    }
    let other = makeTable(lines: 5)
    other.dataSource = source
    other.contentOffset = table.contentOffset
    #expect(other.screen == table.screen)
    #expect(table.contentHeight == Double(source.snapshot.numberOfRows) * 16)
  }

  @Test func `sectioned sources inside of each other may be changed by anybody at any time`() {
    for seed in 0..<60 as Range<UInt64> {
      var g = SeededGenerator(seed: seed)
      var leaves: [CommonDataSource<LineCell, Int>] = []
      var budget = 0
      func meddle() {
        guard budget > 0 else { return }
        budget -= 1
        let leaf = leaves[Int.random(in: 0..<leaves.count, using: &g)]
        switch Int.random(in: 0..<5, using: &g) {
        case 0:
          leaf.insertSection(
            TableSection(
              id: SectionID(Int.random(in: 0..<Int.max, using: &g)), header: "h", [1, 2]), at: 0)
        case 1: if leaf.snapshot.numberOfSections > 0 { leaf.removeSection(at: 0) }
        case 2:
          if leaf.snapshot.numberOfSections > 0, leaf.snapshot.numberOfRows(inSection: 0) > 0 {
            leaf.remove(at: [0, 0])
          }
        case 3: if leaf.snapshot.numberOfSections > 0 { leaf.append(9) }
        default: leaf.snapshot = TableSnapshot([7, 8, 9])
        }
      }
      leaves = (0..<4).map { k in
        let leaf = CommonDataSource<LineCell, Int>([k, k + 10]) {
          $0.label.text = "\($1)"
          meddle()
        }
        leaf.onWillDisplay = { _, _, _ in meddle() }
        leaf.onDidEndDisplaying = { _, _, _ in meddle() }
        return leaf
      }
      let inner = SectionedDataSource(leaves[1], leaves[2])
      let outer = SectionedDataSource(leaves[0], inner, leaves[3])
      let tables = [makeTable(lines: 5), makeTable(lines: 9), makeTable(lines: 4)]
      tables[0].dataSource = outer
      tables[1].dataSource = outer
      tables[2].dataSource = inner
      for _ in 0..<40 {
        budget = Int.random(in: 0..<6, using: &g)
        let table = tables[Int.random(in: 0..<3, using: &g)]
        switch Int.random(in: 0..<6, using: &g) {
        case 0: table.contentOffset += Double.random(in: -60...60, using: &g)
        case 1: table.reloadData()
        case 2: table.dataSource = table.dataSource === outer ? inner : outer
        case 3: table.rowHeight = table.rowHeight == 16 ? 24 : 16
        default: meddle()
        }
        _ = tables[Int.random(in: 0..<3, using: &g)].screen
        budget = 0
        if Bool.random(using: &g) { continue }
        for table in tables {
          for _ in 0..<3 { _ = table.screen }
          let fresh = makeTable(lines: 1)
          fresh.frame = table.frame
          fresh.rowHeight = table.rowHeight
          fresh.dataSource = table.dataSource
          fresh.contentOffset = table.contentOffset
          #expect(fresh.screen == table.screen)
        }
      }
    }
  }

  @Test func `a hundred thousand sections are updated, and absurd places refused`() {
    let source = CommonDataSource<LineCell, Int>(
      sections: (0..<100_000).map { TableSection(id: SectionID($0), [$0]) }
    ) { $0.label.text = "\($1)" }
    let table = makeTable(lines: 4)
    table.dataSource = source
    table.contentOffset = .infinity
    #expect(table.visibleLines.last == "99999")
    source.edit { d in
      d.moveSection(from: 99_999, to: 0)
      d.remove(at: [50_000, 0])
    }
    #expect(table.visibleLines.last == "99998")
    #expect(throws: InvalidTableUpdate.self) {
      try table.deleteRows(at: [[Int.max, Int.max], [0, Int.max], [Int.min, -1]])
    }
    #expect(throws: InvalidTableUpdate.self) { try table.moveSection(.max, toSection: .min) }
    #expect(throws: InvalidTableUpdate.self) { try table.insertRows(at: [[.max, .max]]) }
  }
}

private final class Hand: TableViewDataSource {
  weak var table: TableView?
  var names: [String] = []
  let own = LineCell()
  func numberOfRows(inSection section: Int) -> Int { names.count }
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    let name = names[indexPath.row]
    if name == "own" {
      own.label.text = name
      return slot.show(own)
    }
    guard let cell = try? table?.dequeueReusableCell(withIdentifier: "line") as? LineCell else {
      return
    }
    cell.label.text = name
    slot.show(cell)
  }
}
