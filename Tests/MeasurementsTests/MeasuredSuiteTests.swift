import Measurements
import Testing

struct MeasuredSuiteTests {
  private let effort = Effort(rounds: 3, readings: 2, divisor: 10)

  private func suite(_ ways: [Workload]) -> Suite {
    Suite(name: "sums", summary: "numbers added", control: "a", ways: .timed(ways, items: 50))
  }

  @Test func `the ways are run in turn, after a check and a count of each`() throws {
    var runs: [String] = []
    func way(_ name: String) -> Workload {
      Workload(name: name) { items in
        runs.append("\(name)\(items)")
        return 7
      }
    }
    let measured = try MeasuredSuite(
      suite([way("a"), way("b")]), with: effort, allocationCount: { 0 })
    #expect(
      runs == [
        "a5", "b5", "a5", "a15", "b5", "b15", "a5", "b5", "a5", "b5", "a5", "b5",
      ])
    #expect(measured.figures.map(\.name) == ["a", "b"])
    #expect(measured.figures[0].ratio.median == 1)
  }

  @Test func `allocations are those of each further item`() throws {
    var count = 0
    let way = Workload(name: "a") { items in
      count += 100 + 2 * items
      return 0
    }
    let measured = try MeasuredSuite(suite([way]), with: effort, allocationCount: { count })
    #expect(measured.figures[0].allocations == 2)
    let uncounted = try MeasuredSuite(suite([way]), with: effort, allocationCount: { nil })
    #expect(uncounted.figures[0].allocations == nil)
  }

  @Test func `ways that disagree are not measured`() {
    let ways = [Workload(name: "a") { $0 }, Workload(name: "b") { $0 + 1 }]
    let error = #expect(throws: WrongAnswer.self) {
      try MeasuredSuite(suite(ways), with: effort, allocationCount: { nil })
    }
    #expect(
      error?.description == "The ways of sums should all give one checksum, but gave a: 5, b: 6")
  }

  @Test func `a report has a column for each figure`() {
    let figures = [
      Figure(name: "a", rounds: [4, 4, 4], control: [4, 4, 4], allocations: 0),
      Figure(name: "longer", rounds: [8, 8, 8], control: [4, 4, 4], allocations: 1),
    ]
    let report = Report(MeasuredSuite(suite: suite([Workload(name: "a") { $0 }]), figures: figures))
    #expect(
      report.text == """
        sums: numbers added
        way     ns/row  best  spread  ratio  allocations
        a          4.0   4.0    ±0 %   1.00         0.00
        longer     8.0   8.0    ±0 %   2.00         1.00

        """)
    #expect(report.markdown.hasPrefix("### sums: numbers added\n\n| way | ns/row | best | "))
    #expect(report.markdown.contains("\n| longer | 8.0 | 8.0 | ±0 % | 2.00 | 1.00 |\n"))
  }
}
