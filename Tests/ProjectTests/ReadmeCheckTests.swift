import Testing

@Suite struct ReadmeCheckTests {
  private static let source = """
    import Tables

    func greeting() {
      // snippet: greeting
      let name = "Ada"
      if !name.isEmpty {
        print("Hello, \\(name)")
      }
      // end
    }

    // snippet: plant
    struct Plant {
      let name: String
    }
    // end
    """

  private static let programs: [String: SnippetProgram] = [
    "greeting": { SnippetOutput.print("Hello, Ada\n") },
    "plant": {},
  ]

  private static let document = """
    # A package

    ```swift
    import Tables

    let name = "Ada"
    if !name.isEmpty {
      print("Hello, \\(name)")
    }
    ```

    prints

    ```text
    Hello, Ada
    ```

    - A plant:

      ```swift
      struct Plant {
        let name: String
      }
      ```

    ```sh
    swift test
    ```
    """

  private func faults(
    document: String = document, source: String = source,
    programs: [String: SnippetProgram] = programs
  ) async -> [ReadmeFault] {
    await ReadmeCheck(document: document, source: source, programs: programs).faults()
  }

  /// The faults of the document with one piece of it replaced, which has to be there.
  private func faults(replacing piece: String, with other: String) async -> [ReadmeFault] {
    #expect(Self.document.contains(piece))
    return await faults(document: Self.document.replacing(piece, with: other))
  }

  @Test func `a document that shows what was compiled and printed has no faults`() async {
    #expect(await faults() == [])
  }

