import UIKit

enum Before {
  // excerpt: before
  final class PhotosController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    var photos: [Photo] = [] {
      didSet { tableView.reloadData() }
    }

    override func loadView() { view = tableView }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(PhotoCell.self, forCellReuseIdentifier: "photo")
      tableView.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      photos.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
      let photo = photos[indexPath.row]
      cell.textLabel?.text = photo.name
      if photo.isFavorite { cell.accessoryType = .checkmark }
      return cell
    }
  }
  // end of excerpt
}
