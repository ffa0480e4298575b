import Tables

extension MessagePatterns {
  /// "Invalid batch updates detected: … Data source before updates = { 1 section with row counts:
  /// [3] } … Updates = [ Delete row (0 - 1), … ]": the one message that has all numbers, so that the
  /// whole batch can be judged again.
  static func batch(_ text: String) -> Explanation? {
    guard let head = text.firstRange(of: "invalidbatchupdatesdetected") else { return nil }
    let rest = text[head.upperBound...]
    guard let before = counts("before", in: rest), let after = counts("after", in: rest),
      let list = rest.firstMatch(of: /updates=\[(?<calls>[^\]]*)(?<end>\])?/)
    else {
      return Explanation(
        finding: "The counts before and after do not fit what was announced.",
        violations: ["rowCountMismatch", "sectionCountMismatch"], causes: [.incompleteBatch],
        untold: ["the numbers: the message is cut off", tableName])
    }
    let error = InvalidTableUpdate(
      before: before, updates: updates(list.calls), after: after,
      violations: updates(list.calls).violations(from: before, to: after))
    return explanation(of: error, isWhole: list.end != nil)
  }

  private static func explanation(of error: InvalidTableUpdate, isWhole: Bool) -> Explanation {
    let isReload = error.updates.deletedRows.contains(where: error.updates.insertedRows.contains)
    var explanation = Explanation(
      finding: "The counts before and after do not fit what was announced.",
      violations: error.violations.map(name), announced: "\(error.updates)",
      expected: "what follows from \(error.before)", found: "\(error.after)",
      implied: error.violations.map(\.description), causes: error.causes,
      untold: (isWhole ? [] : ["the whole list of updates: the message is cut off"])
        + ["which models they are", tableName])
    if isReload {
      explanation.implied.append(
        "A deletion and an insertion at one place may be a reload: UIKit prints it like that.")
    }
    if error.violations.isEmpty {
      explanation.violations = ["none"]
      explanation.finding = "The counts before and after fit what was announced."
      explanation.falseAlarm =
        isWhole
        ? "by the documented rules this update is valid. UIKit has known bugs where a reload "
          + "comes with a move, and where rows change in a section that moves." : nil
    }
    return explanation
  }

  /// The name of the rule.
  private static func name(_ violation: TableUpdateViolation) -> String {
    Mirror(reflecting: violation).children.first?.label ?? "unknown"
  }

  /// The counts in `{2sectionswithrowcounts:[1,2]}`, or none in `{0sections}`.
  private static func counts(_ state: String, in text: Substring) -> [Int]? {
    guard let start = text.firstRange(of: "datasource\(state)updates={") else { return nil }
    let rest = text[start.upperBound...]
    if rest.hasPrefix("0sections") { return [] }
    guard
      let match = rest.prefixMatch(of: /\d+sections?with(?:row|item)counts?:\[(?<counts>[\d,]*)\]/)
    else { return nil }
    return match.counts.split(separator: ",").map { Int($0) ?? 0 }
  }

  /// The updates in `deleterow(0-1),insertsection(2)`.
  private static func updates(_ list: Substring) -> TableUpdates {
    var updates = TableUpdates()
    let rowCall =
      /(?<verb>delete|insert|reload|reconfigure|move)(?:row|item)\(?(?<section>\d+)-(?<row>\d+)\)?(?:(?:to|->)?\(?(?<toSection>\d+)-(?<toRow>\d+)\)?)?/
    for match in list.matches(of: rowCall) {
      let path = path(match.section, match.row)
      switch match.verb {
      case "delete": updates.deleteRows(at: [path])
      case "insert": updates.insertRows(at: [path])
      case "reload": updates.reloadRows(at: [path])
      case "reconfigure": updates.reconfigureRows(at: [path])
      default:
        guard let section = match.toSection, let row = match.toRow else { continue }
        updates.moveRow(at: path, to: self.path(section, row))
      }
    }
    let sectionCall =
      /(?<verb>delete|insert|reload|move)section\(?(?<section>\d+)\)?(?:(?:to|->)(?:section)?\(?(?<to>\d+)\)?)?/
    for match in list.matches(of: sectionCall) {
      let section = number(match.section)
      switch match.verb {
      case "delete": updates.deleteSections([section])
      case "insert": updates.insertSections([section])
      case "reload": updates.reloadSections([section])
      default:
        if let target = match.to { updates.moveSection(section, toSection: number(target)) }
      }
    }
    return updates
  }
}
