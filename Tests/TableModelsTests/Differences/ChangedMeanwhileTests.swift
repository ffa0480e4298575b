import TableModels
import Testing

private struct Numbered: Identifiable, Equatable, Sendable { let id: Int }

@Suite struct ChangedMeanwhileTests {
  /// AppManager 1952, myplanet 16508: the list changed while its difference was computed elsewhere.
  @Test func `a difference is that of the snapshots it was given, whatever becomes of them`() async
  {
    var old = TableSnapshot((0..<2_000).map(Numbered.init))
    var new = TableSnapshot((500..<2_500).map(Numbered.init))
    let expected = new.difference(from: old).updates
    let task = Task.detached { [old, new] in
      (0..<20).map { _ in new.difference(from: old).updates }
    }
    for number in 0..<500 {
      old.remove(at: [0, 0])
      new.insert(Numbered(id: -number - 1), at: [0, 0])
    }
    for updates in await task.value { #expect(updates == expected) }
    #expect(new.difference(from: old).updates != expected)
  }
}
