import ShowcaseModels
import Testing

@Suite struct PhoneDirectoryTests {
  @Test func `names stand under their letters, both in order`() {
    let directory = PhoneDirectory(
      [("eve", 5), ("Bob", 2), ("", 9), ("Émile", 7), ("Eva", 4), ("Bob", 1)].map {
        DirectoryEntry(name: $0.0, number: $0.1)
      })
    #expect(directory.letters.map(\.letter) == ["#", "B", "E", "É"])
    #expect(directory.letters.map { $0.entries.map(\.number) } == [[9], [1, 2], [4, 5], [7]])
  }

  @Test func `a directory of nobody has no letters`() {
    #expect(PhoneDirectory([]).letters.isEmpty)
  }
}
