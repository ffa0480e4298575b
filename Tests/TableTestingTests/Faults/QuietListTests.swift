import TableTesting
import Tables
import Testing

@MainActor @Suite struct QuietListTests {
  @Test(arguments: CorrectList.all)
  func `a list that is right alarms no check`(_ list: CorrectList) async {
    let isWalked = list.make().table != nil
    for check in [PlantedFault.Check.reuse, .contract, .late, .walk]
    where check != .walk || isWalked {
      let said = await ListToTest.messages(of: check, ignoring: list.ignoring, list.make)
      // Most of them load nothing.
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
