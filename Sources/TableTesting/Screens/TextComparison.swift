/// An expected and a found text side by side, line by line.
///
/// ```text
///   │ expected              │ found
/// 1 │ Ada         Following │ Ada         Following
/// 2 ≠ Bob            Follow ≠ Bob         Following
///   │             ^         │             ^
/// 3 − Cy             Follow −
/// ```
///
/// The sign before a line tells one that is the same (`│`), another one (`≠`), one that is only
/// expected (`−`) and one that was only found (`+`).
struct TextComparison {
  private let rows: [Row]

  /// Lines that belong together; nil where there is none.
  private struct Row {
    var number: Int?
    var expected: Substring?
    var found: Substring?
    var isEqual: Bool { expected == found }
  }

  init(expected: String, found: String) {
    let (expected, found) = (Self.lines(of: expected), Self.lines(of: found))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in found.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < found.count {
      // A line that went and one that came in its place stand in one row.
      let (isRemoved, isInserted) = (removed.contains(left), inserted.contains(right))
      var row = Row()
      if isRemoved || !isInserted {
        (row.number, row.expected) = (left + 1, expected[left])
        left += 1
      }
      if isInserted || !isRemoved {
        row.found = found[right]
        right += 1
      }
      rows.append(row)
    }
    self.rows = rows
  }

  private static func lines(of text: String) -> [Substring] {
    text.isEmpty ? [] : text.lines
  }

  /// True if no line differs.
  var isEqual: Bool { rows.allSatisfy(\.isEqual) }

  /// The place of the first difference in words, as in ", first in line 2, column 13".
  var firstPlace: String {
    guard let index = rows.firstIndex(where: { !$0.isEqual }) else { return "" }
    let line = rows[index...].lazy.compactMap(\.number).first ?? (rows.last?.number ?? 0) + 1
    return ", first in line \(line)\(column(of: rows[index]).map { ", column \($0 + 1)" } ?? "")"
  }

  /// The column at which two lines begin to differ, counted from 0; nil if one of them is missing.
  private func column(of row: Row) -> Int? {
    guard let expected = row.expected, let found = row.found else { return nil }
    return DifferingLine(expected, other: found).same.renderedColumns
  }
}

extension TextComparison: CustomStringConvertible {
  var description: String {
    let first = rows.firstIndex { !$0.isEqual }
    var lines = [Line(number: "", sign: "│", expected: "expected", found: "found")]
    var isInGap = false
    for (index, row) in rows.enumerated() {
      guard rows[max(0, index - 5)..<min(rows.count, index + 6)].contains(where: { !$0.isEqual })
      else {
        if !isInGap { lines.append(Line(number: "⋮", sign: "│", expected: "⋮", found: "⋮")) }
        isInGap = true
        continue
      }
      isInGap = false
      lines.append(Line(row.number, row.expected, row.found))
      if index == first, let column = column(of: row) {
        let mark = String(repeating: " ", count: column) + "^"
        lines.append(Line(number: "", sign: "│", expected: mark, found: mark))
      }
    }
    let (widest, width) = lines.reduce((0, 0)) {
      (max($0.0, $1.number.count), max($0.1, $1.expected.renderedColumns))
    }
    return lines.map { line in
      let number = String(repeating: " ", count: widest - line.number.count) + line.number
      let blanks = String(repeating: " ", count: width - line.expected.renderedColumns)
      let text = "\(number) \(line.sign) \(line.expected)\(blanks) \(line.sign) \(line.found)"
      return String(text.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}

/// A line of the description, before it is padded.
private struct Line {
  var number: String
  var sign: String
  var expected: String
  var found: String
}

extension Line {
  init(_ number: Int?, _ expected: Substring?, _ found: Substring?) {
    self.init(
      number: number.map(String.init) ?? "", sign: Self.sign(expected, found),
      expected: expected.map { DifferingLine($0, other: found).shown } ?? "",
      found: found.map { DifferingLine($0, other: expected).shown } ?? "")
  }

  private static func sign(_ expected: Substring?, _ found: Substring?) -> String {
    if found == nil { return "−" }
    if expected == nil { return "+" }
    return expected == found ? "│" : "≠"
  }
}
