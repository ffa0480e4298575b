extension InvalidTableUpdate: CustomStringConvertible {
  /// The whole story: what the table had, what was announced, what the data source has, each rule
  /// that is broken, the likely causes and the way out.
  ///
  /// ```text
  /// Invalid update of the table "Inbox"
  ///
  /// before     1 section, rows [11]
  /// announced  deleteRows(at: [[0, 0], [0, 1]])
  ///            insertRows(at: [[0, 0], [0, 1]])
  /// after      1 section, rows [12]
  ///
  /// Rows of section 0: 11 before + 2 inserted − 2 deleted = 11, but the data source has 12.
  ///
  /// Likely cause: The batch leaves something out, or the model changed again in between.
  ///
  /// Nothing was changed: the table still shows what it had before. …
  /// ```
  public var description: String {
    ([title, ""] + states + [""] + violationLines + [""] + causeLines + [""] + wayOut)
      .joined(separator: "\n")
  }

  private var title: String {
    guard let table else { return "Invalid table update" }
    return "Invalid update of the table \"\(table)\""
  }

  private var states: [String] {
    let announced = updates.isEmpty ? ["nothing"] : updates.calls
    return ["before     \(counts(before))" + (hadLoaded == false ? ", not loaded yet" : "")]
      + announced.enumerated().map { ($0 == 0 ? "announced  " : "           ") + $1 }
      + ["after      \(counts(after))"]
  }

  private func counts(_ counts: [Int]) -> String {
    guard !counts.isEmpty else { return "0 sections" }
    return "\(counted(counts.count, "section")), rows \(shortened(counts))"
  }

  private var violationLines: [String] {
    let shown = 10
    let lines = violations.prefix(shown).map(\.description)
    guard violations.count > shown else { return lines }
    return lines + ["… and \(counted(violations.count - shown, "more violation"))."]
  }

  private var causeLines: [String] {
    let causes = causes.prefix(3)
    guard causes.count > 1 else { return causes.map { "Likely cause: \($0)\(places(of: $0))" } }
    return ["Likely causes, the likeliest first:"]
      + causes.enumerated().map { "\($0 + 1). \($1)\(places(of: $1))" }
  }

  /// Where the cause shows, for the one that has nothing else in the batch to point at.
  private func places(of cause: UpdateCause) -> String {
    guard cause == .silentChange else { return "" }
    let sections = violations.compactMap { violation -> Int? in
      guard case .rowCountMismatch(let equation) = violation, equation.announcesNothing else {
        return nil
      }
      return equation.sectionBefore
    }
    guard !sections.isEmpty else { return "" }
    return sections.count == 1
      ? " It is in section \(sections[0])." : " It is in sections \(shortened(sections))."
  }

  private var wayOut: [String] {
    [
      "Nothing was changed: the table still shows what it had before, and the model has moved on.",
      "To go on, call reloadData().",
    ]
  }
}
