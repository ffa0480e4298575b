import Tables

extension MessageKind {
  /// Messages about numbers of rows and sections.
  static let counts = [
    MessageKind(
      "Invalid update: invalid number of rows in section 0. The number of rows contained in …",
      openings: ["invalidnumberofrowsinsection", "invalidnumberofitemsinsection"],
      explain: { text in
        text.skipAll(of: ["invalidnumberof", "rows", "items", "insection"])
        guard let section = text.number() else { return nil }
        _ = text.skip(".")
        _ = skipRowSentence(&text)
        return rowCount(in: section, &text)
      }),
    MessageKind(
      "The number of rows contained in an existing section after the update (12) must be equal …",
      openings: [
        "thenumberofrowscontainedinanexistingsection",
        "thenumberofitemscontainedinanexistingsection",
      ],
      explain: { text in skipRowSentence(&text) ? rowCount(in: nil, &text) : nil }),
    MessageKind(
      "Invalid update: invalid number of sections. The number of sections contained in …",
      openings: ["invalidnumberofsections"],
      explain: { text in
        text.skipAll(of: ["invalidnumberofsections", "."])
        _ = text.skip("thenumberofsectionscontainedin")
        return sectionCount(&text)
      }),
    MessageKind(
      "The number of sections contained in the table view after the update (3) must be equal …",
      openings: [
        "thenumberofsectionscontainedinthetableviewafter",
        "thenumberofsectionscontainedinthecollectionviewafter",
      ],
      explain: { text in
        _ = text.skip("thenumberofsectionscontainedin")
        guard let explanation = sectionCount(&text) else { return nil }
        return explanation.found == nil ? nil : explanation
      }),
    MessageKind(
      "unable to generate a new section map with old section count: 3 and new section count: 1",
      openings: ["unabletogenerateanewsectionmap"], explain: sectionMap),
  ]

  private static func skipRowSentence(_ text: inout MessageReader) -> Bool {
    text.skip("thenumberofrowscontainedinanexistingsection")
      || text.skip("thenumberofitemscontainedinanexistingsection")
  }

  // MARK: Rows

  private static func rowCount(in section: Int?, _ text: inout MessageReader) -> Explanation? {
    var explanation = Explanation(
      finding: section.map { "Section \($0) has another number of rows than was announced." }
        ?? "A section has another number of rows than was announced.",
      violations: ["rowCountMismatch"],
      untold: (section == nil ? ["which section it is"] : [])
        + ["which rows were announced: only how many", Untold.otherTroubles, Untold.tableName])
    guard let counts = text.optional({ Counts(&$0) }) else {
      guard section != nil else { return nil }
      explanation.untold.insert("the numbers: the message is cut off", at: 0)
      return explanation
    }
    guard let inserted = counts.inserted, let deleted = counts.deleted else {
      explanation.expected = "\(counts.before) before, and what was announced"
      explanation.found = "\(counts.after)"
      explanation.untold.insert("what was announced: the message is cut off", at: 0)
      return explanation
    }
    let equation = RowCountEquation(
      sectionBefore: section ?? 0, sectionAfter: section ?? 0, before: counts.before,
      inserted: inserted, deleted: deleted, movedIn: counts.movedIn ?? 0,
      movedOut: counts.movedOut ?? 0, after: counts.after)
    explain(equation, in: &explanation)
    if counts.movedIn == nil {
      explanation.untold.insert("whether rows moved in or out of the section", at: 1)
    }
    return explanation
  }

  private static func explain(_ equation: RowCountEquation, in explanation: inout Explanation) {
    let terms = [
      (equation.inserted, "inserted"), (equation.deleted, "deleted"),
      (equation.movedIn, "moved in"), (equation.movedOut, "moved out"),
    ]
    let words = terms.filter { $0.0 != 0 }.map { "\(counted($0.0, "row")) \($0.1)" }
    explanation.announced =
      words.isEmpty ? "nothing in this section" : words.joined(separator: ", ")
    explanation.expected = "\(equation)"
    explanation.found = "\(equation.after)"
    explanation.implied = implications(
      expected: equation.expected, before: equation.before, after: equation.after, noun: "row")
    explanation.causes = UpdateCause.causes(of: equation).map(LikelyCause.computed)
    noteRepetitions(of: equation, in: &explanation)
  }

