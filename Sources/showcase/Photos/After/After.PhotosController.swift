import ShowcaseModels
import Tables

/// The photo list with the data source taken out of the controller.
extension After {
  // excerpt: after
  final class PhotosController {
    let table: TableView
    let photos: CommonDataSource<PhotoCell, Photo>

    init(table: TableView, photos: [Photo]) {
      self.table = table
      self.photos = CommonDataSource(photos) { cell, photo in
        cell.name.text = photo.name
        cell.title.text = photo.title
      }
      table.rowHeight = 80
      table.dataSource = self.photos
    }
  }
  // end of excerpt
}
