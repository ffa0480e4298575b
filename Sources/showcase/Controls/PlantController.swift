import Tables

// excerpt: controls
/// Waters a plant, and lists what was done.
final class PlantController: ViewController {
  private let waterButton = Button("Water")
  private let feedButton = Button("Feed")
  private let table = TableView()
  private let deeds = CommonDataSource<ColumnsCell, String>([]) { cell, deed in
    cell.values = [deed]
  }

  override func loadView() {
    view = PlantPage(
      title: Label("Fern", alignment: .center), picture: ImageView("fern.png"),
      buttons: [waterButton, feedButton], table: table)
  }

  override func viewDidLoad() {
    waterButton.setTitle("Watered", for: .disabled)
    waterButton.addTarget(self, action: PlantController.waterTapped, for: .touchUpInside)
    feedButton.addTarget(self, action: PlantController.feedTapped, for: .touchUpInside)
    table.dataSource = deeds
  }

  func waterTapped() {
    waterButton.isEnabled = false
    note("watered")
  }

  func feedTapped() {
    note("fed")
  }

  private func note(_ deed: String) {
    deeds.models.append("\(deeds.models.count + 1). \(deed)")
    table.reloadData()
  }
}
// end of excerpt
