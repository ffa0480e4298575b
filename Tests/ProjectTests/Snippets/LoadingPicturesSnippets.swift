import ShowcaseModels
import Tables
import Testing

@testable import showcase

/// The states and the test of the article on pictures that load; the rest of it are excerpts of the
/// gallery.
enum LoadingPicturesSnippets {
  static let programs: [String: SnippetProgram] = ["test": {}, "states": states]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private func states() {
  // snippet: states
  struct Friend: Identifiable, Equatable {
    let id: Int
    let name: String
  }
  let friendRow = CellRegistration<TextCell, Friend> { cell, friend in
    cell.textLabel.text = friend.name
  }
  var tries = 0
  let friends = CommonDataSource(.loading, with: friendRow, retry: { _ in tries += 1 })
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 240, height: 32))
  table.dataSource = friends
  print(PlainTextRenderer().render(table), terminator: "")

  friends.apply(.failed("No connection"))
  print(PlainTextRenderer().render(table), terminator: "")

  friends.apply(.rows([Friend(id: 1, name: "Ada"), Friend(id: 2, name: "Bob")]))
  print(PlainTextRenderer().render(table), terminator: "")
  // end
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
