import Tables

// excerpt: controls
/// Cares for a plant, and lists what was done so far.
final class PlantController: ViewController {
  private let waterButton = Button("Water")
  private let feedButton = Button("Feed")
  private let table = TableView()
  private var deeds: CommonDataSource<ColumnsCell, String>?
  private var done: [String] = []

  override func loadView() {
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
    note("watered")
  }

  func feedTapped() {
    note("fed")
  }

  private func note(_ deed: String) {
    done.append(deed)
    let deeds = CommonDataSource<ColumnsCell, String>(done) { cell, deed in cell.values = [deed] }
    table.dataSource = deeds
    self.deeds = deeds
  }
}
// end of excerpt
