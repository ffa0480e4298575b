import Tables

// excerpt: controls
/// Cares for a plant, and lists what was done so far.
final class PlantController: ViewController {
  private let waterButton = Button("Water")
  private let feedButton = Button("Feed")
  private let table = TableView()
  private let deeds = CommonDataSource<ColumnsCell, String>([]) { cell, deed in
    cell.values = [deed]
  }

  override func loadView() {
    table.dataSource = deeds
    view = PlantPage(
      title: Label("Fern", alignment: .center), picture: ImageView("fern.png"),
      buttons: [waterButton, feedButton], table: table)
  }

  override func viewDidLoad() {
    waterButton.setTitle("Watered", for: .disabled)
    waterButton.addTarget(self, action: PlantController.waterTapped, for: .touchUpInside)
    feedButton.addTarget(self, action: PlantController.feedTapped, for: .touchUpInside)
  }

  func waterTapped() {
    waterButton.isEnabled = false
    deeds.append("watered")
  }

  func feedTapped() {
    deeds.append("fed")
  }
}
// end of excerpt
