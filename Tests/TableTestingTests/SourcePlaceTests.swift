import Testing

@testable import TableTesting

@Suite struct SourcePlaceTests {
  @Test func `a place keeps its line`() {
    #expect(SourcePlace(fileID: "A/B", filePath: "/A/B", line: 3, column: 1).line == 3)
  }
}
