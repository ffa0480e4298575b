import TableModels
import TableSources
import TableUIKitChecked
import UIKit

enum After {
  // excerpt: after
  final class PhotosController: UIViewController {
    private let tableView = UITableView()
    private var adapter: TableViewAdapter?
    private let list = CommonDataSource<PhotoCell, Photo>(
      [],
      configure: { cell, photo in
        show(photo, in: cell)
      })

    var photos: [Photo] {
      get { Array(list.snapshot.sections[0]) }
      set { list.apply(newValue) }
    }

    override func loadView() { view = tableView }

    override func viewDidLoad() {
      super.viewDidLoad()
      adapter = TableViewAdapter(tableView, showing: list)
    }
  }
  // end of excerpt
}