  /// An index path that is announced twice counts once, in UIKit as here.
  private static func noteRepetitions(
    of equation: RowCountEquation, in explanation: inout Explanation
  ) {
    let leaves = equation.deleted + equation.movedOut
    let comes = equation.inserted + equation.movedIn
    if comes > 0, leaves == 0, equation.after > equation.expected {
      explanation.violations.append("duplicateInsert")
    } else if leaves > 0, comes == 0, equation.after < equation.expected {
      explanation.violations.append("duplicateDelete")
    } else {
      return
    }
    explanation.causes.append(.possible(.stepByStepPlaces))
    explanation.implied.append("An index path that is announced twice counts once.")
  }

  // MARK: Sections

  private static func sectionCount(_ text: inout MessageReader) -> Explanation? {
    var explanation = Explanation(
      finding: "The table has another number of sections than was announced.",
      violations: ["sectionCountMismatch"],
      untold: [
        "which sections were announced: only how many", "what rows were announced",
        Untold.otherTroubles, Untold.tableName,
      ])
    guard let counts = text.optional({ Counts(&$0) }) else {
      explanation.untold.insert("the numbers: the message is cut off", at: 0)
      return explanation
    }
    guard let inserted = counts.inserted, let deleted = counts.deleted else {
      explanation.expected = "\(counts.before) before, and what was announced"
      explanation.found = "\(counts.after)"
      explanation.untold.insert("what was announced: the message is cut off", at: 0)
      return explanation
    }
    let equation = SectionCountEquation(
      before: counts.before, inserted: inserted, deleted: deleted, after: counts.after)
    let words = [(inserted, "inserted"), (deleted, "deleted")].filter { $0.0 != 0 }
      .map { "\(counted($0.0, "section")) \($0.1)" }
    explanation.announced = words.isEmpty ? "no sections" : words.joined(separator: ", ")
    explanation.expected = "\(equation)"
    explanation.found = "\(equation.after)"
    explanation.implied = implications(
      expected: equation.expected, before: equation.before, after: equation.after, noun: "section")
    explanation.causes = UpdateCause.causes(of: equation).map(LikelyCause.computed)
    return explanation
  }

  private static func sectionMap(_ text: inout MessageReader) -> Explanation? {
    _ = text.skip("unabletogenerateanewsectionmap")
    var explanation = Explanation(
      finding: "The announced section changes do not lead to the sections that are there.",
      violations: ["sectionCountMismatch"],
      causes: .possible(.rowsInsteadOfSections, .silentChange),
      untold: ["which sections were announced", Untold.otherTroubles, Untold.tableName])
    guard text.find("oldsectioncount:"), let before = text.count(), text.find("newsectioncount:"),
      let after = text.count(endsMessage: true)
    else {
      explanation.untold.insert("the numbers: the message is cut off", at: 0)
      return explanation
    }
    explanation.expected = "\(before) before, and what was announced"
    explanation.found = "\(counted(after, "section")) after the update"
    if after != before {
      explanation.implied = [
        "\(counted(abs(after - before), "section")) "
          + "\(after > before ? "more" : "fewer") than before the update."
      ]
    }
    return explanation
  }

  private static func implications(
    expected: Int, before: Int, after: Int, noun: String
  ) -> [String] {
    let difference = after - expected
    var implied: [String] = []
    if difference == 0 {
      implied.append("These numbers fit: what is wrong is something else.")
    } else {
      implied.append(
        "The data source has \(counted(abs(difference), noun)) "
          + "\(difference > 0 ? "more" : "fewer") than was announced.")
    }
    if after == before { implied.append("Its count is the same before and after.") }
    return implied
  }
}

/// The numbers of a message about counts; those that it was cut off before are nil.
private struct Counts {
  let before: Int
  let after: Int
  var inserted: Int?
  var deleted: Int?
  var movedIn: Int?
  var movedOut: Int?

  /// Reads "… after the update (12) … before the update (11) … (2 inserted, 2 deleted) … (0 moved
  /// in, 0 moved out)".
  init?(_ text: inout MessageReader) {
    guard text.find("aftertheupdate("), let after = text.count(),
      text.find("beforetheupdate("), let before = text.count()
    else { return nil }
    (self.before, self.after) = (before, after)
    guard let changes = text.pair("inserted,", "deleted") else { return }
    (inserted, deleted) = changes
    guard let moves = text.pair("movedin,", "movedout") else { return }
    (movedIn, movedOut) = moves
  }
}

extension MessageReader {
  /// The two numbers of the next parenthesis, with the words behind them.
  fileprivate mutating func pair(_ first: String, _ second: String) -> (Int, Int)? {
    optional { text in
      guard text.find("("), let one = text.count(), text.skip(first), let other = text.count(),
        text.skip(second)
      else { return nil }
      return (one, other)
    }
  }
}
