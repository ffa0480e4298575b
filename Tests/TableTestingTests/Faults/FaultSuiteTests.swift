import TableTesting
import Tables
import Testing

extension ListToTest {
  /// The list for a walk.
  @MainActor var walked: ListUnderTest {
    guard let table else { preconditionFailure("A list without a table cannot walk") }
    return ListUnderTest(
      table: table, owner: owner ?? table,
      actions: actions.map { ListUnderTest.Action($0.name, perform: $0.perform) })
  }

  /// What a check says of the list, without a word if it has nothing against it.
  @MainActor static func messages(
    of check: PlantedFault.Check, ignoring: Set<String> = [], seeds: ClosedRange<UInt64> = 1...10,
    within time: Duration = .milliseconds(100),
    _ make: @escaping @MainActor () -> ListToTest
  ) async -> [String] {
    let list = make()
    defer { withExtendedLifetime(list) {} }
    switch check {
    case .reuse:
      let findings =
        list.table.map { ReuseAudit(ignoring: ignoring).findings(on: $0) }
        ?? ReuseAudit(ignoring: ignoring).findings(in: list.source)
      return findings.leaks.map(\.description) + findings.obstacles
    case .late:
      let findings = await LateResultCheck(within: time).findings(in: list.source)
      return findings.results.map(\.description) + [findings.obstacle].compactMap(\.self)
    case .contract:
      return ContractCheck(width: list.table?.bounds.width ?? 320, ignoring: ignoring)
        .violations(of: list.source).map(\.description)
    case .walk:
      let failure = RandomWalk(seeds: seeds, ignoring: ignoring).failure { make().walked }
      return [failure?.description].compactMap(\.self)
    case .released: return []
    }
  }
}

extension PlantedFault {
  /// What the check says that is to find the fault.
  @MainActor func message() async -> String {
    var said = ""
    // On a busy machine, two late results may come between two looks.
    for _ in 0..<(check == .late ? 10 : 1) where !says.allSatisfy(said.contains) {
      said =
        check == .released
        ? failureMessage { expectReleased { make().objects } }
        : await ListToTest.messages(of: check, make).joined(separator: "\n")
    }
    return said
  }
}

@MainActor @Suite struct FaultSuiteTests {
  @Test(arguments: PlantedFault.all)
  func `a planted fault is found, with a message that names the line to change`(
    _ fault: PlantedFault
  ) async {
    let said = await fault.message()
    #expect(said != "")
    for words in fault.says { #expect(said.contains(words)) }
  }
}
