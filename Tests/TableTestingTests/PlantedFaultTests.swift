import Tables
import Testing

/// Shows that each planted fault is one: without any check, by what a person would see.
@MainActor @Suite struct PlantedFaultTests {
  @Test func `there are enough kinds, and half of them are reported ones`() {
    let reported = PlantedFault.all.filter { if case .report = $0.source { true } else { false } }
    #expect(PlantedFault.all.count >= 28)
    #expect(reported.count * 2 >= PlantedFault.all.count)
    #expect(Set(PlantedFault.all.map(\.name)).count == PlantedFault.all.count)
    #expect(Set(PlantedFault.all.map(\.check)) == Set(PlantedFault.Check.allCases))
  }

  @Test(arguments: PlantedFault.all + PlantedFault.beyondReach)
  func `a planted fault can be seen`(
    _ fault: PlantedFault
  ) async {
    switch fault.evidence {
    case .reuse(let first, let second):
      let used = UsedCell(showing: fault.make().source, rows: [first, second])
      let new = UsedCell(showing: fault.make().source, rows: [second])
      #expect(used.picture != new.picture, "\(fault)")
    case .late(let first, let second):
      var used: Set<UsedCell.Picture> = []
      // A fault may need that the first row was shown for some turns.
      for turns in [0, 2] {
        let cell = UsedCell(showing: fault.make().source, rows: [first])
        for _ in 0..<turns { await Task.yield() }
        cell.show(second)
        used.formUnion(await cell.allPictures())
      }
      let new = await UsedCell(showing: fault.make().source, rows: [second]).allPictures()
      #expect(!used.subtracting(new).isEmpty, "\(fault)")
    case .steps(let steps):
      let list = fault.make()
      for step in steps { list.perform(step) }
      #expect(list.isUnlikeAfterReload, "\(fault)")
    case .alive:
      let objects = weakObjects(of: fault.make)
      #expect(objects.contains { $0.object != nil }, "\(fault)")
    case .found(let isSeen): #expect(isSeen(fault.make()), "\(fault)")
    }
  }
}
