import AllocationCounter
import Measurements
import Tables

/// The cost of idle cells in bytes.
enum MemorySuite {
  static func make() -> Suite {
    Suite(
      name: "memory", summary: "bytes on the heap for each cell, of 10,000 cells made and kept",
      control: "objects in an array",
      ways: .read(
        [
          Reading(name: "objects in an array") { _ in
            bytesPerCell { (0..<cells).map { _ in PersonCell() } }
          },
          Reading(name: "idle in a reuse queue") { _ in
            bytesPerCell { idle(CellKind(PersonCell.self)) }
          },
          Reading(name: "table cells in an array") { _ in
            bytesPerCell { (0..<cells).map { _ in PersonRow() } }
          },
          Reading(name: "table cells idle in a reuse queue") { _ in
            bytesPerCell { idle(CellKind(PersonRow.self)) }
          },
        ], unit: "bytes"))
  }

  private static let cells = 10_000

  private static func idle(_ kind: CellKind) -> ReuseQueue {
    let queue = ReuseQueue()
    queue.prewarm(cells, of: kind)
    return queue
  }

  private static func bytesPerCell(_ make: () -> some Any) -> Double {
    let before = allocated_bytes()
    let made = make()
    return withExtendedLifetime(made) { Double(allocated_bytes() - before) / Double(cells) }
  }
}
