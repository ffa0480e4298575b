import Tables

/// What a controller contains before and after, and what that makes testable.
struct Comparison: Sendable {
  /// The controller as it was.
  let before: [SourceExcerpt]
  /// The controller as it is.
  let after: [SourceExcerpt]
  /// Pieces of code to count in both, each with what it stands for: `("casts", " as? ")`.
  let counted: [(label: String, code: String)]
  /// What can now be tested without a screen: the names of tests, each of which exists.
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
  /// What is counted, line by line: how much the controller has before, and how much after.
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

  /// What is counted, in columns where the page is wide enough, and the tests below.
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
