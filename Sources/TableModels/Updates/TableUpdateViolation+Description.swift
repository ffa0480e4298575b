extension TableUpdateViolation: CustomStringConvertible {
  /// What is wrong, in a sentence that quotes the place and the limit.
  public var description: String {
    boundsSentence ?? conflictSentence ?? sectionSentence ?? countSentence
  }

  private var boundsSentence: String? {
    switch self {
    case .invalidIndexPath(let path, let operation):
      "\(operation) names \(path), which has a negative part."
    case .deleteRowOutOfBounds(let path, let limit):
      "The deleted row \(path) does not exist: \(limit.words(path.section, "before"))."
    case .insertRowOutOfBounds(let path, let limit):
      "The inserted row \(path) does not exist: \(limit.words(path.section, "after"))."
    case .reloadRowOutOfBounds(let path, let limit):
      "The reloaded row \(path) does not exist: \(limit.words(path.section, "before"))."
    case .reconfigureRowOutOfBounds(let path, let limit):
      "The reconfigured row \(path) does not exist: \(limit.words(path.section, "before"))."
    case .moveFromOutOfBounds(let move, let limit):
      "The row moved \(move) does not exist: \(limit.words(move.from.section, "before"))."
    case .moveToOutOfBounds(let move, let limit):
      "The row moved \(move) has no such target: \(limit.words(move.to.section, "after"))."
    case .deleteSectionOutOfBounds(let section, let count):
      "The deleted section \(section) does not exist: there are \(count) before the batch."
    case .insertSectionOutOfBounds(let section, let count):
      "The inserted section \(section) does not exist: there are \(count) after the batch."
    case .reloadSectionOutOfBounds(let section, let count):
      "The reloaded section \(section) does not exist: there are \(count) before the batch."
    case .moveSectionFromOutOfBounds(let move, let count):
      "The section moved \(move) does not exist: there are \(count) before the batch."
    case .moveSectionToOutOfBounds(let move, let count):
      "The section moved \(move) has no such target: there are \(count) after the batch."
    default: nil
    }
  }

  private var conflictSentence: String? {
    switch self {
    case .deleteAndReload(let path): "Row \(path) is both deleted and reloaded."
    case .deleteAndReconfigure(let path): "Row \(path) is both deleted and reconfigured."
    case .deleteAndMove(let move): "Row \(move.from) is both deleted and moved to \(move.to)."
    case .reloadAndMove(let move):
      "Row \(move.from) is both reloaded and moved to \(move.to): use reconfigureRows(at:) and the move."
    case .insertAndMove(let move):
      "At \(move.to) a row is inserted, and row \(move.from) is moved there as well."
    case .moveOneToTwo(let move, let other):
      "Row \(move.from) is moved to two places, \(move.to) and \(other.to)."
    case .moveTwoToOne(let move, let other):
      "Two rows, \(move.from) and \(other.from), are moved to one place, \(move.to)."
    case .deleteAndReloadSection(let section):
      "Section \(section) is both deleted and reloaded."
    case .deleteAndMoveSection(let move):
      "Section \(move.from) is both deleted and moved to \(move.to)."
    case .reloadAndMoveSection(let move):
      "Section \(move.from) is both reloaded and moved to \(move.to)."
    case .insertAndMoveSection(let move):
      "At \(move.to) a section is inserted, and section \(move.from) is moved there as well."
    case .moveSectionOneToTwo(let move, let other):
      "Section \(move.from) is moved to two places, \(move.to) and \(other.to)."
    case .moveSectionTwoToOne(let move, let other):
      "Two sections, \(move.from) and \(other.from), are moved to one place, \(move.to)."
    default: nil
    }
  }

  private var sectionSentence: String? {
    switch self {
    case .moveFromDeletedSection(let move):
      "A row is moved \(move), but section \(move.from.section) is deleted."
    case .moveIntoInsertedSection(let move):
      "A row is moved \(move), but section \(move.to.section) is inserted."
    case .moveFromReloadedSection(let move):
      "A row is moved \(move), but section \(move.from.section) is reloaded."
    case .moveIntoReloadedSection(let move):
      "A row is moved \(move), but section \(move.to.section) is reloaded."
    case .reloadInDeletedSection(let path):
      "Row \(path) is reloaded, but its section is deleted."
    case .reconfigureInDeletedSection(let path):
      "Row \(path) is reconfigured, but its section is deleted."
    default: nil
    }
  }

  private var countSentence: String {
    switch self {
    case .duplicateDelete(let path):
      "Row \(path) is deleted more than once; it can go once."
    case .duplicateInsert(let path):
      "Row \(path) is inserted more than once; it can come once."
    case .duplicateDeleteSection(let section):
      "Section \(section) is deleted more than once; it can go once."
    case .duplicateInsertSection(let section):
      "Section \(section) is inserted more than once; it can come once."
    case .rowCountMismatch(let equation):
      "\(equation.subject): \(equation), but the data source has \(equation.after)."
    case .sectionCountMismatch(let equation):
      "Number of sections: \(equation), but the data source has \(equation.after)."
    case .negativeRowCount(let count, let section):
      "The data source says that section \(section) has \(count) rows."
    case .identityMismatch(let mismatch): mismatch.sentence
    case .sectionIdentityMismatch(let from, let to, let before, let after):
      "Section \(from) is \(before); after the batch it should be section \(to), which is \(after)."
    default: "A rule is broken."
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
