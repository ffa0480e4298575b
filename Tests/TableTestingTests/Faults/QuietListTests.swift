import TableTesting
import Tables
import TestSupport
import Testing

@MainActor @Suite struct QuietListTests {
  // Most of them load nothing, for which the check waits in vain.
  private static let time = Duration.milliseconds(min(100, 20 * TestScale.current))
  private static let seeds = 1...UInt64(min(10, 2 * TestScale.current))

  @Test(arguments: CorrectList.all)
  func `a list that is right alarms no check`(_ list: CorrectList) async {
    let isWalked = list.make().table != nil
    for check in [PlantedFault.Check.reuse, .contract, .late, .walk]
    where check != .walk || isWalked {
      let said = await ListToTest.messages(
        of: check, ignoring: list.ignoring, seeds: Self.seeds, within: Self.time, list.make)
      let alarms = said.filter { !$0.hasPrefix("Inconclusive") && !$0.hasPrefix("No two rows") }
      if list.isEmpty {
        #expect(alarms.allSatisfy(Self.saysThatNothingWasChecked), "\(check): \(alarms)")
      } else {
        #expect(alarms == [], "\(check)")
      }
    }
  }

  private static func saysThatNothingWasChecked(_ alarm: String) -> Bool {
    [
      "has no rows", "draw nothing", "no tap or key changed anything",
      "that the audit does not know",
    ]
    .contains { alarm.contains($0) }
  }
}
