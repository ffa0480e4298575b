import Testing

/// Code of a target in which everything belongs to the main actor that does not say otherwise.
@Suite struct MainActorCodeTests {
  /// The files of the gallery that the articles show, with those that they need.
  ///
  /// Left out are the parts that make examples of it, which run anywhere, and those that read
  /// files.
  private static let shownFiles = PackageFiles.swiftFiles(under: "Sources/showcase").filter {
    file in
    let name = PackageFiles.name(of: file)
    let isLeftOut =
      name.hasSuffix("Example.swift") || name.hasSuffix("/FrontPage.swift")
      || name.hasSuffix("/main.swift")
      || name.hasSuffix("/ChangedLines.swift")
      || ["/Explain/", "/Elements/", "/Gallery/"].contains(where: name.contains)
    let isNeeded = [
      "After", "Before", "MarkedCell", "LaidOutView", "Screen+Steps", "TableView+Steps",
    ]
    .contains { name.hasSuffix("/Gallery/\($0).swift") }
    return isNeeded || !isLeftOut
  }

  @Test func `the gallery's cells, views and controllers compile where all is the main actor's`()
    throws
  {
    let report = try CompilerReport(onFiles: Self.shownFiles, isolation: .mainActor)
    #expect(report.errors == [])
    #expect(Self.shownFiles.count > 30)
  }

  @Test func `a view's own methods may be used by its cell's in an extension that says so`() throws
  {
    let cell = """
      import Tables
      final class NameCell: TableViewCell {
        let name = Label()
        override func layoutSubviews() { layOut() }
      }
      """
    let plain = "\(cell)\nextension NameCell { func layOut() { name.frame = bounds } }"
    let marked = "\(cell)\nnonisolated extension NameCell { func layOut() { name.frame = bounds } }"
    #expect(
      try CompilerReport(on: plain, isolation: .mainActor).errors == [
        "call to main actor-isolated instance method 'layOut()' in a synchronous nonisolated context"
          + " [#ActorIsolatedCall]"
      ])
    #expect(try CompilerReport(on: marked, isolation: .mainActor).errors == [])
  }
}
