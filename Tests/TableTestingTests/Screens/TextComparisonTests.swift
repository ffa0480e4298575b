import Testing

@testable import TableTesting

@Suite struct TextComparisonTests {
  static func expect(
    _ expected: String, _ found: String, is text: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let comparison = TextComparison(expected: expected, found: found)
    #expect(comparison.description == text, sourceLocation: location)
  }

  @Test func `the first column that differs is marked under both texts`() {
    Self.expect(
      "Ada   Following\nBob      Follow\nCy       Follow",
      "Ada   Following\nBob   Following\nCy       Follow",
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
      "日本 a", "日本 b",
      is: """
          │ expected │ found
        1 ≠ 日本 a   ≠ 日本 b
          │      ^   │      ^
        """)
  }

  @Test func `a line that is missing shifts no others`() {
    Self.expect(
      "one\ntwo\nthree", "zero\none\nthree",
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
      "a\u{A0}b  \nx\u{200D}\n❤️!", "a b\nx\n❤️?",
      is: """
          │ expected     │ found
        1 ≠ a<U+00A0>b·· ≠ a b
          │  ^           │  ^
        2 ≠ x<U+200D>    ≠ x
        3 ≠ ❤️!          ≠ ❤️?
        """)
  }

  @Test func `a control character moves no cursor`() {
    Self.expect(
      "\u{1B}[1ma", "\u{1B}[1mb",
      is: """
          │ expected     │ found
        1 ≠ <U+001B>[1ma ≠ <U+001B>[1mb
          │            ^ │            ^
        """)
  }

  @Test func `lines far from a difference are left out`() {
    let lines = (1...20).map(String.init)
    let found = lines.map { $0 == "7" ? "seven" : $0 }
    let comparison = TextComparison(
      expected: lines.joined(separator: "\n"), found: found.joined(separator: "\n"))
    #expect(
      comparison.description == """
           │ expected │ found
         ⋮ │ ⋮        │ ⋮
         2 │ 2        │ 2
         3 │ 3        │ 3
         4 │ 4        │ 4
         5 │ 5        │ 5
         6 │ 6        │ 6
         7 ≠ 7        ≠ seven
           │ ^        │ ^
         8 │ 8        │ 8
         9 │ 9        │ 9
        10 │ 10       │ 10
        11 │ 11       │ 11
        12 │ 12       │ 12
        """)
  }

  @Test func `a text against nothing is shown whole`() {
    Self.expect(
      "", "Ada",
      is: """
         │ expected │ found
         +          + Ada
        """)
    #expect(TextComparison(expected: "a\n\nb", found: "a\n\nb").isEqual)
  }
}
