import TableModels
import TestSupport
import Testing

@Suite struct TableSectionTests {
  /// The squares of the numbers below `count`, kept in both ways.
  private static func squares(_ count: Int) -> [TableSection<Int>] {
    [
      TableSection(id: "squares", (0..<count).map { $0 * $0 }),
      TableSection(id: "squares", count: count) { $0 * $0 },
    ]
  }

  @Test(arguments: 0...3)
  func `a section is a collection of its models, however they are kept`(count: Int) {
    let models = (0..<count).map { $0 * $0 }
    for section in Self.squares(count) {
      #expect(section.count == count)
      #expect(section.isEmpty == models.isEmpty)
      #expect(section.indices == 0..<count)
      #expect(Array(section) == models)
      #expect(section.indices.map { section[$0] } == models)
      #expect(section.reversed() == models.reversed())
      #expect(section.last == models.last)
      #expect(Array(section.dropFirst(2)) == Array(models.dropFirst(2)))
    }
  }

  @Test func `a section has an id, and titles where it was given some`() {
    let plain = TableSection(id: "a", [1])
    #expect(plain.id == "a")
    #expect(plain.header == nil)
    #expect(plain.footer == nil)
    let titled = TableSection(id: 7, header: "Above", footer: "Below", [1])
    #expect((titled.id, titled.header, titled.footer) == (7, "Above", "Below"))
    let provided = TableSection(id: 7, header: "Above", footer: "Below", count: 1) { $0 }
    #expect((provided.id, provided.header, provided.footer) == (7, "Above", "Below"))
    #expect(TableSection<Int>(id: "none").isEmpty)
  }

  @Test func `id and titles can be changed, and leave the models alone`() {
    let asked = AskedRows()
    var section = asked.section(count: 3)
    section.id = "b"
    section.header = "Above"
    section.footer = "Below"
    #expect((section.id, section.header, section.footer) == ("b", "Above", "Below"))
    #expect(section.count == 3)
    #expect(asked.rows == [])
  }

  // MARK: Provided models

  @Test func `a provided model is made when its row is read, and not before`() {
    let asked = AskedRows()
    let section = asked.section(count: 1_000_000)
    #expect(section.count == 1_000_000)
    #expect(!section.isEmpty)
    #expect(section.indices.contains(999_999))
    #expect(asked.rows == [])
    #expect(section[999] == 9_990)
    #expect(section.last == 9_999_990)
    #expect(section.first == 0)
    #expect(asked.rows == [999, 999_999, 0])
  }

  @Test func `a provided model is not kept`() {
    let asked = AskedRows()
    let section = asked.section(count: 3)
    #expect([section[1], section[1]] == [10, 10])
    #expect(asked.rows == [1, 1])
  }

  @Test func `going through a section asks for each model once, in order`() {
    let asked = AskedRows()
    #expect(asked.section(count: 4).map { $0 } == [0, 10, 20, 30])
    #expect(asked.rows == [0, 1, 2, 3])
  }

  @Test func `a section without rows never asks`() {
    let asked = AskedRows()
    let section = asked.section(count: 0)
    #expect(section.isEmpty)
    #expect(section.first == nil)
    #expect(Array(section) == [])
    #expect(asked.rows == [])
  }

  // MARK: Equality

  @Test func `sections are equal however their models are kept`() {
    for left in Self.squares(4) {
      for right in Self.squares(4) { #expect(left == right) }
    }
  }

  @Test func `sections differ in an id, a title, a count or a model`() {
    let section = TableSection(id: "a", header: "Above", footer: "Below", [1, 2])
    let others = [
      TableSection(id: "b", header: "Above", footer: "Below", [1, 2]),
      TableSection(id: "a", header: "Top", footer: "Below", [1, 2]),
      TableSection(id: "a", header: "Above", [1, 2]),
      TableSection(id: "a", header: "Above", footer: "Below", [1]),
      TableSection(id: "a", header: "Above", footer: "Below", [1, 2, 3]),
      TableSection(id: "a", header: "Above", footer: "Below", [1, 3]),
      TableSection(id: "a", header: "Above", footer: "Below", count: 2) { $0 },
      TableSection(id: "a", header: "Above", footer: "Below", count: 1) { $0 + 1 },
    ]
    for other in others { #expect(section != other) }
    #expect(section == TableSection(id: "a", header: "Above", footer: "Below", [1, 2]))
  }

  @Test func `sections of different lengths are told apart without a model`() {
    let asked = AskedRows()
    #expect(asked.section(count: 3) != asked.section(count: 4))
    #expect(asked.rows == [])
  }

  // MARK: Mistakes

  private static let mistakes: Mistakes = [
    "A section cannot have -1 rows; the least is 0": { _ = TableSection(id: 0, count: -1) { $0 } },
    "Row 3 is out of bounds (3 rows)": { _ = TableSection(id: 0, [1, 2, 3])[3] },
    "Row -1 is out of bounds (2 rows)": { _ = TableSection(id: 0, [1, 2])[-1] },
    "Row 0 is out of bounds (0 rows)": { _ = TableSection<Int>(id: 0)[0] },
    "Row 5 is out of bounds (5 rows)": { _ = TableSection(id: 0, count: 5) { $0 }[5] },
    "Row -2 is out of bounds (5 rows)": { _ = TableSection(id: 0, count: 5) { $0 }[-2] },
    "Row 7 is out of bounds (1 row)": {
      var section = TableSection(id: 0, [1])
      section[7] = 0
    },
    "Row -7 is out of bounds (4 rows)": {
      var section = TableSection(id: 0, count: 4) { $0 }
      section[-7] = 0
    },
  ]

  @Test(arguments: mistakes.keys.sorted())
  func `a mistake traps with value and limit`(message: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in try TableSectionTests.mistakes[message]?()
    }
    #expect(exit.trapMessage == message)
  }
}
