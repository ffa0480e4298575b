import Tables

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
  private let pairs: [Pair]

  /// True if no line differs.
  var isEqual: Bool { pairs.allSatisfy(\.isEqual) }

  init(expected: String, found: String) {
    let expected = expected.isEmpty ? [] : expected.lines
    let found = found.isEmpty ? [] : found.lines
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in found.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var pairs: [Pair] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < found.count {
      // A line that went and one that came in its place are a pair.
      let (isRemoved, isInserted) = (removed.contains(left), inserted.contains(right))
      var pair = Pair()
      if isRemoved || !isInserted {
        (pair.number, pair.expected) = ("\(left + 1)", expected[left])
        left += 1
      }
      if isInserted || !isRemoved {
        pair.found = found[right]
        right += 1
      }
      pairs.append(pair)
    }
    self.pairs = pairs
  }
}

extension TextComparison: CustomStringConvertible {
  /// The lines with at most five around each difference.
  var description: String {
    var rows = [["", "│", "expected", "found"]]
    var last = -1
    for (index, pair) in pairs.enumerated()
    where pairs[max(0, index - 5)..<min(pairs.count, index + 6)].contains(where: { !$0.isEqual }) {
      if index > last + 1 { rows.append(["⋮", "│", "⋮", "⋮"]) }
      rows.append([pair.number, pair.sign, pair.shownExpected, pair.shownFound])
      if pair.sign == "≠", pairs[..<index].allSatisfy(\.isEqual) {
        let mark = String(repeating: " ", count: pair.same.renderedColumns) + "^"
        rows.append(["", "│", mark, mark])
      }
      last = index
    }
    let widest = rows.map(\.[0].count).max() ?? 0
    let width = rows.map(\.[2].renderedColumns).max() ?? 0
    return rows.map { row in
      let number = String(repeating: " ", count: widest - row[0].count) + row[0]
      let blanks = String(repeating: " ", count: width - row[2].renderedColumns)
      return "\(number) \(row[1]) \(row[2])\(blanks) \(row[1]) \(row[3])".withoutBlanksAtEnd
    }.joined(separator: "\n")
  }
}

/// Two lines that belong together; nil where there is none.
private struct Pair {
  /// The number of the expected line, counted from 1.
  var number = ""
  var expected: Substring?
  var found: Substring?

  var isEqual: Bool { expected == found }
  var sign: String { isEqual ? "│" : found == nil ? "−" : expected == nil ? "+" : "≠" }
  /// The part that both begin with.
  var same: String { (expected ?? "").prefix(sameCount).showing(\.isControl) }
  private var sameCount: Int { zip(expected ?? "", found ?? "").prefix { $0 == $1 }.count }
  var shownExpected: String { shown(expected) }
  var shownFound: String { shown(found) }

  /// The line as it is printed: where the two differ, blanks at the end are `·`, and what nobody sees
  /// is its code, such as `<U+00A0>`.
  private func shown(_ line: Substring?) -> String {
    guard let line else { return "" }
    let rest = line.dropFirst(sameCount)
    let inner = String(rest).withoutBlanksAtEnd
    return same + inner.prefix(1).showing(\.isInvisible)
      + inner.dropFirst().showing { $0.isInvisible && !$0.isJoiner }
      + String(repeating: "·", count: rest.count - inner.count)
  }
}
