import TableTesting
import Tables
import Testing

@Suite struct TableTranscriptTests {
  final class LineCell: TableViewCell {
    let line = Label()
    required init() {
      super.init()
      addSubview(line)
    }
    override func layoutSubviews() { line.frame = bounds }
  }

  static func list() -> (table: TableView, rows: CommonDataSource<LineCell, String>) {
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 48))
    let rows = CommonDataSource(["Ada", "Bob", "Cy   is  here", "Dee", "Eve"]) {
      (cell: LineCell, name: String) in cell.line.text = name
    }
    rows.onPrefetch = { _, _ in }
    table.prefetchDistance = 1
    table.dataSource = rows
    return (table, rows)
  }

  @Test func `everything that a table does is a line`() throws {
    let (table, rows) = Self.list()
    let transcript = TableTranscript(of: table)
    table.layoutIfNeeded()
    table.scroll(by: 16)
    table.layoutIfNeeded()
    expectTranscript(
      transcript,
      is: """
        load         rows [5]
        display      [0, 0]  LineCell#1 new  Ada
        display      [0, 1]  LineCell#2 new  Bob
        display      [0, 2]  LineCell#3 new  Cy  is  here
        prefetch     [0, 3]
        end          [0, 0]  LineCell#1  Ada
        display      [0, 3]  LineCell#1  Dee
        prefetch     [0, 4]
        """)
    transcript.clear()
    #expect(transcript.text == "")
    rows.replace(at: [0, 1], with: "BOB")
    rows.remove(at: [0, 0])
    table.selectRow(at: [0, 1])
    table.deselectAll()
    table.layoutIfNeeded()
    expectTranscript(
      transcript,
      is: """
        change       reconfigureRows(at: [[0, 1]])
        change       deleteRows(at: [[0, 0]])
        select       [0, 1]
        deselect     [0, 1]
        reconfigure  [0, 0]  LineCell#2  BOB
        """)
    transcript.clear()
    #expect(throws: InvalidTableUpdate.self) { try table.deleteRows(at: [[0, 0]]) }
    table.reloadData()
    table.layoutIfNeeded()
    expectTranscript(
      transcript,
      is: """
        refuse       Rows of section 0: 4 before − 1 deleted = 3, but the data source has 4.
        end          [0, 2]  LineCell#1  Dee
        end          [0, 1]  LineCell#3  Cy  is  here
        end          [0, 0]  LineCell#2  BOB
        cancel       [0, 3]
        load         rows [4]
        display      [0, 0]  LineCell#2  BOB
        display      [0, 1]  LineCell#3  Cy  is  here
        display      [0, 2]  LineCell#1  Dee
        prefetch     [0, 3]
        """)
  }

  @Test func `an observer that was set before is told first`() {
    let (table, rows) = Self.list()
    defer { withExtendedLifetime(rows) {} }
    var count = 0
    table.observer = { _ in count += 1 }
    let first = TableTranscript(of: table)
    let second = TableTranscript(of: table)
    table.layoutIfNeeded()
    #expect(count == first.text.split(separator: "\n").count)
    #expect(first.text == second.text)
  }

  @Test func `a transcript keeps neither the table nor its cells`() throws {
    try expectReleased {
      let (table, rows) = Self.list()
      let transcript = TableTranscript(of: table)
      table.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: [0, 0]))
      return [("table", table), ("rows", rows), ("cell", cell), ("transcript", transcript)]
    }
  }

  @Test func `a cell at the address of one that has ended has a number of its own`() {
    let (table, rows) = Self.list()
    defer { withExtendedLifetime(rows) {} }
    let transcript = TableTranscript(of: table)
    for _ in 0..<3 {
      table.reloadData()
      table.layoutIfNeeded()
      table.frame.size.height = 0
      table.layoutIfNeeded()
      table.reuseQueue.trim()
      table.frame.size.height = 48
    }
    let new = transcript.text.split(separator: "\n").filter { $0.contains(" new ") }
    let numbers = new.compactMap { $0.split(separator: "#").last?.prefix { $0 != " " } }
    #expect(Set(numbers).count == new.count)
    #expect(new.count == 9)
  }
}
