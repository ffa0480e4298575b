import Foundation
import Tables
import Testing

@testable import showcase

/// The pictures of the documentation, against what the code draws now.
///
/// Look at what changed, then accept it with
/// `swift run showcase pictures Sources/Tables/Tables.docc/Resources`.
@Suite struct PictureTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let catalog = root.appendingPathComponent("Sources/Tables/Tables.docc")
  private static let resources = catalog.appendingPathComponent("Resources")

  private static func files(in folder: URL, withExtension ext: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == ext }.sorted { $0.path < $1.path }
  }

  @Test(arguments: Example.all.map(\.name))
  func `the kept pictures of an example are those that are drawn`(name: String) async throws {
    let example = try #require(Example.named(name))
    for (fileName, document) in try await example.pictures() {
      let file = Self.resources.appendingPathComponent(fileName)
      let kept = try? String(contentsOf: file, encoding: .utf8)
      #expect(
        document == kept,
        """
        \(fileName) is drawn differently now; accept it with \
        swift run showcase pictures Sources/Tables/Tables.docc/Resources
        """)
    }
  }

  @Test func `every kept picture is drawn by one example`() async throws {
    var drawn: [String] = []
    for example in Example.all { drawn += try await example.pictures().map(\.fileName) }
    let kept = try Self.files(in: Self.resources, withExtension: "svg").map(\.lastPathComponent)
    #expect(drawn.sorted() == kept)
  }

  @Test func `every kept picture is shown, and every picture that is shown is kept`() throws {
    let articles = try Self.files(in: Self.catalog, withExtension: "md")
    let readme = Self.root.appendingPathComponent("README.md")
    let shown = try (articles + [readme]).flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: /!\[[^\]]+\]\(([^)]+)\)/)
        .map { URL(fileURLWithPath: String($0.output.1)).lastPathComponent }
    }
    let kept = try Self.files(in: Self.resources, withExtension: "svg").map {
      $0.deletingPathExtension().lastPathComponent
    }
    #expect(Set(shown.map { $0.replacing(".svg", with: "") }) == Set(kept))
  }

  @Test func `the README shows pictures by links that lead to them`() throws {
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let links = readme.matches(of: /!\[[^\]]+\]\(([^)]+\.svg)\)/).map { String($0.output.1) }
    #expect(links.contains("Sources/Tables/Tables.docc/Resources/elements.svg"))
    for link in links {
      #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(link).path))
    }
  }

  @Test func `a document of several screens has them below each other, under their titles`()
    async throws
  {
    var page = FigurePage()
    page.add(heading: "One")
    page.add(DisplayList(size: LayoutSize(width: 80, height: 32)))
    page.add(heading: "Two screens")
    page.add(caption: "The first, and so on:")
    page.add(Label("a", frame: LayoutRect(x: 0, y: 0, width: 40, height: 16)).displayList())
    #expect(
      PlainTextRenderer().render(page.list)
        == "One\n\n\n\n\n\nTwo screens\n\nThe first, and so on:\n\na\n")
    #expect(page.list.size == LayoutSize(width: 168, height: 176))
    let document = try await Example.picture(of: [.photos])
    #expect(document.contains(">Photos: a list leaves its controller</text>"))
  }

  /// A picture that is like another one is not the same: it was drawn by other code, or later.
  @Test func `each drawing is in the document, under what is said of it`() async throws {
    let texts = try await Example.picture(of: [.photos, .confirmation])
      .matches(of: />([^<]+)<\/text>/).map { String($0.output.1) }
    #expect(texts.count { $0 == "Its screen:" } == 2)
    #expect(texts.contains("Before, the controller answers for the list:"))
    #expect(texts.contains("After, the controller only says what the list is:"))
    #expect(texts.count { $0 == "Jason" } == 2)
    #expect(texts.count { $0 == "Its screen, then the same after a tap on OK:" } == 2)
    #expect(texts.count { $0 == "Ordered." } == 2)
  }

  @Test func `headings and captions are broken where the page ends`() async throws {
    try await GalleryStyle.$current.withValue(GalleryStyle(columns: 20)) {
      var page = FigurePage()
      page.add(heading: "A heading that is longer than the page")
      page.add(caption: "A caption that is longer than the page")
      #expect(page.list.size.width <= 160)
      let picture = try await Example.picture(of: [.photos])
      #expect(picture.contains(">Photos: a list</text>"))
    }
  }
}
