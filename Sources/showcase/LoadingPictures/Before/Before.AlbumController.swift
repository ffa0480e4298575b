import ShowcaseModels
import Tables

/// An album whose tasks keep the cell, whichever row it shows when they end.
extension Before {
  // excerpt: album before
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
      CommonDataSource(names) { [unowned self] cell, name in
        cell.name.text = name
        cell.picture.imageName = nil
        loads[name] = Task {
          cell.picture.imageName = try await loader.picture(of: name)
        }
      }
    }
  }
  // end of excerpt
}
