import Foundation
import Tables
import Testing

@testable import showcase

struct FrontPageTests {
  @Test func `the first page fits a terminal, and shows the code, the screen and the reuse`()
    async throws
  {
    let page = try await Example.front.text()
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    // Another line is empty: the program ends each example with one.
    #expect(lines.count < 50)
    let widest = lines.map { TextMetrics().columns(of: String($0)) }.max()
    #expect(widest.map { $0 <= 80 } == true)
    for part in ["CommonDataSource(photos) {", "      Jason", "created 2 cells and reused 1"] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func `each command that it names is one`() async throws {
    let page = try await Example.front.text()
    let commands = page.matches(of: /swift run showcase (\w+)/).map { String($0.output.1) }
    #expect(commands == ["photos", "list", "NAME", "all"])
    for command in commands where command != "NAME" {
      #expect(throws: Never.self) { try GalleryOptions([command]) }
    }
  }

  @Test func `each example ends with an article that there is`() async throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for example in Example.all {
      let article = try #require(example.article, "\(example.name)")
      #expect(try await example.text().hasSuffix("\nMore: \(article.path)\n"), "\(example.name)")
      let file = package.appendingPathComponent(article.path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(article.path)")
    }
  }
}
