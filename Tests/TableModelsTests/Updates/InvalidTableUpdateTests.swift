import TableModels
import Testing

/// The message, drawn in full for reported cases.
@Suite struct InvalidTableUpdateTests {
  private func message(_ id: String, table: String? = nil, hadLoaded: Bool? = nil) throws -> String
  {
    let known = try KnownUpdate.named(id)
    let error = #expect(throws: InvalidTableUpdate.self) {
      try known.updates.checked(
        from: known.before, to: known.after, table: table, hadLoaded: hadLoaded)
    }
    return try #require(error).description
  }

  @Test func `a batch that leaves something out (WooCommerce)`() throws {
    #expect(
      try message("woo-2617", table: "Orders") == """
        Invalid update of the table "Orders"

        before     1 section, rows [11]
        announced  deleteRows(at: [[0, 0], [0, 1]])
                   insertRows(at: [[0, 0], [0, 1]])
        after      1 section, rows [12]

        Rows of section 0: 11 before + 2 inserted − 2 deleted = 11, but the data source has 12.

        Likely cause: The batch leaves something out, or the model changed again in between.

        Nothing was changed: the table still shows what it had before, and the model has moved on.
        To go on, call reloadData().
        """)
  }

  @Test func `a model that had changed too early (Zendesk)`() throws {
    #expect(
      try message("zendesk-40") == """
        Invalid table update

        before     1 section, rows [12]
        announced  insertRows(at: [[0, 11]])
        after      1 section, rows [12]

        Rows of section 0: 12 before + 1 inserted = 13, but the data source has 12.

        Likely causes, the likeliest first:
        1. The model had already changed when the table first read it. Let the table load before the
           model changes.
        2. The model was not changed. Change it first, then announce the change.

        Nothing was changed: the table still shows what it had before, as many rows as the model has.
        To go on, call reloadData().
        """)
  }

  @Test func `rows announced where a section went (Toggl)`() throws {
    #expect(
      try message("toggl-3646", table: "Time entries", hadLoaded: true) == """
        Invalid update of the table "Time entries"

        before     57 sections, rows [1, 1, 1, 1, 1, 1, … 51 more]
        announced  deleteRows(at: [[0, 0]])
        after      56 sections, rows [1, 1, 1, 1, 1, 1, … 50 more]

        Number of sections: 57 before, nothing announced, but the data source has 56.

        Likely cause: Sections came or went. Announce the section, not its rows: insertSections,
        deleteSections.

        Nothing was changed: the table still shows what it had before, and the model has moved on.
        To go on, call reloadData().
        """)
  }

  @Test func `sections of insertions counted before the batch`() throws {
    #expect(
      try message("rule-insert-into-unshifted-section") == """
        Invalid table update

        before     2 sections, rows [1, 1]
        announced  insertSections([0])
                   insertRows(at: [[1, 1]])
        after      3 sections, rows [3, 1, 2]

        The inserted row [1, 1] does not exist: section 1 has 1 row after the batch.
        Rows of section 0, then 1: 1 before + 1 inserted = 2, but the data source has 1.
        Rows of section 1, then 2: 1 before, nothing announced, but the data source has 2.

        Likely cause: Positions of the wrong state: read the other way round, the numbers fit.
        Deletions and reloads use positions before the batch, insertions after it.

        Nothing was changed: the table still shows what it had before, and the model has moved on.
        To go on, call reloadData().
        """)
  }

  @Test func `a section that nobody mentioned (Element)`() throws {
    let text = try message("element-1033")
    #expect(text.contains("announced  nothing\n"))
    #expect(
      text.contains("Rows of section 9: 0 before, nothing announced, but the data source has 5."))
    #expect(
      text.contains("\nLikely cause: Section 9 changed without being announced. Announce it in"))
  }

  @Test func `a stale path in a table that had not loaded (Longboxed)`() throws {
    let text = try message("longboxed-23", hadLoaded: false)
    #expect(text.contains("before     1 section, rows [0], not loaded yet\n"))
    #expect(text.contains("\nThe deleted row [0, 9] does not exist: section 0 has 0 rows before"))
    #expect(
      text.contains("\nRows of section 0: 0 before − 1 deleted = -1, but the data source has 0.\n"))
  }

  @Test func `long lists are shortened, with how many are left out`() throws {
    let text = try message("expandable-4")
    #expect(
      text.contains(
        "deleteRows(at: [[1, 0], [1, 1], [1, 2], [1, 3], [1, 4], [1, 5], … 289 more])\n"))
    var updates = TableUpdates()
    for row in 0..<20 { updates.moveRow(at: [0, row], to: [0, row]) }
    #expect(
      updates.description.hasSuffix("moveRow(at: [0, 5], to: [0, 5])\n… and 14 more row moves"))
  }

  @Test func `twenty thousand places of one mistake make one line`() {
    var updates = TableUpdates()
    updates.deleteRows(at: (0..<20_000).map { [9, $0] })
    let error = #expect(throws: InvalidTableUpdate.self) { try updates.checked(from: [], to: []) }
    #expect(error?.violations.count == 20_000)
    #expect(
      error?.description.contains(
        "\nThe deleted row [9, 0] does not exist: there are 0 sections before the batch. So it is "
          + "with 19999 others: [[9, 1], [9, 2], [9, 3], [9, 4], [9, 5], [9, 6], … 19993 more].\n\n"
      )
        == true)
  }

  @Test func `of many mistakes ten are shown, and how many places are left out`() {
    var updates = TableUpdates()
    for section in 0..<20_000 { updates.deleteRows(at: [[section, 1], [section, 2]]) }
    let before = Array(repeating: 1, count: 20_000)
    let error = #expect(throws: InvalidTableUpdate.self) {
      try updates.checked(from: before, to: before)
    }
    #expect(error?.violations.count == 60_000)
    #expect(error?.description.contains("… and 59980 more violations.\n") == true)
    #expect((error?.description.utf8.count ?? 0) < 3_000)
  }

  @Test func `a valid batch is given back`() throws {
    let known = try KnownUpdate.named("appleforums-751732")
    let checked = try known.updates.checked(from: [10, 20, 30], to: [11, 21, 29])
    #expect(checked.updates == known.updates)
  }

  // MARK: What is known about the table changes the causes

  @Test func `a table that had loaded did not read its model too early`() throws {
    var updates = TableUpdates()
    updates.insertRows(at: [[0, 0]])
    let causes = [nil, true, false].map { hadLoaded in
      InvalidTableUpdate(
        hadLoaded: hadLoaded, before: [5], updates: updates, after: [5],
        violations: updates.violations(from: [5], to: [5])
      ).causes.first
    }
    #expect(causes == [.modelChangedTooEarly, .modelNotChanged, .modelChangedTooEarly])
  }

  @Test func `every cause says something of its own`() {
    #expect(Set(UpdateCause.allCases.map(\.description)).count == UpdateCause.allCases.count)
    for cause in UpdateCause.allCases { #expect(cause.description.hasSuffix(".")) }
  }
}
