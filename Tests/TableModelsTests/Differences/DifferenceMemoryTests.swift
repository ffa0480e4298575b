import TestSupport
import Testing

@testable import TableModels

/// The memory of a workspace, which only its own numbers tell of.
@Suite struct DifferenceMemoryTests {
  private func usedWorkspace() -> DifferenceWorkspace {
    var generator = SeededGenerator(seed: 11)
    var workspace = DifferenceWorkspace()
    var ids = Array(0..<3_000)
    for _ in 0..<3 {
      let old = list(ids + [1, 2, 3])
      ids.shuffle(using: &generator)
      var new = list(Array(ids.dropFirst(100)) + [7, 7])
      for row in 0..<500 { new[[0, row * 3]].text = "new" }
      for row in 0..<50 { new[[0, row * 7]].kind = 1 }
      new.sections[0].header = "new"
      _ = new.difference(from: old, using: &workspace, isReplaced: Item.isReplaced)
    }
    return workspace
  }

  @Test func `all memory of a workspace is counted`() {
    let workspace = usedWorkspace()
    #expect(workspace.keptBytes == bytes(ofArraysIn: workspace))
    #expect(workspace.keptBytes > 3_000 * 40)
    #expect(DifferenceWorkspace().keptBytes == 0)
  }

  @Test func `a workspace lets go of more than it may keep, and of no less`() {
    var workspace = usedWorkspace()
    let before = workspace.keptBytes
    workspace.release(ifLargerThan: before)
    #expect(workspace.keptBytes == before)
    workspace.release(ifLargerThan: before - 1)
    #expect(workspace.keptBytes == 0)
  }
}

private protocol WithCapacity {
  var capacityInBytes: Int { get }
}

extension Array: WithCapacity {
  fileprivate var capacityInBytes: Int { capacity * MemoryLayout<Element>.stride }
}

/// The size of all arrays in a value and in its parts, found by reflection, not by a list.
private func bytes(ofArraysIn value: Any) -> Int {
  if let array = value as? any WithCapacity { return array.capacityInBytes }
  return Mirror(reflecting: value).children.reduce(0) { $0 + bytes(ofArraysIn: $1.value) }
}
