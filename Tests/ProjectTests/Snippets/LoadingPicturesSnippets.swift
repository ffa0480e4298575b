import ShowcaseModels
import Tables
import Testing

@testable import showcase

/// The test of the article on pictures that load; the rest of it are excerpts of the gallery.
enum LoadingPicturesSnippets {
  static let programs: [String: SnippetProgram] = ["test": {}]
}

private typealias AlbumController = After.AlbumController

// snippet: test
@MainActor @Test func `a late picture stays out of the row that has its cell now`() async {
  let server = PictureServer()
  let album = AlbumController(
    ["Jason", "Rose", "Lucy"], loader: PictureLoader { try await server.picture(of: $0) })
  album.table.frame = LayoutRect(x: 0, y: 0, width: 240, height: 96)
  album.table.layoutIfNeeded()
  album.table.contentOffset = 48
  album.table.layoutIfNeeded()

  for name in ["Lucy", "Jason"] {
    await server.send(name)
    _ = await album.loads[name]?.result
  }
  let cell = album.table.visibleCells.last as? AlbumCell
  #expect(cell?.name.text == "Lucy")
  #expect(cell?.picture.imageName == "Lucy.png")
}
// end
