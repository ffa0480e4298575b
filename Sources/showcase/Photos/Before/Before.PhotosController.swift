import ShowcaseModels
import Tables

/// The photo list as everybody writes it first: the controller is the data source.
extension Before {
  // excerpt: before
  final class PhotosController: TableViewDataSource {
    let table: TableView
    private var photos: [Photo]

    init(table: TableView, photos: [Photo]) {
      self.table = table
      self.photos = photos
      table.register(PhotoCell.self, forCellReuseIdentifier: "PhotoCell")
      table.rowHeight = 80
      table.dataSource = self
    }

    var numberOfSections: Int {
      1
    }

    func numberOfRows(inSection section: Int) -> Int {
      photos.count
    }

    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      do {
        let cell = try table.dequeueReusableCell(withIdentifier: "PhotoCell")
        if let photoCell = cell as? PhotoCell {
          let photo = photos[indexPath.row]
          photoCell.name.text = photo.name
          photoCell.title.text = photo.title
        }
        slot.show(cell)
      } catch {
        fatalError("\(error)")
      }
    }
  }
  // end of excerpt
}
