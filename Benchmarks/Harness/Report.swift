import Foundation

/// The figures of a suite as text.
struct Report {
  let suite: Suite
  let figures: [Figure]

  private static let columns = [
    "way", "ns/row", "best", "spread", "ratio", "allocations/row",
  ]

  private var cells: [[String]] {
    figures.map { figure in
      [
        figure.name,
        String(format: "%.1f", figure.median),
        String(format: "%.1f", figure.minimum),
        String(format: "±%.0f %%", figure.spread * 50),
        String(format: "%.2f", figure.ratio),
        figure.allocations.map { String(format: "%.2f", abs($0)) } ?? "not counted",
      ]
    }
  }

  /// A Markdown table under a heading.
  var markdown: String {
    let rule = ["---"] + Array(repeating: "---:", count: Self.columns.count - 1)
    let lines = ([Self.columns, rule] + cells).map { "| " + $0.joined(separator: " | ") + " |" }
    return """
      ### \(suite.name): \(suite.summary)

      \(lines.joined(separator: "\n"))

      """
  }

  /// Columns of plain text under a heading.
  var text: String {
    let rows = [Self.columns] + cells
    let widths = Self.columns.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      row.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + blanks : blanks + row[column]
      }.joined(separator: "  ")
    }
    return """
      \(suite.name): \(suite.summary)
      \(lines.joined(separator: "\n"))

      """
  }
}
