import Foundation
import Tables
import Testing

@testable import showcase

/// The picture on the project's front page, against what the code draws now.
///
/// Look at what changed, then accept it with
/// `TABLES_ACCEPT_FIXTURES=1 swift test --filter PictureTests`.
@Suite struct PictureTests {
  private static let resources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Tables/Tables.docc/Resources")

  @Test func `the kept picture of the elements is the one that is drawn`() throws {
    let drawn = try #require(try Example.elements.pictures().first?.document)
    let file = Self.resources.appendingPathComponent("elements.svg")
    if ProcessInfo.processInfo.environment["TABLES_ACCEPT_FIXTURES"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.resources, withIntermediateDirectories: true)
      try Data(drawn.utf8).write(to: file)
    }
    #expect(drawn == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `the README shows the kept picture by a link that leads to it`() throws {
    let root = Self.resources.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let links = readme.matches(of: /!\[[^\]]+\]\(([^)]+\.svg)\)/).map { String($0.output.1) }
    #expect(links == ["Sources/Tables/Tables.docc/Resources/elements.svg"])
    for link in links {
      #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(link).path))
    }
  }

  @Test func `pictures are named after their example, and none is there twice`() throws {
    #expect(
      try Example.elements.pictures().map(\.fileName) == ["elements-1.svg", "elements-2.svg"])
    #expect(
      try Example.millionRows.pictures().map(\.fileName) == [
        "a-million-rows-1.svg", "a-million-rows-2.svg",
      ])
    #expect(try Example.photos.drawings().count == 1)
    let names = try Example.all.flatMap { try $0.pictures().map(\.fileName) }
    #expect(Set(names).count == names.count)
  }
}
