import Foundation

/// The figures of a suite as text.
package struct Report {
  private let measured: MeasuredSuite

  package init(_ measured: MeasuredSuite) { self.measured = measured }

  private var heading: String { "\(measured.suite.name): \(measured.suite.summary)" }

  private var isTimed: Bool { !measured.suite.workloads.isEmpty }

  private var columns: [String] {
    ["way", measured.suite.unit, "best", "spread", "ratio"] + (isTimed ? ["allocations"] : [])
  }

  private var cells: [[String]] {
    measured.figures.map { figure in
      let allocations = figure.allocations.map { String(format: "%.2f", abs($0)) }
      return [
        figure.name,
        Self.number(figure.median),
        Self.number(figure.minimum),
        String(format: "±%.0f %%", figure.spread * 50),
        figure.ratio.description,
      ] + (isTimed ? [allocations ?? "not counted"] : [])
    }
  }

  /// The number, with one decimal if that is significant.
  static func number(_ value: Double) -> String {
    String(format: abs(value) < 1_000 ? "%.1f" : "%.0f", value)
  }

  /// A Markdown table under a heading.
  package var markdown: String {
    let rule = ["---"] + Array(repeating: "---:", count: columns.count - 1)
    let lines = ([columns, rule] + cells).map { "| " + $0.joined(separator: " | ") + " |" }
    return """
      ### \(heading)

      \(lines.joined(separator: "\n"))

      """
  }

  /// Columns of plain text under a heading.
  package var text: String {
    let rows = [columns] + cells
    let widths = columns.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      row.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + blanks : blanks + row[column]
      }.joined(separator: "  ")
    }
    return """
      \(heading)
      \(lines.joined(separator: "\n"))

      """
  }
}
