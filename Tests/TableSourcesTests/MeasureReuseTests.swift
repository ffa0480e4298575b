import TableModels
import TableSources
import TestSupport
import Testing

/// The number of measurements, counted, and timed by a clock that only the tests move.
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
    _ models: [Int], rows: Int = 40, viewport: Int = 4, budget: Duration = .seconds(1),
    allocationCount: (() -> Int)? = nil,
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
        rows: rows, viewport: viewport, budget: budget, allocationCount: allocationCount,
        now: { clock.time })
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
    #expect(measurement.paysOff == true)
    #expect(measurement.rowsPerSecond.rounded() == (1e9 / 23).rounded())
  }

  @Test func `as many cells are made as are on show at once`() {
    for viewport in 1...6 {
      let (measurement, clock) = measure([1, 2, 3], rows: 10, viewport: viewport)
      #expect(measurement.cellsMade == viewport)
      // Those of the queue, those at hand, and the new ones of the rounds that were tried and counted.
      let tried = sequence(first: viewport) { $0 < 10 ? min(10, $0 * 2) : nil }.reduce(0, +)
      #expect(clock.made == 2 * viewport + tried + 10 * measurement.rounds)
    }
    #expect(measure([1], rows: 3, viewport: 9).measurement.cellsMade == 9)
  }

  @Test func `every round shows the rows in their order and begins anew after the last`() {
    var numbers: [Int] = []
    let (measurement, _) = measure([7, 8, 9], rows: 5, configured: { numbers.append($0) })
    // Rounds of four and of five rows are tried first.
    let tried = Array(repeating: [7, 8, 9, 7], count: 3).flatMap(\.self)
    let counted = Array(repeating: [7, 8, 9, 7, 8], count: 3 * (1 + measurement.rounds))
    #expect(numbers == tried + counted.flatMap(\.self))
    #expect(measurement.rounds == 25)
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
    #expect(configured == 3 * (4 + 8 + 10 + 10 * measurement.rounds) + 10)
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
    #expect(shown.prefix(9) == [1, 2, 3, 1, 2, 3, 1, 2, 3])
    #expect(shown.suffix(6) == [1, 2, 3, 1, 2, 3])
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
        40 rows, 4 at once, in 25 rounds: 4 cells made
        reused cells: 23.0 ns a row, 43.5 million rows a second, 0.0 allocations a row
        new cells: 70.0 ns a row
        configuring 20.0 ns, making 50.0 ns, reusing 3.0 ns
        Reuse pays: a row is 3.0 times as fast. Break-even: cells that take 3.0 ns to make.
        """)
    let slow = ReuseMeasurement(
      TimedRounds([[.nanoseconds(46)], [.nanoseconds(40)], [.nanoseconds(42)]]), count: 1, rows: 2,
      viewport: 1, cellsMade: 1, allocationsPerRow: nil)
    #expect(slow.paysOff == false)
    #expect(
      slow.description.hasSuffix(
        "Reuse does not pay: a row takes 1.1 times as long. Break-even: cells that take 3.0 ns to make."
      ))
  }

  // MARK: Noise

  /// A measurement of one row in each round, from the nanoseconds of reused cells, of cells at hand and
  /// of new ones.
  private func measurement(_ reused: [Int], _ atHand: [Int], _ new: [Int]) -> ReuseMeasurement {
    let times = [reused, atHand, new].map { $0.map(Duration.nanoseconds) }
    return ReuseMeasurement(
      TimedRounds(times), count: reused.count, rows: 1, viewport: 1, cellsMade: 1,
      allocationsPerRow: nil)
  }

  @Test func `what the noise hides is not told`() {
    // The best time of all is one at hand, and yet rounds do not agree that reuse costs anything.
    let noisy = measurement([22, 31, 20, 40, 25], [30, 21, 19, 45, 26], [24, 30, 28, 33, 20])
    #expect(noisy.reuseCost == nil)
    #expect(noisy.makeCost == nil)
    #expect(noisy.paysOff == nil)
    #expect(
      noisy.description == """
        1 rows, 1 at once, in 5 rounds: 1 cells made
        reused cells: 20.0 ns a row, 50.0 million rows a second
        new cells: 20.0 ns a row
        configuring 19.0 ns, making too noisy to tell, reusing too noisy to tell
        Whether reuse pays is too noisy to tell. Break-even: too noisy to tell.
        """)
  }

  @Test func `no cost is below nothing`() {
    // A cell at hand took longer than a reused one in every round: what else the machine did.
    let measured = measurement([20, 21, 22], [30, 31, 32], [70, 71, 72])
    #expect(measured.reuseCost == nil)
    #expect(measured.makeCost == .nanoseconds(40))
    #expect(measured.paysOff == true)
    #expect(!measured.description.contains(" -"))
  }

  @Test func `one round of five may be disturbed`() {
    let measured = measurement([23, 24, 23, 99, 25], [20, 95, 20, 21, 20], [70, 80, 75, 71, 72])
    #expect(measured.reuseCost == .nanoseconds(3))
    #expect(
      measurement([23, 24, 23, 20, 25], [20, 95, 20, 21, 20], [70, 70, 70, 70, 70]).reuseCost == nil
    )
  }

  // MARK: Time

  @Test(arguments: [1, 20, 60, 1_000], [1, 7, 50])
  func `a measurement keeps to its budget`(microseconds: Int, viewport: Int) {
    let budget = Duration.seconds(1)
    let (measurement, clock) = measure(
      [1, 2, 3], rows: 100_000, viewport: viewport, budget: budget,
      configured: { _ in Clock.current?.pass(microseconds * 1_000) })
    #expect(clock.time <= budget)
    #expect((5...25).contains(measurement.rounds))
    #expect(measurement.rows >= viewport)
    #expect(measurement.configureCost == .nanoseconds(20 + microseconds * 1_000))
  }

  @Test func `cells that are too slow for any budget are measured all the same`() {
    let (measurement, clock) = measure(
      [1], rows: 1_000, viewport: 10, budget: .milliseconds(1),
      configured: { _ in Clock.current?.pass(1_000_000) })
    #expect(measurement.rows == 10)
    #expect(measurement.rounds == 3)
    // Four rounds of ten rows in three ways.
    #expect(clock.time.components.attoseconds / 1_000_000_000_000_000 == 120)
  }

  @Test func `as many rows are shown as were asked for where there is time`() {
    let (measurement, _) = measure([1, 2, 3], rows: 1_000, viewport: 7)
    #expect(measurement.rows == 1_000)
    #expect(measurement.rounds == 25)
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
