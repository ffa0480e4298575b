import TableModels
import TableSources
import TestSupport
import Testing

/// What is measured and how often, counted, and timed by a clock that only the tests move.
@Suite struct MeasureReuseTests {
  /// Time passes only where somebody lets it. Unchecked because a test stays on one thread; task-local
  /// because a cell is made without being told of one.
  private final class Clock: @unchecked Sendable {
    @TaskLocal static var current: Clock?

    var time = Duration.zero
    var made = 0

    func pass(_ nanoseconds: Int) { time += .nanoseconds(nanoseconds) }
  }

  /// A cell that takes 50 ns to make and 3 ns to make ready.
  private class SlowCell: ReusableCell {
    var number = 0

    required init() {
      Clock.current?.made += 1
      Clock.current?.pass(50)
    }

    func prepareForReuse() { Clock.current?.pass(3) }
  }

  private final class OtherSlowCell: SlowCell {}

  /// Measures by a clock that says 20 ns for each row that is configured.
  private func measure(
    _ models: [Int], rows: Int = 40, viewport: Int = 4, allocationCount: (() -> Int)? = nil,
    configured: @escaping (Int) -> Void = { _ in }
  ) -> (measurement: ReuseMeasurement, clock: Clock) {
    let clock = Clock()
    let source = CommonDataSource<SlowCell, Int>(models) { cell, number in
      cell.number = number
      clock.pass(20)
      configured(number)
    }
    let measurement = Clock.$current.withValue(clock) {
      source.measureReuse(
        rows: rows, viewport: viewport, allocationCount: allocationCount, now: { clock.time })
    }
    return (measurement, clock)
  }

  @Test func `each cost is told apart`() {
    let (measurement, _) = measure([1, 2, 3])
    #expect(measurement.configureCost == .nanoseconds(20))
    #expect(measurement.makeCost == .nanoseconds(50))
    #expect(measurement.reuseCost == .nanoseconds(3))
    #expect(measurement.reusedRow == .nanoseconds(23))
    #expect(measurement.newRow == .nanoseconds(70))
    #expect(measurement.paysOff)
    #expect(measurement.rowsPerSecond.rounded() == (1e9 / 23).rounded())
  }

  @Test func `as many cells are made as are on show at once`() {
    for viewport in 1...6 {
      let (measurement, clock) = measure([1, 2, 3], rows: 10, viewport: viewport)
      #expect(measurement.cellsMade == viewport)
      // Those of the queue, those at hand, and those of six rounds of ten new ones.
      #expect(clock.made == 2 * viewport + 60)
    }
    #expect(measure([1], rows: 3, viewport: 9).measurement.cellsMade == 9)
  }

  @Test func `every round shows the rows in their order and begins anew after the last`() {
    var numbers: [Int] = []
    _ = measure([7, 8, 9], rows: 5, configured: { numbers.append($0) })
    #expect(numbers == Array(repeating: [7, 8, 9, 7, 8], count: 18).flatMap(\.self))
  }

  @Test func `allocations are those of reused rows`() {
    var count = 0
    var configured = 0
    let (measurement, _) = measure(
      [1, 2], rows: 10, allocationCount: { count },
      configured: { _ in
        configured += 1
        count += 3
      })
    #expect(measurement.allocationsPerRow == 3)
    #expect(configured == 190)
    #expect(measure([1]).measurement.allocationsPerRow == nil)
  }

  @Test func `each kind has its own cells, and empty sections are passed over`() {
    let row = CellRegistration<SlowCell, Int> { cell, number in cell.number = number }
    let otherRow = CellRegistration<OtherSlowCell, Int> { cell, number in cell.number = number }
    var shown: [Int] = []
    let sections = [[], [1, 2], [], [3], []].enumerated().map { number, models in
      TableSection(id: SectionID("\(number)"), models)
    }
    let source = CommonDataSource<SlowCell, Int>(sections: sections) { number, slot in
      shown.append(number)
      if number == 2 { slot.show(number, with: otherRow) } else { slot.show(number, with: row) }
    }
    let measurement = source.measureReuse(rows: 6, viewport: 3)
    #expect(shown.prefix(12) == [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3])
    #expect(measurement.cellsMade == 3)
  }

  @Test func `a cell that is shown by hand is none of the queue's`() {
    let cell = NumberCell()
    let source = CommonDataSource<NumberCell, Int>([1, 2]) { _, slot in slot.show(cell) }
    #expect(source.measureReuse(rows: 5, viewport: 2).cellsMade == 0)
  }

  @Test func `no cell is kept by a measurement`() {
    weak var seen: SlowCell?
    do {
      let source = CommonDataSource<SlowCell, Int>([1]) { cell, _ in seen = cell }
      _ = source.measureReuse(rows: 3, viewport: 2)
    }
    #expect(seen == nil)
  }

  @Test func `the report says what was found`() {
    #expect(
      measure([1, 2], allocationCount: { 0 }).measurement.description == """
        40 rows, 4 at once: 4 cells made
        reused cells: 23.0 ns a row, 43.5 million rows a second, 0.0 allocations a row
        new cells: 70.0 ns a row
        configuring 20.0 ns, making 50.0 ns, reusing 3.0 ns
        Reuse pays: a row is 3.0 times as fast. Break-even: cells that take 3.0 ns to make.
        """)
    var cheap = measure([1]).measurement
    cheap.newRow = .nanoseconds(21)
    #expect(!cheap.paysOff)
    #expect(
      cheap.description.hasSuffix(
        "Reuse does not pay: a row takes 1.1 times as long. Break-even: cells that take 3.0 ns to make."
      ))
  }

  @Test func `nothing to measure traps by name`() async {
    let noRows = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CommonDataSource<NumberCell, Int>([], configure: { _, _ in }).measureReuse()
    }
    #expect(noRows.trapMessage == "A data source without rows cannot be measured; give it a row")
    let noViewport = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
    {
      _ = CommonDataSource<NumberCell, Int>([1], configure: { _, _ in }).measureReuse(viewport: 0)
    }
    #expect(
      noViewport.trapMessage
        == "100000 rows, 0 at once, cannot be measured; the least is 1, 1 at once")
  }
}
