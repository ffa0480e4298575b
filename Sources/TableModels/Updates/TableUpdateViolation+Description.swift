extension TableUpdateViolation: CustomStringConvertible {
  /// A sentence about the violation that quotes the place and the limit.
  public var description: String { sentence.description }

  /// The sentence, in parts.
  var sentence: ViolationSentence {
    switch self {
    case .invalidIndexPath(let path, let operation):
      ViolationSentence("\(operation) names", path, ", which has a negative part.")
    case .deleteRowOutOfBounds(let path, let limit):
      .missing("The deleted row", path, limit.words(path.section, "before"))
    case .insertRowOutOfBounds(let path, let limit):
      .missing("The inserted row", path, limit.words(path.section, "after"))
    case .reloadRowOutOfBounds(let path, let limit):
      .missing("The reloaded row", path, limit.words(path.section, "before"))
    case .reconfigureRowOutOfBounds(let path, let limit):
      .missing("The reconfigured row", path, limit.words(path.section, "before"))
    case .moveFromOutOfBounds(let move, let limit):
      .missing("The row moved", move, limit.words(move.from.section, "before"))
    case .moveToOutOfBounds(let move, let limit):
      ViolationSentence(
        "The row moved", move, " has no such target: \(limit.words(move.to.section, "after")).")
    case .deleteSectionOutOfBounds(let section, let count):
      .missing("The deleted section", section, "there are \(count) before the batch")
    case .insertSectionOutOfBounds(let section, let count):
      .missing("The inserted section", section, "there are \(count) after the batch")
    case .reloadSectionOutOfBounds(let section, let count):
      .missing("The reloaded section", section, "there are \(count) before the batch")
    case .retitleSectionOutOfBounds(let section, let count):
      .missing("The retitled section", section, "there are \(count) before the batch")
    case .moveSectionFromOutOfBounds(let move, let count):
      .missing("The section moved", move, "there are \(count) before the batch")
    case .moveSectionToOutOfBounds(let move, let count):
      ViolationSentence(
        "The section moved", move, " has no such target: there are \(count) after the batch.")

    case .deleteAndReload(let path):
      ViolationSentence("Row", path, " is both deleted and reloaded.")
    case .deleteAndReconfigure(let path):
      ViolationSentence("Row", path, " is both deleted and reconfigured.")
    case .deleteAndMove(let move):
      ViolationSentence("Row \(move.from) is both deleted and moved to \(move.to).")
    case .reloadAndMove(let move):
      ViolationSentence(
        "Row \(move.from) is both reloaded and moved to \(move.to): use reconfigureRows(at:) and the "
          + "move.")
    case .insertAndMove(let move):
      ViolationSentence(
        "At \(move.to) a row is inserted, and row \(move.from) is moved there as well.")
    case .moveOneToTwo(let move, let other):
      ViolationSentence("Row \(move.from) is moved to two places, \(move.to) and \(other.to).")
    case .moveTwoToOne(let move, let other):
      ViolationSentence(
        "Two rows, \(move.from) and \(other.from), are moved to one place, \(move.to).")

    case .deleteAndReloadSection(let section):
      ViolationSentence("Section", section, " is both deleted and reloaded.")
    case .deleteAndMoveSection(let move):
      ViolationSentence("Section \(move.from) is both deleted and moved to \(move.to).")
    case .reloadAndMoveSection(let move):
      ViolationSentence("Section \(move.from) is both reloaded and moved to \(move.to).")
    case .insertAndMoveSection(let move):
      ViolationSentence(
        "At \(move.to) a section is inserted, and section \(move.from) is moved there as well.")
    case .moveSectionOneToTwo(let move, let other):
      ViolationSentence("Section \(move.from) is moved to two places, \(move.to) and \(other.to).")
    case .moveSectionTwoToOne(let move, let other):
      ViolationSentence(
        "Two sections, \(move.from) and \(other.from), are moved to one place, \(move.to).")

    case .moveFromDeletedSection(let move):
      ViolationSentence("A row is moved", move, ", but section \(move.from.section) is deleted.")
    case .moveIntoInsertedSection(let move):
      ViolationSentence("A row is moved", move, ", but section \(move.to.section) is inserted.")
    case .moveFromReloadedSection(let move):
      ViolationSentence("A row is moved", move, ", but section \(move.from.section) is reloaded.")
    case .moveIntoReloadedSection(let move):
      ViolationSentence("A row is moved", move, ", but section \(move.to.section) is reloaded.")
    case .reloadInDeletedSection(let path):
      ViolationSentence("Row", path, " is reloaded, but its section is deleted.")
    case .reconfigureInDeletedSection(let path):
      ViolationSentence("Row", path, " is reconfigured, but its section is deleted.")

    case .duplicateDelete(let path):
      ViolationSentence("Row", path, " is deleted more than once; it can go once.")
    case .duplicateInsert(let path):
      ViolationSentence("Row", path, " is inserted more than once; it can come once.")
    case .duplicateDeleteSection(let section):
      ViolationSentence("Section", section, " is deleted more than once; it can go once.")
    case .duplicateInsertSection(let section):
      ViolationSentence("Section", section, " is inserted more than once; it can come once.")
    case .rowCountMismatch(let equation):
      ViolationSentence(
        "\(equation.subject): \(equation), but the data source has \(equation.after).")
    case .sectionCountMismatch(let equation):
      ViolationSentence(
        "Number of sections: \(equation), but the data source has \(equation.after).")
    case .negativeRowCount(let count, let section):
      ViolationSentence("The data source says that section \(section) has \(count) rows.")
    case .identityMismatch(let mismatch): ViolationSentence(mismatch.sentence)
    case .sectionIdentityMismatch(let from, let to, let before, let after):
      ViolationSentence(
        "Section \(from) is \(before); after the batch it should be section \(to), which is \(after)."
      )
    }
  }
}

extension TableUpdateViolation.Limit {
  fileprivate func words(_ section: Int, _ state: String) -> String {
    switch self {
    case .rows(let count): "section \(section) has \(counted(count, "row")) \(state) the batch"
    case .sections(let count): "there are \(counted(count, "section")) \(state) the batch"
    }
  }
}

extension RowCountEquation {
  fileprivate var subject: String {
    "Rows of section \(sectionBefore)"
      + (sectionAfter == sectionBefore ? "" : ", then \(sectionAfter)")
  }
}

extension RowIdentityMismatch {
  fileprivate var sentence: String {
    let others = count == 1 ? "" : " So are \(counted(count - 1, "more row")) of the section."
    return "Row \(from) is \(before); after the batch it should be row \(to), which is \(after)."
      + others
  }
}

extension TableUpdates.RowMove: CustomStringConvertible {
  /// The move in words: `from [0, 1] to [1, 0]`.
  public var description: String { "from \(from) to \(to)" }
}

extension TableUpdates.SectionMove: CustomStringConvertible {
  /// The move in words: `from 0 to 1`.
  public var description: String { "from \(from) to \(to)" }
}
