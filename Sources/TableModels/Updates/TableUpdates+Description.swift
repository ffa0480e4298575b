extension TableUpdates: CustomStringConvertible {
  /// The calls that announce the batch, a line each; long lists are shortened, with the number of
  /// elements left out.
  ///
  /// ```swift
  /// deleteRows(at: [[0, 1], [0, 2]])
  /// moveRow(at: [0, 0], to: [1, 0])
  /// ```
  ///
  /// An empty batch is `nothing`.
  public var description: String {
    isEmpty ? "nothing" : calls.joined(separator: "\n")
  }

  /// The calls that announce this batch: sections first, each list in its own order.
  var calls: [String] {
    call("deleteSections(", deletedSections) + call("insertSections(", insertedSections)
      + moves(movedSections, "section") { "moveSection(\($0.from), toSection: \($0.to))" }
      + call("reloadSections(", reloadedSections)
      + call("deleteRows(at: ", deletedRows) + call("insertRows(at: ", insertedRows)
      + moves(movedRows, "row") { "moveRow(at: \($0.from), to: \($0.to))" }
      + call("reloadRows(at: ", reloadedRows) + call("reconfigureRows(at: ", reconfiguredRows)
  }

  private func call(_ opening: String, _ list: [some CustomStringConvertible]) -> [String] {
    list.isEmpty ? [] : [opening + shortened(list) + ")"]
  }

  private func moves<Move>(
    _ moves: [Move], _ noun: String, call: (Move) -> String
  ) -> [String] {
    let shown = 6
    let calls = moves.prefix(shown).map(call)
    guard moves.count > shown else { return calls }
    return calls + ["… and \(counted(moves.count - shown, "more \(noun) move"))"]
  }
}

/// A list as an array literal of at most eight elements, with the number of the others.
func shortened(_ list: [some CustomStringConvertible]) -> String {
  let shown = 8
  guard list.count > shown else { return "[\(list.map(\.description).joined(separator: ", "))]" }
  let head = list.prefix(shown - 2).map(\.description)
  return "[" + (head + ["… \(list.count - head.count) more"]).joined(separator: ", ") + "]"
}
