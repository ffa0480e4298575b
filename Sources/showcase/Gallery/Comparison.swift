import Tables

/// The contents of a controller before and after, with the tests that became possible.
struct Comparison: Sendable {
  /// The old version of the controller.
  let before: [SourceExcerpt]
  /// The new version of the controller.
  let after: [SourceExcerpt]
  /// The pieces of code to count in both, each with its meaning: `("casts", " as? ")`.
  let counted: [(label: String, code: String)]
  /// The names of existing tests that need no screen now.
  let tests: [String]

  init(
    before: [SourceExcerpt], after: [SourceExcerpt],
    counting counted: [(label: String, code: String)] = [], tests: [String]
  ) {
    self.before = before
    self.after = after
    self.counted = counted
    self.tests = tests
  }
}

extension Comparison {
  /// The counts, line by line: of the controller before and after.
  var counts: [(label: String, before: Int, after: Int)] {
    let lines = { (code: [SourceExcerpt]) in code.reduce(0) { $0 + $1.codeLineCount } }
    let pieces = counted.map { label, code in
      let count = { (excerpts: [SourceExcerpt]) in
        excerpts.reduce(0) { $0 + $1.occurrences(of: code) }
      }
      return (label, count(before), count(after))
    }
    return [("lines of code in the controller", lines(before), lines(after))] + pieces
  }

  /// The counts, in columns if the page is wide enough, and the tests below.
  func text(columns: Int) -> String {
    let table = table
    let widest = table.map(TextMetrics().columns(of:)).max() ?? 0
    let counted = widest <= columns ? table : list
    let tested =
      tests.isEmpty
      ? [] : ["", "Tested now without a screen:"] + tests.map { "  - \($0)" }
    return wrapped((counted + tested).joined(separator: "\n"), columns: columns)
  }

  private var table: [String] {
    let rows = [("", "before", "after")] + counts.map { ($0.label, "\($0.before)", "\($0.after)") }
    let width = 2 + (rows.map(\.0.count).max() ?? 0)
    return rows.map { "  " + pad($0.0, to: width) + pad($0.1, to: 8) + $0.2 }
  }

  private var list: [String] {
    counts.map { "  - \($0.label): \($0.before) before, \($0.after) after" }
  }

  private func pad(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(1, columns - text.count))
  }
}
