import AllocationCounter
import Measurements
import TableViews

/// The cost of the positions of rows: a million of different heights, and a hundred million of one
/// height.
enum GeometrySuite {
  static func make() -> [Suite] {
    let rows = OnDemand { RandomRows() }
    return [offsets(rows), tops(rows), changes(rows), batches, uniform, bytes(rows)]
  }

  private static func offsets(_ rows: OnDemand<RandomRows>) -> Suite {
    Suite(
      name: "geometry-row-at-offset",
      summary: "the row at a random offset among 1,000,000 rows of random heights",
      control: "binary search in prefix sums",
      ways: .timed(
        [
          summing("binary search in prefix sums", rows) { rows in
            let (ends, offsets) = (rows.ends, rows.offsets)
            return { RandomRows.row(at: offsets[$0 & 0xFFFF], endingAt: ends) }
          },
          summing("Tables", rows) { rows in
            let (tree, offsets) = (rows.tree, rows.offsets)
            return { tree.row(at: LayoutUnit(count: offsets[$0 & 0xFFFF])) ?? -1 }
          },
        ], items: 200_000, item: "lookup"))
  }

  private static func tops(_ rows: OnDemand<RandomRows>) -> Suite {
    Suite(
      name: "geometry-offset-of-row",
      summary: "the offset of a random row among 1,000,000 rows of random heights",
      control: "prefix sums",
      ways: .timed(
        [
          summing("prefix sums", rows) { rows in
            let (ends, places) = (rows.ends, rows.places)
            return { number in
              let row = places[number & 0xFFFF]
              return row == 0 ? 0 : ends[row - 1]
            }
          },
          summing("Tables", rows) { rows in
            let (tree, places) = (rows.tree, rows.places)
            return { tree.top(ofRow: places[$0 & 0xFFFF]).count }
          },
        ], items: 200_000, item: "lookup"))
  }

  private static func changes(_ rows: OnDemand<RandomRows>) -> Suite {
    Suite(
      name: "geometry-change",
      summary: "another height for the first of 1,000,000 rows, and the offset of the last",
      control: "sum all heights again",
      ways: .timed(
        [
          summing("sum all heights again", rows) { rows in { rows.setFirstHeight($0 % 100) } },
          summing("Tables", rows) { rows in { rows.setFirstHeightInTree($0 % 100) } },
        ], items: 100, item: "change"))
  }

  private static var batches: Suite {
    let batch = OnDemand { RowBatch() }
    return Suite(
      name: "geometry-batch",
      summary: "1,000 rows out and 1,001 in, amid 1,000,000 of random heights, and back",
      control: "build from all heights",
      ways: .timed(
        [
          summing("build from all heights", batch) { batch in { _ in batch.rebuild() } },
          summing("Tables", batch) { batch in { _ in batch.perform() } },
        ],
        items: 40, item: "batch"))
  }

  private static var uniform: Suite {
    let ways = [1_000, 100_000_000].map { count in
      let rows = UniformRows(count: count)
      return Workload(name: "\(count) rows") { jumps in
        (0..<jumps).reduce(0) { sum, _ in sum + rows.jumpToEnd() }
      }
    }
    return Suite(
      name: "geometry-uniform",
      summary: "a new table of rows 60 points high, a jump to its end, where its last row is",
      control: ways[0].name, ways: .timed(ways, items: 400, item: "table"))
  }

  private static func bytes(_ rows: OnDemand<RandomRows>) -> Suite {
    Suite(
      name: "geometry-memory",
      summary: "bytes on the heap for each of 1,000,000 rows of random heights",
      control: "prefix sums",
      ways: .read(
        [
          Reading(name: "prefix sums") { _ in
            bytes(for: RandomRows.count) { rows.value.ends.map { $0 } }
          },
          Reading(name: "Tables") { _ in bytes(for: RandomRows.count) { rows.value.makeTree() } },
          Reading(name: "Tables, after 1,000 insertions one by one") { _ in
            bytes(for: RandomRows.count) { rows.value.makeTreeByInsertions() }
          },
          Reading(name: "Tables, 100,000,000 rows of one height") { _ in
            bytes(for: 100_000_000) { UniformRows(count: 100_000_000).makeTable() }
          },
        ], unit: "bytes"))
  }

  private static func bytes(for rows: Int, _ make: () -> some Any) -> Double {
    let before = allocated_bytes()
    let made = make()
    return withExtendedLifetime(made) { Double(allocated_bytes() - before) / Double(rows) }
  }

  /// Sums answers; each question depends on the answer before.
  ///
  /// - Parameter answering: Makes the source of the answers, and returns the function that answers.
  private static func summing<Rows>(
    _ name: String, _ rows: OnDemand<Rows>,
    _ answering: @escaping (Rows) -> (_ number: Int) -> Int
  ) -> Workload {
    Workload(name: name) { count in
      let answer = answering(rows.value)
      var sum = 0
      for number in 0..<count { sum &+= answer(number &+ (sum & 1)) }
      return sum
    }
  }
}

/// A value that is made when it is first asked for, and kept.
final class OnDemand<Value> {
  private(set) lazy var value = make()
  private let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }
}
