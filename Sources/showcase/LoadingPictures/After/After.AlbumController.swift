import ShowcaseModels
import Tables

/// The album whose pictures come to the rows that they were loaded for.
extension After {
  // excerpt: album after
  @MainActor final class AlbumController {
    let table = TableView()
    private(set) var loads: [String: Task<Void, any Error>] = [:]
    private let names: [String]
    private let loader: PictureLoader
    private lazy var rows = makeRows()

    init(_ names: [String], loader: PictureLoader) {
      self.names = names
      self.loader = loader
      table.rowHeight = 48
      table.dataSource = rows
    }

    private func makeRows() -> CommonDataSource<AlbumCell, String> {
      CommonDataSource(names) { [unowned self] cell, name, lease in
        cell.name.text = name
        cell.picture.imageName = nil
        loads[name] = lease.task { [loader] in
          try await loader.picture(of: name)
        } then: { cell, picture in
          cell.picture.imageName = picture
        }
      }
    }
  }
  // end of excerpt
}
