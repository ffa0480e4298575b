import Foundation
import Testing

@Suite struct ReadmeTests {
  private static func readme() throws -> String {
    try PackageFiles.text(of: PackageFiles.root.appendingPathComponent("README.md"))
  }

  @Test func `the README's Swift compiles, runs and prints what it shows`() throws {
    let source = PackageFiles.root.appendingPathComponent("Tests/ProjectTests/ReadmeSnippets.swift")
    let check = ReadmeCheck(
      document: try Self.readme(), source: try PackageFiles.text(of: source),
      programs: ReadmeSnippets.programs)
    #expect(check.faults() == [])
  }

  @Test(arguments: ArticleSnippets.programs.keys.sorted())
  func `the Swift of an article compiles, runs and prints what it shows`(article: String) throws {
    let folder = PackageFiles.root.appendingPathComponent("Sources/Tables/Tables.docc")
    let snippets = PackageFiles.root.appendingPathComponent(
      "Tests/ProjectTests/\(article)Snippets.swift")
    let example = ArticleSnippets.examples[article, default: [article]].flatMap {
      PackageFiles.swiftFiles(under: "Sources/showcase/\($0)")
    }
    let models = PackageFiles.swiftFiles(under: "Sources/ShowcaseModels")
    let check = ReadmeCheck(
      document: try PackageFiles.text(of: folder.appendingPathComponent("\(article).md")),
      source: try PackageFiles.text(of: snippets),
      programs: ArticleSnippets.programs[article] ?? [:],
      excerpts: try (example + models).flatMap {
        SnippetRegion.excerpts(in: try PackageFiles.text(of: $0))
      })
    #expect(check.faults() == [])
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
