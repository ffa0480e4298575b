import ShowcaseModels
import Tables

extension Example {
  /// An album whose pictures come late: in the wrong row, then in the right one.
  static let loadingPictures = Example(
    "loading-pictures", title: "LoadingPictures: a picture in the wrong row, and the way out",
    article: .loadingPictures
  ) {
    try await wrongPictures() + rightPictures()
  }

  @MainActor private static func wrongPictures() async throws -> [Part] {
    let screen = AlbumScreen(width: screenWidth(240), Before.AlbumController.init)
    let first = drawn(screen.album.table)
    screen.scrollByRows(1)
    await screen.arrive("Rose", "Lucy")
    let right = drawn(screen.album.table)
    await screen.arrive("Jason")
    return [
      "Before, a task keeps the cell until the picture comes:",
      try albumSource("album before", "Before/Before.AlbumController.swift"),
      "Its screen, before any picture has come:",
      first,
      "A reader scrolls on by one row, and the pictures of Rose and Lucy come:",
      right,
      "Jason's comes last, and his cell shows Lucy now:",
      drawn(screen.album.table, picture: "loading-pictures-wrong"),
    ]
  }

  @MainActor private static func rightPictures() async throws -> [Part] {
    let screen = AlbumScreen(width: screenWidth(240), After.AlbumController.init)
    screen.scrollByRows(1)
    await screen.arrive("Rose", "Lucy", "Jason")
    let late = drawn(screen.album.table, picture: "loading-pictures-right")
    screen.scrollByRows(-1)
    await screen.arrive("Jason")
    return [
      "After, the lease of the cell delivers the picture, or nobody:",
      try albumSource("album after", "After/After.AlbumController.swift"),
      "The same pictures in the same order:",
      late,
      """
      Jason's was not in vain: the loader has kept it, and shows it when the reader scrolls back. \
      Pictures asked for: \(await screen.server.requests.count).
      """,
      drawn(screen.album.table),
    ]
  }

  private static func albumSource(_ name: String, _ file: String) throws -> Part {
    try SourceExcerpt(name, at: file, beside: #filePath).code
  }
}
