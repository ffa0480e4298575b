import Measurements
import Testing

struct OptionsTests {
  private static func suite(_ name: String) -> Suite {
    Suite(name: name, summary: "", control: "", ways: .timed([], items: 1))
  }

  private let catalog = Catalog(
    usual: [suite("reuse"), suite("three kinds")], others: [suite("reload"), suite("memory")])

  private func names(_ arguments: String...) throws -> [String] {
    try Options(arguments).suites(from: catalog).map(\.name)
  }

  @Test func `without options the usual suites are measured, and others are spoken of`() throws {
    #expect(try names() == ["reuse", "three kinds"])
    #expect(try names("--markdown", "--json", "a.json") == ["reuse", "three kinds"])
    #expect(
      try Options([String]()).hint(for: catalog) == """
        These are 2 suites of 4. All of them: benchmarks --all. Some: benchmarks --filter NAME. \
        The names: benchmarks --list.

        """)
  }

  @Test(arguments: [["--all"], ["--smoke"], ["--list"], ["--profile", "reuse", "a", "1"]])
  func `all suites are meant where that is said, where they are tried, and by name`(
    arguments: [String]
  ) throws {
    let options = try Options(arguments)
    #expect(try options.suites(from: catalog).count == 4)
    #expect(options.hint(for: catalog) == nil)
  }

  @Test func `a filter finds suites that are not usual, and nothing is said of others`() throws {
    #expect(try names("--filter", "RE") == ["reuse", "three kinds", "reload"])
    #expect(try names("--filter", "mem", "--smoke") == ["memory"])
    #expect(try Options(["--filter", "re"]).hint(for: catalog) == nil)
    #expect(throws: UnusableOption.self) { try names("--filter", "nope") }
  }

  @Test func `all suites and some of them cannot be asked for at once`() {
    let error = #expect(throws: UnusableOption.self) { try Options(["--all", "--filter", "re"]) }
    #expect(error?.description == "--all leaves nothing out; choose it or --filter \"re\"")
  }
}
