import ShowcaseModels
import TestSupport
import Testing

struct PlantStoreTests {
  private final class Listener: PlantStoreObserver {
    private(set) var count = 0
    var onChange: () -> Void = {}

    func plantsDidChange() {
      count += 1
      onChange()
    }
  }

  @Test func `a store waters one plant, or those that should be, and lets days pass for all`() {
    let store = PlantStore()
    store.water(3)
    #expect(store.plants.map(\.passedDays) == [8, 1, 0, 3])
    store.letDayPass()
    #expect(store.plants.map(\.passedDays) == [9, 2, 1, 4])
    store.waterThirsty()
    #expect(store.plants.map(\.passedDays) == [9, 2, 1, 0])
    #expect(store[4].name == "Fern")
    #expect(store.contains(4) && !store.contains(5))
  }

  @Test func `a store tells all who asked, and keeps none of them alive`() {
    let store = PlantStore()
    let listener = Listener()
    weak var other: Listener?
    do {
      let short = Listener()
      other = short
      store.add(short)
      store.add(listener)
      store.water(1)
      #expect(short.count == 1)
    }
    #expect(other == nil)
    store.letDayPass()
    store.waterThirsty()
    #expect(listener.count == 3)
  }

  @Test func `who is told may change the plants again`() {
    let store = PlantStore()
    let listener = Listener()
    listener.onChange = { if store[4].shouldWater { store.water(4) } }
    store.add(listener)
    store.letDayPass()
    #expect(store[4].passedDays == 0)
    #expect(listener.count == 2)
  }

  @Test func `a plant that is not there is named, with those that are`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      PlantStore().water(7)
    }
    #expect(
      result.trapMessage == "There is no plant 7; the plants are [1, 2, 3, 4]")
  }

  @Test func `two plants with one id are refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = PlantStore(Plant.windowsill + [Plant(id: 2, name: "Mint", kind: .herb, passedDays: 0)])
    }
    #expect(
      result.trapMessage == "Two plants have the id 2, the second is Mint")
  }
}
