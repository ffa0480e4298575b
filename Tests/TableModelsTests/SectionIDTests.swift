import TableModels
import Testing

@Suite struct SectionIDTests {
  private enum Shelf: String {
    case fiction
    case science = "non-fiction"
  }

  @Test func `a literal is an id`() {
    #expect(("drafts" as SectionID) == SectionID("drafts"))
    #expect((1984 as SectionID) == SectionID(1984))
    #expect((-1 as SectionID) == SectionID(-1))
  }

  @Test func `the case of an enum is the string that backs it`() {
    #expect(SectionID(Shelf.fiction) == "fiction")
    #expect(SectionID(Shelf.science) == "non-fiction")
  }

  @Test func `a number and its digits are different ids`() {
    #expect(SectionID(1) != "1")
    #expect(([1, "1", "01", 01, "1"] as Set<SectionID>).count == 3)
  }

  @Test(arguments: [("drafts", "drafts"), (1984, "1984"), ("", "")] as [(SectionID, String)])
  func `a description is the string or the number`(id: SectionID, text: String) {
    #expect("\(id)" == text)
  }
}
