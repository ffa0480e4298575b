import Tables

extension MessagePatterns {
  /// "Invalid update: invalid number of rows in section 0. The number of rows contained in …"
  static func rowCount(_ text: String) -> Explanation? {
    guard let head = text.firstMatch(of: /invalidnumberof(?:row|item)sinsection(?<section>\d+)/)
    else { return nil }
    let rest = text[head.range.upperBound...]
    let section = number(head.section)
    var explanation = Explanation(
      finding: "Section \(section) has another number of rows than was announced.",
      violations: ["rowCountMismatch"],
      untold: ["which rows were announced: only how many", otherTroubles, tableName])
    guard let counts = Counts(in: rest) else {
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
      sectionBefore: section, sectionAfter: section, before: counts.before, inserted: inserted,
      deleted: deleted, movedIn: counts.movedIn ?? 0, movedOut: counts.movedOut ?? 0,
      after: counts.after)
    explanation.announced = announced(equation)
    explanation.expected = "\(equation)"
    explanation.found = "\(equation.after)"
    explanation.implied = implications(
      expected: equation.expected, before: equation.before, after: equation.after, noun: "row")
    explanation.causes = UpdateCause.causes(of: equation)
    noteRepetitions(of: equation, in: &explanation)
    if counts.movedIn == nil {
      explanation.untold.insert("whether rows moved in or out of the section", at: 1)
    }
    return explanation
  }

  private static func announced(_ equation: RowCountEquation) -> String {
    let terms = [
      (equation.inserted, "inserted"), (equation.deleted, "deleted"),
      (equation.movedIn, "moved in"),
      (equation.movedOut, "moved out"),
    ]
    let words = terms.filter { $0.0 != 0 }.map { "\(counted($0.0, "row")) \($0.1)" }
    return words.isEmpty ? "nothing in this section" : words.joined(separator: ", ")
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
    explanation.causes.append(.stepByStepPlaces)
    explanation.implied.append("An index path that is announced twice counts once.")
  }

  /// "Invalid update: invalid number of sections. The number of sections contained in …"
  static func sectionCount(_ text: String) -> Explanation? {
    guard let head = text.firstRange(of: "invalidnumberofsections") else { return nil }
    var explanation = Explanation(
      finding: "The table has another number of sections than was announced.",
      violations: ["sectionCountMismatch"],
      untold: [
        "which sections were announced: only how many", "what rows were announced", otherTroubles,
        tableName,
      ])
    guard let counts = Counts(in: text[head.upperBound...]) else {
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
    explanation.causes = UpdateCause.causes(of: equation)
    return explanation
  }

  private static func implications(
    expected: Int, before: Int, after: Int, noun: String
  ) -> [String] {
    let difference = after - expected
    var implied: [String] = []
    if difference != 0 {
      implied.append(
        "The data source has \(counted(abs(difference), noun)) "
          + "\(difference > 0 ? "more" : "fewer") than was announced.")
    }
    if after == before {
      implied.append("Its count is the same before and after: to it, nothing was added or removed.")
    }
    return implied
  }
}

/// The numbers of a message about counts; those that it was cut off before are nil.
private struct Counts {
  var before: Int
  var after: Int
  var inserted: Int?
  var deleted: Int?
  var movedIn: Int?
  var movedOut: Int?

  init?(in text: Substring) {
    guard let after = text.firstMatch(of: /aftertheupdate\((?<count>\d{1,15})\)/),
      let before = text.firstMatch(of: /beforetheupdate\((?<count>\d{1,15})\)/)
    else { return nil }
    self.before = MessagePatterns.number(before.count)
    self.after = MessagePatterns.number(after.count)
    let changes = /\((?<inserted>\d{1,15})inserted,(?<deleted>\d{1,15})deleted/
    let moves = /\((?<movedIn>\d{1,15})movedin,(?<movedOut>\d{1,15})movedout/
    if let match = text.firstMatch(of: changes) {
      inserted = MessagePatterns.number(match.inserted)
      deleted = MessagePatterns.number(match.deleted)
    }
    if let match = text.firstMatch(of: moves) {
      movedIn = MessagePatterns.number(match.movedIn)
      movedOut = MessagePatterns.number(match.movedOut)
    }
  }
}
