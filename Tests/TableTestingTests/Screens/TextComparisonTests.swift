import Testing

@testable import TableTesting

@Suite struct TextComparisonTests {
  static func expect(
    _ expected: String, _ found: String, first: String, is text: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let comparison = TextComparison(expected: expected, found: found)
    #expect(comparison.description == text, sourceLocation: location)
    #expect(comparison.firstPlace == first, sourceLocation: location)
  }

  @Test func `the first column that differs is marked under both texts`() {
    Self.expect(
      "Ada   Following\nBob      Follow\nCy       Follow",
      "Ada   Following\nBob   Following\nCy       Follow",
      first: ", first in line 2, column 7",
      is: """
          │ expected        │ found
        1 │ Ada   Following │ Ada   Following
        2 ≠ Bob      Follow ≠ Bob   Following
          │       ^         │       ^
        3 │ Cy       Follow │ Cy       Follow
        """)
  }

  @Test func `columns are those of a terminal`() {
    Self.expect(
      "日本 a", "日本 b", first: ", first in line 1, column 6",
      is: """
          │ expected │ found
        1 ≠ 日本 a   ≠ 日本 b
          │      ^   │      ^
        """)
  }

  @Test func `a line that is missing shifts no others`() {
    Self.expect(
      "one\ntwo\nthree", "zero\none\nthree", first: ", first in line 1",
      is: """
          │ expected │ found
          +          + zero
        1 │ one      │ one
        2 − two      −
        3 │ three    │ three
        """)
  }

  @Test func `what nobody sees is shown where lines differ`() {
    Self.expect(
      "a\u{A0}b  \nx\u{200D}", "a b\nx", first: ", first in line 1, column 2",
      is: """
          │ expected     │ found
        1 ≠ a<U+00A0>b·· ≠ a b
          │  ^           │  ^
        2 ≠ x<U+200D>    ≠ x
        """)
  }

  @Test func `a control character moves no cursor`() {
    Self.expect(
      "\u{1B}[1ma", "\u{1B}[1mb", first: ", first in line 1, column 5",
      is: """
          │ expected │ found
        1 ≠ ␛[1ma    ≠ ␛[1mb
          │     ^    │     ^
        """)
  }

  @Test func `lines far from a difference are left out`() {
    let lines = (1...20).map(String.init)
    let found = lines.map { $0 == "9" ? "nine" : $0 }
    let comparison = TextComparison(
      expected: lines.joined(separator: "\n"), found: found.joined(separator: "\n"))
    #expect(
      comparison.description == """
           │ expected │ found
         ⋮ │ ⋮        │ ⋮
         4 │ 4        │ 4
         5 │ 5        │ 5
         6 │ 6        │ 6
         7 │ 7        │ 7
         8 │ 8        │ 8
         9 ≠ 9        ≠ nine
           │ ^        │ ^
        10 │ 10       │ 10
        11 │ 11       │ 11
        12 │ 12       │ 12
        13 │ 13       │ 13
        14 │ 14       │ 14
         ⋮ │ ⋮        │ ⋮
        """)
  }

  @Test func `a text against nothing is shown whole`() {
    Self.expect(
      "", "Ada", first: ", first in line 1",
      is: """
         │ expected │ found
         +          + Ada
        """)
    #expect(TextComparison(expected: "a\n\nb", found: "a\n\nb").isEqual)
  }
}
