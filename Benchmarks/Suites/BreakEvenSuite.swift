import AllocationCounter
import Measurements
import Tables

/// The cost of making a cell from which on reuse pays.
///
/// Measured with the library's own `measureReuse`, as anybody measures cells of their own.
enum BreakEvenSuite {
  private static let control = "reusing: dequeue and enqueue"

  static func make() -> Suite {
    Suite(
      name: "break-even",
      summary: "making a cell of so many allocations, against reusing one: it pays above ratio 1",
      control: control,
      ways: .read(
        [
          Reading(name: control) { effort in
            let measurement = try measured(BlocksCell<None>.self, effort)
            return (measurement.reusedRow - measurement.configureCost).nanoseconds
          },
          reading("making: an object", BlocksCell<None>.self),
          reading("making: + 1 allocation", BlocksCell<One>.self),
          reading("making: + 2 allocations", BlocksCell<Two>.self),
          reading("making: + 4 allocations", BlocksCell<Four>.self),
          reading("making: + 8 allocations", BlocksCell<Eight>.self),
          reading("making: a table cell", LabelsCell<None>.self),
          reading("making: + 1 label", LabelsCell<One>.self),
          reading("making: + 4 labels", LabelsCell<Four>.self),
          reading("making: + 8 labels", LabelsCell<Eight>.self),
        ], unit: "ns"))
  }

  private static func reading<Cell: NumberCell>(_ name: String, _: Cell.Type) -> Reading {
    Reading(name: name) { effort in
      // Not `makeCost`: the spread of the readings shows what the noise hides.
      let measurement = try measured(Cell.self, effort)
      return (measurement.newRow - measurement.configureCost).nanoseconds
    }
  }

  private static func measured<Cell: NumberCell>(
    _: Cell.Type, _ effort: Effort
  ) throws -> ReuseMeasurement {
    let source = CommonDataSource<Cell, Int>(Array(0..<1_000)) { cell, number in
      cell.number = number
    }
    let measurement = source.measureReuse(
      rows: 50_000 / effort.divisor, budget: .milliseconds(200) / effort.divisor,
      allocationCount: { Int(allocation_count()) })
    try WrongAnswer.check(measurement.cellsMade, is: 50, "The number of cells for 50 visible rows")
    return measurement
  }
}

private protocol NumberCell: ReusableCell {
  var number: Int { get set }
}

/// A number as a type, so that a queue can make cells of so many parts.
private protocol Count {
  static var value: Int { get }
}

private enum None: Count { static let value = 0 }
private enum One: Count { static let value = 1 }
private enum Two: Count { static let value = 2 }
private enum Four: Count { static let value = 4 }
private enum Eight: Count { static let value = 8 }

/// A cell that takes further allocations to make.
private final class BlocksCell<Blocks: Count>: NumberCell {
  var number = 0
  private var first: Block?

  init() {
    for _ in 0..<Blocks.value { first = Block(next: first) }
  }

  private final class Block {
    let next: Block?

    init(next: Block?) { self.next = next }
  }
}

/// A table cell that makes labels.
private final class LabelsCell<Labels: Count>: TableViewCell, NumberCell {
  var number = 0

  required init() {
    super.init()
    for _ in 0..<Labels.value { addSubview(Label()) }
  }
}

extension Duration {
  fileprivate var nanoseconds: Double { self / .nanoseconds(1) }
}
