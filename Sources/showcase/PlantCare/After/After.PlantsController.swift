import ShowcaseModels
import Tables

/// The same plants in a table: another screen, and no line of `Plant` changed.
extension After {
  // excerpt: plants
  final class PlantsController: ViewController, PlantStoreObserver {
    private let store: PlantStore
    private let page = PlantsPage()
    private let rows = CommonDataSource<PlantCell, Plant>([]) { cell, plant in
      cell.name.text = plant.name
      cell.status.text = plant.statusText
      cell.status.style = PlantLook.statusStyle(isUrgent: plant.shouldWater)
    }

    init(store: PlantStore) {
      self.store = store
      super.init()
    }

    override func loadView() { view = page }

    override func viewDidLoad() {
      page.table.dataSource = rows
      page.waterAll.addTarget(self, action: PlantsController.waterAllTapped, for: .touchUpInside)
      store.add(self)
      render()
    }

    func waterAllTapped() { store.waterThirsty() }

    func plantsDidChange() { render() }

    private func render() {
      renderHeader()
      renderList()
    }

    private func renderHeader() {
      let thirsty = store.plants.count { $0.shouldWater }
      page.heading.text = "Thirsty: \(thirsty) of \(store.plants.count)"
      page.waterAll.isEnabled = thirsty > 0
    }

    private func renderList() { rows.apply(store.plants) }
  }
  // end of excerpt
}