  @Test func `Swift that was not compiled is found, with the line that differs`() async {
    #expect(
      await faults(replacing: "if !name.isEmpty {", with: "if name != \"\" {") == [
        .notCompiled(
          line: 3,
          nearest: ReadmeFault.Nearest(
            name: "greeting", compiled: "if !name.isEmpty {", shown: "if name != \"\" {")),
        .notShown(name: "greeting"),
      ])
  }

  @Test func `Swift that ends early is found`() async {
    #expect(
      await faults(replacing: "    let name: String\n  }\n", with: "    let name: String\n") == [
        .notCompiled(
          line: 20, nearest: ReadmeFault.Nearest(name: "plant", compiled: "}", shown: nil)),
        .notShown(name: "plant"),
      ])
  }

  @Test func `Swift that is like nothing compiled is found`() async {
    #expect(
      await faults(document: Self.document + "\n\n```swift\nlet a = 1\n```\n") == [
        .notCompiled(line: 30, nearest: nil)
      ])
  }

  @Test func `an import that was not compiled is found`() async {
    #expect(
      await faults(replacing: "import Tables", with: "import Chairs") == [
        .notImported(line: 4, module: "Chairs")
      ])
  }

  @Test func `other output is found`() async {
    #expect(
      await faults(replacing: "\nHello, Ada\n", with: "\nHello, Bob\n") == [
        .otherOutput(
          line: 3, name: "greeting", printed: ["Hello, Ada"], shown: ["Hello, Bob"])
      ])
  }

  @Test func `output that is not shown is found`() async {
    #expect(
      await faults(replacing: "```text\nHello, Ada\n```\n", with: "a greeting.\n") == [
        .otherOutput(line: 3, name: "greeting", printed: ["Hello, Ada"], shown: [])
      ])
  }

  @Test func `output that nothing prints is found`() async {
    #expect(
      await faults(document: "```text\n1 row\n```\n\n" + Self.document).first
        == .strayOutput(line: 1))
    #expect(
      await faults(document: Self.document + "\n\n```text\nok\n```\n\n```text\n1 row\n```\n") == [
        .strayOutput(line: 34)
      ])
  }

  @Test(arguments: ["", "Swift", "swift,ignore"])
  func `Swift in disguise is found`(language: String) async {
    #expect(
      await faults(document: Self.document + "\n\n```\(language)\nlet a = 1\n```\n") == [
        .unknownLanguage(line: 30, found: language)
      ])
  }

  @Test func `another language is not checked`() async {
    #expect(await faults(document: Self.document + "\n\n```json\n{}\n```\n") == [])
  }

  @Test func `a fence without an end is found`() async {
    #expect(
      await faults(document: String(Self.document.dropLast(4))) == [.unclosed(line: 26)])
  }

  @Test func `a region that was not run is found`() async {
    #expect(
      await faults(programs: Self.programs.filter { $0.key != "plant" }) == [
        .notRun(line: 20, name: "plant")
      ])
  }

  @Test func `a program that throws is found`() async {
    struct Wilted: Error {}
    var programs = Self.programs
    programs["plant"] = { throw Wilted() }
    #expect(
      await faults(programs: programs) == [.threw(line: 20, name: "plant", error: "Wilted()")])
  }

  @Test func `a region and a program that the document does not show are found`() async {
    var programs = Self.programs
    programs["farewell"] = {}
    programs["nothing"] = {}
    let source = Self.source + "\n// snippet: farewell\nprint()\n// end\n"
    #expect(
      await faults(source: source, programs: programs) == [
        .notShown(name: "farewell"), .noRegion(name: "nothing"),
      ])
  }

  @Test func `a region without an end is shown by nothing`() async {
    let source = String(Self.source.dropLast("// end".count))
    #expect(await faults(source: source).contains(.notShown(name: "plant")))
  }

  @Test func `an excerpt may be shown or not, and with output only of a program`() async {
    let source = "  // excerpt: two words\n  let a = 1\n  // end of excerpt\n"
    let excerpts = SnippetRegion.excerpts(in: source)
    #expect(excerpts == [SnippetRegion(name: "two words", lines: ["let a = 1"])])
    func faults(after code: String, programs: [String: SnippetProgram] = [:])
      async -> [ReadmeFault]
    {
      await ReadmeCheck(
        document: code, source: "", programs: programs, excerpts: excerpts
      ).faults()
    }
    #expect(await faults(after: "") == [])
    #expect(await faults(after: "```swift\nlet a = 1\n```\n") == [])
    let shown = "```swift\nlet a = 1\n```\n\n```text\n1\n```\n"
    #expect(await faults(after: shown) == [.notRun(line: 1, name: "two words")])
    #expect(
      await faults(after: shown, programs: ["two words": { SnippetOutput.print("1\n") }]) == [])
    #expect(
      await faults(after: shown, programs: ["two words": { SnippetOutput.print("2\n") }]) == [
        .otherOutput(line: 1, name: "two words", printed: ["2"], shown: ["1"])
      ])
    #expect(
      await faults(after: "```swift\nlet a = 2\n```\n") == [
        .notCompiled(line: 1, nearest: nil)
      ])
  }

  @Test func `trailing spaces are nobody's concern`() async {
    var programs = Self.programs
    programs["greeting"] = { SnippetOutput.print("Hello, Ada   \n") }
    #expect(await faults(programs: programs) == [])
  }

  @Test func `empty lines and indentation are part of the output`() async {
    var programs = Self.programs
    programs["greeting"] = { SnippetOutput.print("\n  Hello, Ada\n\n") }
    #expect(
      await faults(programs: programs) == [
        .otherOutput(
          line: 3, name: "greeting", printed: ["", "  Hello, Ada", ""], shown: ["Hello, Ada"])
      ])
  }

  @Test func `fences are read as CommonMark has them`() {
    let text = """
      ````swift title
      ```
      ````
      ~~~ sh
      a
       b
      ~~~
      ```not a fence```
      ``
      ``
      """
    #expect(
      MarkdownFence.all(in: text) == [
        MarkdownFence(language: "swift", lines: ["```"], line: 1, isClosed: true),
        MarkdownFence(language: "sh", lines: ["a", " b"], line: 4, isClosed: true),
      ])
  }
}
