import ShowcaseModels
import TestSupport
import Testing

struct PlantTests {
  private static func plant(_ kind: Plant.Kind, passedDays: Int) -> Plant {
    Plant(id: 1, name: "Ada", kind: kind, passedDays: passedDays)
  }

  @Test(arguments: Plant.Kind.allCases)
  func `succulents are watered every ten days, other plants every three`(kind: Plant.Kind) {
    let interval = kind == .succulent ? 10 : 3
    for days in 0...30 {
      let plant = Self.plant(kind, passedDays: days)
      #expect(plant.intervalDays == interval)
      #expect(plant.shouldWater == (days >= interval))
    }
  }

  @Test func `the status says when to water, in words`() {
    let words = (0...5).map { Self.plant(.herb, passedDays: $0).statusText }
    #expect(
      words == [
        "Water in 3 days", "Water in 2 days", "Water in 1 day", "Water today",
        "Water now, 1 day late", "Water now, 2 days late",
      ])
    #expect(Self.plant(.succulent, passedDays: 0).statusText == "Water in 10 days")
  }

  @Test func `watering starts the count anew, and a day adds to it`() {
    var plant = Self.plant(.foliage, passedDays: 7)
    plant.water()
    #expect(plant.passedDays == 0)
    plant.letDayPass()
    #expect(plant == Self.plant(.foliage, passedDays: 1))
  }

  @Test func `a plant that will be watered first in the future is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Plant(id: 1, name: "Fern", kind: .foliage, passedDays: -1)
    }
    #expect(
      result.trapMessage == "Fern cannot have been watered -1 days ago; passedDays is at least 0")
  }
}
