import TableTesting
import Tables
import TestSupport
import Testing

@Suite struct ContentOffsetTests {
  private let source = numbers(10)
  private let table = makeTable(lines: 4)

  init() { table.dataSource = source }

  @Test(
    arguments: [
      (-1, 0), (-.infinity, 0), (-1e300, 0), (0, 0), (17, 17), (96, 96), (96.5, 96), (1e18, 96),
      (1e300, 96), (.infinity, 96),
    ] as [(Double, Double)])
  func `an offset is clamped to what there is`(offset: Double, expected: Double) {
    table.contentOffset = offset
    #expect(table.contentOffset == expected)
    _ = table.screen
    #expect(table.contentOffset == expected)
  }

  @Test func `an offset is rounded to a 64th of a point`() {
    table.contentOffset = 10.001
    #expect(table.contentOffset == 10)
    table.contentOffset = 10.02
    #expect(table.contentOffset == 10.015625)
  }

  @Test func `an offset is a number`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      TableView().contentOffset = .nan
    }
    #expect(result.trapMessage == "The content offset cannot be set to nan")
  }

  @Test func `content that is shorter than the viewport does not scroll`() {
    table.frame.size.height = 200
    table.contentOffset = 30
    #expect(table.contentOffset == 0)
    #expect(table.visibleRows == Array(0..<10))
  }

  @Test func `an empty table does not scroll`() {
    table.dataSource = nil
    table.contentOffset = 30
    #expect(table.contentOffset == 0)
    #expect(table.contentHeight == 0)
  }

  @Test func `an offset can be set before anything was loaded or shown`() {
    let table = makeTable(lines: 4)
    table.dataSource = source
    table.contentOffset = 48
    #expect(table.visibleRows == [3, 4, 5, 6])
  }

  @Test func `an offset past the end of shorter content is clamped to it`() {
    table.contentOffset = .infinity
    _ = table.screen
    let short = numbers(5)
    table.dataSource = short
    #expect(table.contentOffset == 16)
    #expect(table.visibleRows == [1, 2, 3, 4])
    let none = numbers(0)
    table.dataSource = none
    #expect(table.contentOffset == 0)
    expectScreen(table, is: "\n\n\n")
    table.dataSource = source
    #expect(table.visibleRows == [0, 1, 2, 3])
  }

  @Test func `a taller viewport pulls the offset back from the end`() {
    table.contentOffset = .infinity
    table.frame.size.height = 96
    #expect(table.contentOffset == 64)
    #expect(table.visibleRows == [4, 5, 6, 7, 8, 9])
  }

  @Test func `a viewport may be as high as any frame`() {
    table.frame.size.height = 1e300
    #expect(table.visibleRows == Array(0..<10))
    table.contentOffset = 9
    #expect(table.contentOffset == 0)
  }

  @Test func `a table in the middle of a screen scrolls inside its frame`() {
    let window = View(frame: LayoutRect(x: 0, y: 0, width: 96, height: 80))
    window.addSubview(table)
    table.frame = LayoutRect(x: 16, y: 16, width: 64, height: 48)
    table.contentOffset = 24
    expectScreen(
      window,
      is: """

          row 1
          row 2
          row 3

        """)
  }
}
