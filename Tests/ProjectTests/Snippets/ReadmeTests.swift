import Foundation
import Testing

@Suite struct ReadmeTests {
  /// The articles that have a file of snippets, by name.
  private nonisolated static let articles = PackageFiles.swiftFiles(
    under: "Tests/ProjectTests/Snippets"
  ).map { $0.deletingPathExtension().lastPathComponent }
    .filter { $0.hasSuffix("Snippets") && $0 != "ReadmeSnippets" && $0 != "ArticleSnippets" }
    .map { String($0.dropLast("Snippets".count)) }

  private static func readme() throws -> String {
    try PackageFiles.text(of: PackageFiles.root.appendingPathComponent("README.md"))
  }

  @Test func `the README's Swift compiles, runs and prints what it shows`() async throws {
    let source = PackageFiles.root.appendingPathComponent(
      "Tests/ProjectTests/Snippets/ReadmeSnippets.swift")
    let check = ReadmeCheck(
      document: try Self.readme(), source: try PackageFiles.text(of: source),
      programs: ReadmeSnippets.programs)
    let faults = await check.faults()
    #expect(faults == [])
  }

  @Test func `every file of snippets is run`() {
    #expect(Set(Self.articles) == Set(ArticleSnippets.programs.keys))
  }

  @Test(arguments: articles)
  func `the Swift of an article compiles, runs and prints what it shows`(article: String)
    async throws
  {
    let folder = PackageFiles.root.appendingPathComponent("Sources/Tables/Tables.docc")
    let snippets = PackageFiles.root.appendingPathComponent(
      "Tests/ProjectTests/Snippets/\(article)Snippets.swift")
    let example = ArticleSnippets.examples[article, default: [article]].flatMap {
      PackageFiles.swiftFiles(under: "Sources/showcase/\($0)")
    }
    let others = ArticleSnippets.otherExcerpts[article, default: []].flatMap(
      PackageFiles.swiftFiles)
    let models = PackageFiles.swiftFiles(under: "Sources/ShowcaseModels")
    let check = ReadmeCheck(
      document: try PackageFiles.text(of: folder.appendingPathComponent("\(article).md")),
      source: try PackageFiles.text(of: snippets),
      programs: try #require(ArticleSnippets.programs[article]),
      excerpts: try (example + others + models).flatMap {
        SnippetRegion.excerpts(in: try PackageFiles.text(of: $0))
      })
    let faults = await check.faults()
    #expect(faults == [])
  }

  @Test func `the README starts with Swift and its output`() throws {
    let languages = MarkdownFence.all(in: try Self.readme()).map(\.language)
    #expect(languages.prefix(2) == ["swift", "text"])
  }

  @Test func `the README names the test command on a line of its own`() throws {
    let commands = MarkdownFence.all(in: try Self.readme()).filter { $0.language == "sh" }
    #expect(commands.flatMap(\.lines).contains("swift test"))
  }
}
