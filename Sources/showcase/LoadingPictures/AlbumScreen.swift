import ShowcaseModels
import Tables

/// An album of three pictures on a screen of two rows, and the server that the pictures come from.
@MainActor struct AlbumScreen<Album: AlbumOnScreen> {
  let server = PictureServer()
  let album: Album

  /// - Parameter width: The width of the screen, in points.
  init(
    width: Double = 240, _ makeAlbum: (_ names: [String], _ loader: PictureLoader) -> Album
  ) {
    let loader = PictureLoader { [server] name in try await server.picture(of: name) }
    album = makeAlbum(["Jason", "Rose", "Lucy"], loader)
    album.table.frame.size = LayoutSize(width: width, height: 96)
    album.table.layoutIfNeeded()
  }

  func scrollByRows(_ rows: Int) {
    album.table.scroll(by: 48 * Double(rows))
    album.table.layoutIfNeeded()
  }

  /// Lets pictures arrive, one after the other, each with all that follows from it.
  func arrive(_ names: String...) async {
    for name in names {
      await server.send(name)
      _ = await album.loads[name]?.result
    }
  }

  /// The names of the visible rows, each with the picture that stands beside it.
  var shown: [String: String?] {
    let cells = album.table.visibleCells.compactMap { $0 as? AlbumCell }
    return Dictionary(uniqueKeysWithValues: cells.map { ($0.name.text, $0.picture.imageName) })
  }
}

/// A controller of an album, as seen by somebody who looks at the screen and waits for its pictures.
@MainActor protocol AlbumOnScreen {
  var table: TableView { get }
  /// The last load of each picture.
  var loads: [String: Task<Void, any Error>] { get }
}

extension Before.AlbumController: AlbumOnScreen {}
extension After.AlbumController: AlbumOnScreen {}
