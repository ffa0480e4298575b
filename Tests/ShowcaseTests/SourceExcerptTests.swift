import Testing

@testable import showcase

struct SourceExcerptTests {
  // excerpt: sample
  struct Sample {
    // Not a line of code.

    let number = 1
  }
  // end of excerpt

  @Test func `an excerpt is what stands between its marks, without the indentation`() throws {
    let excerpt = try SourceExcerpt("sample", in: #filePath)
    #expect(
      excerpt.lines
        == ["struct Sample {", "  // Not a line of code.", "", "  let number = 1", "}"])
    #expect(excerpt.codeLineCount == 3)
    #expect(excerpt.occurrences(of: "am") == 1)
  }

  @Test func `an excerpt that is not there says which and where`() {
    let error = #expect(throws: MissingExcerpt.self) {
      try SourceExcerpt("nothing", in: "/no/such/file.swift")
    }
    #expect(error?.description.contains("\"nothing\" in /no/such/file.swift") == true)
  }
}
