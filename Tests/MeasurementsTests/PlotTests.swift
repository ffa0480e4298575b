import Measurements
import Tables
import Testing

struct PlotTests {
  private let machine = Machine(
    processor: "abacus", cores: 2, compiler: "Swift", commit: nil, load: nil)

  private func measured(_ name: String, rows: Int, rounds: [Double] = [1, 1, 1]) -> MeasuredSuite {
    MeasuredSuite(
      suite: Suite(name: name, summary: "numbers", control: "way 0", ways: .timed([], items: 1)),
      figures: (0..<rows).map {
        Figure(name: "way \($0)", rounds: rounds, control: [1, 1, 1])
      })
  }

  private func plot(_ suites: [MeasuredSuite]) -> Plot { Plot(suites, machine: machine) }

  @Test(arguments: [1, 5, 12, 30, 90, 200])
  func `a picture of any number of suites has the shape of a page`(count: Int) {
    let size = plot((0..<count).map { measured("suite \($0)", rows: 3 + $0 % 8) }).size
    #expect(size.height <= 1.4142 * size.width, "\(size)")
    // With a column less it would be too high, even if that had no gaps.
    let rows = (0..<count).reduce(0) { $0 + 5 + $1 % 8 }
    let fewer = size.width / 880 - 1
    #expect(Double(rows * 16) > 1.1 * fewer * fewer * 880, "\(size)")
  }

  @Test func `every figure is in the picture, once`() {
    let picture = plot((0..<30).map { measured("suite \($0)", rows: 6) }).svg
    #expect(picture.matches(of: />way 5</).count == 30)
    #expect(picture.contains("suite 29: numbers"))
  }

  @Test func `a ratio that the rounds do not agree on is said to be worth nothing`() {
    #expect(!plot([measured("a", rows: 2)]).svg.contains("busy machine"))
    #expect(plot([measured("a", rows: 2, rounds: [1, 2, 3])]).svg.contains("busy machine"))
  }
}
