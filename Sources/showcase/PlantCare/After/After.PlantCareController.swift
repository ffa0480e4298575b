import ShowcaseModels
import Tables

/// The plant's page with the rules in the model, the style in a factory, the frames in the view,
/// and one way from model to view.
extension After {
  // excerpt: plant care after
  final class PlantCareController: ViewController, PlantStoreObserver {
    private let store: PlantStore
    private let id: Plant.ID
    private let page = PlantPage()

    init(store: PlantStore, plant id: Plant.ID) {
      self.store = store
      self.id = id
      super.init()
    }

    override func loadView() { view = page }

    override func viewDidLoad() {
      page.water.addTarget(self, action: PlantCareController.waterTapped, for: .touchUpInside)
      page.wait.addTarget(self, action: PlantCareController.waitTapped, for: .touchUpInside)
      store.add(self)
      render()
    }

    func waterTapped() { store.water(id) }

    func waitTapped() { store.letDayPass() }

    func plantsDidChange() { render() }

    private func render() {
      let plant = store[id]
      page.name.text = plant.name
      page.picture.imageName = plant.name.lowercased() + ".png"
      page.status.text = plant.statusText
      page.status.style = PlantLook.statusStyle(isUrgent: plant.shouldWater)
      page.water.isEnabled = plant.shouldWater
    }
  }
  // end of excerpt
}
