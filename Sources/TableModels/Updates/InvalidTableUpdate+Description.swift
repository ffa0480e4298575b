extension InvalidTableUpdate: CustomStringConvertible {
  /// The whole story: the counts before and after, the announced batch, each broken rule, the
  /// likely causes and the way out.
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
    let (lines, leftOut) = ViolationSentence.lines(for: violations, limit: 10)
    return leftOut == 0 ? lines : lines + ["… and \(counted(leftOut, "more violation"))."]
  }

  private var causeLines: [String] {
    let causes = causes.prefix(3).map(sentence)
    guard causes.count > 1 else { return causes.flatMap { wrapped("Likely cause: \($0)") } }
    return ["Likely causes, the likeliest first:"]
      + causes.enumerated().flatMap { wrapped("\($0 + 1). \($1)", indentation: "   ") }
  }

  /// The sentence for a cause; a silent change names the section in which it shows.
  private func sentence(for cause: UpdateCause) -> String {
    guard cause == .silentChange else { return cause.description }
    let evidence = UpdateEvidence(self)
    let sections = evidence.equations.filter(evidence.isSilent).map { equation in
      "\(equation.sectionBefore)"
        + (equation.sectionAfter == equation.sectionBefore
          ? "" : " (\(equation.sectionAfter) after the batch)")
    }
    guard let first = sections.first else { return cause.description }
    return (sections.count == 1 ? "Section \(first)" : "Sections \(shortened(sections))")
      + " changed without being announced. Announce it in this batch, too."
  }

  private var wayOut: [String] {
    [
      "Nothing was changed: the table still shows what it had before, "
        + (before == after
          ? "as many rows as the model has." : "and the model has moved on."),
      "To go on, call reloadData().",
    ]
  }
}

/// A text in lines of at most 92 characters, broken between words; all but the first are indented.
private func wrapped(_ text: String, indentation: String = "") -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if line.isEmpty {
      line += word
    } else if line.count + 1 + word.count <= 92 {
      line += " " + word
    } else {
      lines.append(line)
      line = indentation + word
    }
  }
  return lines + [line]
}
