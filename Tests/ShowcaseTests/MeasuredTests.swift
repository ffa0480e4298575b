import ShowcaseModels
import Tables
import Testing

@testable import showcase

@Suite struct MeasuredTests {
  private let table: TableView
  private let diary: CommonDataSource<DiaryCell, DiaryEntry>

  init() { (table, diary) = Example.diaryTable() }

  /// The distance of each visible day from the top of the screen.
  private var places: [Int: Double] { table.places { diary[$0].day } }

  @Test(arguments: 1...12)
  func `days that come in above leave the rows where they are`(steps: Int) {
    _ = places
    table.scroll(by: 13 * Double(steps))
    let (before, offset) = (places, table.contentOffset)
    let drawn = PlainTextRenderer().render(table)
    #expect(offset > 0)
    diary.apply(DiaryEntry.firstDays + DiaryEntry.lastDays)
    #expect(places == before)
    #expect(PlainTextRenderer().render(table) == drawn)
    #expect(table.contentOffset == offset + 3 * 48)
  }

  @Test(arguments: [3.0, 16, 50])
  func `scrolling up over days that nobody has seen moves the rows by as much`(step: Double) {
    _ = places
    table.scroll(by: 40)
    _ = places
    diary.apply(DiaryEntry.firstDays + DiaryEntry.lastDays)
    var rounds = 0
    while table.contentOffset > step {
      let before = places
      table.scroll(by: -step)
      let after = places
      for (day, y) in after { if let old = before[day] { #expect(y == old + step) } }
      rounds += 1
    }
    #expect(rounds > 2)
    table.contentOffset = 0
    #expect(places[1] == 0)
  }

  @Test func `the height of the content is right when all rows have been seen`() {
    for _ in 0..<40 {
      table.layoutIfNeeded()
      table.scroll(by: 16)
    }
    let cell = DiaryCell()
    let heights = DiaryEntry.lastDays.map { entry in
      cell.text.text = entry.text
      return cell.sizeThatFits(LayoutSize(width: 240, height: .infinity)).height
    }
    #expect(table.contentHeight == heights.reduce(0, +))
    #expect(Set(heights).count > 2)
  }
}
