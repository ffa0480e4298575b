import Foundation
import Testing

/// The documentation has a page for each module, on which everything public has its place.
@Suite struct CurationTests {
  /// The names that a source file hands out at its top level.
  private static func publicNames(in source: String) -> [String] {
    source.matches(
      of:
        /(?m)^(?:@\w+(?:\([^)]*\))?\s+)*(?:nonisolated\s+)?(?:public|open)\s+(?:final\s+|indirect\s+)*(?:class|struct|enum|protocol|typealias|func)\s+(\w+)/
    ).map { String($0.output.1) }
  }

  /// The symbols that stand in the topic groups of a page: their names, and what stands there.
  private static func curated(on page: String) -> [(name: String, link: String)] {
    page.matches(of: /(?m)^- ``(\w+)(?:\([\w:]*\))?``$/).map {
      (String($0.output.1), String($0.output.0))
    }
  }

  @Test(arguments: ["TableModels", "TableSources", "HeadlessViews", "TableViews", "TableTesting"])
  func `everything public has one place on the page of its module`(module: String) throws {
    let files = PackageFiles.swiftFiles(under: "Sources/\(module)")
    let names = try files.flatMap { Self.publicNames(in: try PackageFiles.text(of: $0)) }
    let page = PackageFiles.root.appendingPathComponent("Sources/Tables/Tables.docc/\(module).md")
    let curated = Self.curated(on: try PackageFiles.text(of: page))
    let curatedNames = curated.map(\.name)
    #expect(!names.isEmpty)
    for name in Set(names).subtracting(curatedNames).sorted() {
      Issue.record(
        "\(name) is in no topic group of \(module).md; add it where a reader looks for it")
    }
    #expect(Set(curatedNames).subtracting(names) == [])
    #expect(curated.count == Set(curated.map(\.link)).count)
  }

  @Test func `every article has a place on the first page`() throws {
    let files = PackageFiles.files(under: "Sources/Tables/Tables.docc")
      .filter { $0.pathExtension == "md" }
    let pages = try files.map { (name: $0.lastPathComponent, text: try PackageFiles.text(of: $0)) }
    let first = try #require(pages.first { $0.name == "Tables.md" })
    // The page of a symbol has the symbol as its title.
    for article in pages where !article.text.hasPrefix("# ``") {
      #expect(first.text.contains("- <doc:\(article.name.dropLast(".md".count))>"))
    }
  }

  @Test func `what is handed out is found, and what is not is left out`() {
    let source = """
      public struct A {
        public struct Inner {}
      }
      nonisolated open class B {}
      @frozen public enum C {}
      public final class D {}
      public protocol E {}
      struct F {}
      extension A { public func g() {} }
      """
    #expect(Self.publicNames(in: source) == ["A", "B", "C", "D", "E"])
  }
}
