import TableTesting
import Tables
import Testing
import UIKit

@MainActor @Suite struct ShipWhatYouTestedTests {
  // excerpt: test
  @Test func `a favorite has a mark, and no other photo has it`() {
    let photos = CommonDataSource<PhotoRow, Photo>([
      Photo(id: 1, name: "Jason"), Photo(id: 2, name: "Rose", isFavorite: true),
      Photo(id: 3, name: "Lucy"),
    ]) { cell, photo in show(photo, in: cell) }
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 48))
    table.dataSource = photos

    expectScreen(
      table,
      is: """
          Jason
        ✓ Rose
          Lucy
        """)
    expectNoReuseLeaks(in: photos)
  }
  // end of excerpt

  /// The rows of a controller's table view as a person sees them, after a scroll to the end and back.
  private func seen(in controller: UIViewController) -> [String] {
    controller.loadViewIfNeeded()
    guard let tableView = controller.view as? UITableView else { return [] }
    tableView.window = UIWindow()
    tableView.frame.size = CGSize(width: 100, height: 30)
    tableView.rowHeight = 10
    for row in [0, 2, 0, 1, 0] { tableView.scroll(to: row) }
    return tableView.visibleCells.map {
      "\($0.accessoryType == .checkmark ? "✓ " : "")\($0.textLabel?.text ?? "")"
    }
  }

  private let photos = (0..<5).map { Photo(id: $0, name: "\($0)", isFavorite: $0 == 3) }

  @Test func `the controller before shows marks where none belong`() {
    let controller = Before.PhotosController()
    controller.photos = photos
    #expect(seen(in: controller).filter { $0.hasPrefix("✓") } != [])
  }

  @Test func `the controller after shows in its table view what was tested`() {
    let controller = After.PhotosController()
    controller.photos = photos
    #expect(seen(in: controller) == ["0", "1", "2"])
    controller.photos[1].isFavorite = true
    controller.photos.removeFirst()
    #expect(seen(in: controller) == ["✓ 1", "2", "✓ 3"])
  }
}
