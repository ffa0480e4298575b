import Tables

extension MessagePatterns {
  /// Messages about places that do not exist.
  static var bounds: [Pattern] {
    [deletedRow, insertedRow, sections, moveTarget, moveSource, movedSection, invalidPath]
  }

  /// "attempt to delete row 9 from section 0 which only contains 0 rows before the update"
  private static func deletedRow(_ text: String) -> Explanation? {
    let sentence =
      /attempttodelete(?:row|item)(?<row>\d+)fromsection(?<section>\d+)(?:,?(?:which|but|and)*(?:thereareonly|onlycontains)(?<count>\d+)(?<noun>row|item|section))?/
    guard let match = text.firstMatch(of: sentence) else { return nil }
    let path = path(match.section, match.row)
    var explanation = Explanation(
      finding: "Row \(path) is deleted or reloaded, but does not exist before the update.",
      violations: ["deleteRowOutOfBounds", "reloadRowOutOfBounds"],
      announced: "a deletion or a reload of \(path): UIKit calls both a deletion",
      expected: "a row that exists before the update",
      causes: [.stalePlace, .announcedTwice, .rowsInsteadOfSections],
      untold: ["whether it was a deletion or a reload", otherTroubles, tableName])
    guard let count = match.count.map(number) else { return explanation }
    explanation.found = limit(count, match.noun, path.section, "before")
    if count == path.row, match.noun != "section" {
      explanation.implied = [
        "The row is one past the end: the place that a new row would have at the end."
      ]
      explanation.causes = [.reloadInsteadOfInsertion] + explanation.causes
    } else if count == 0 {
      explanation.implied = [
        "There is nothing to delete: the rows are gone already, or never came."
      ]
      explanation.causes.append(.neverLoaded)
    }
    return explanation
  }

  /// "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after …"
  private static func insertedRow(_ text: String) -> Explanation? {
    let sentence =
      /attempttoinsert(?:row|item)(?<row>\d+)intosection(?<section>\d+)(?:,?(?:which|but|and)*(?:thereareonly|onlycontains)(?<count>\d+)(?<noun>row|item|section))?/
    guard let match = text.firstMatch(of: sentence) else { return nil }
    let path = path(match.section, match.row)
    var explanation = Explanation(
      finding: "Row \(path) is inserted, but does not exist after the update.",
      violations: ["insertRowOutOfBounds"], announced: "an insertion at \(path)",
      expected: "a row that the data source has after the update",
      causes: [.wrongPlace, .modelNotChanged], untold: [otherTroubles, tableName])
    guard let count = match.count.map(number) else { return explanation }
    explanation.found = limit(count, match.noun, path.section, "after")
    if match.noun == "section" {
      explanation.causes = [.rowsInsteadOfSections, .otherCoordinates, .modelNotChanged]
    } else if count == path.row {
      explanation.implied = [
        "The row is one past the end: its place was counted as if the model still had to grow."
      ]
      explanation.causes = [.modelNotChanged, .otherCoordinates, .wrongPlace]
    }
    return explanation
  }

  /// "attempt to delete section 1, but there are only 1 sections before the update"
  private static func sections(_ text: String) -> Explanation? {
    let sentence =
      /attemptto(?<verb>delete|insert)section(?<section>\d+),?(?:but)?thereareonly(?<count>\d+)section/
    guard let match = text.firstMatch(of: sentence) else { return nil }
    let section = number(match.section)
    let count = number(match.count)
    let isDeletion = match.verb == "delete"
    return Explanation(
      finding: isDeletion
        ? "Section \(section) is deleted or reloaded, but does not exist before the update."
        : "Section \(section) is inserted, but does not exist after the update.",
      violations: isDeletion
        ? ["deleteSectionOutOfBounds", "reloadSectionOutOfBounds"] : ["insertSectionOutOfBounds"],
      announced: isDeletion
        ? "a deletion or a reload of section \(section): UIKit calls both a deletion"
        : "an insertion of section \(section)",
      expected: "a section that exists \(isDeletion ? "before" : "after") the update",
      found: "\(counted(count, "section")) \(isDeletion ? "before" : "after") the update",
      causes: isDeletion
        ? [.otherCoordinates, .stalePlace, .announcedTwice] : [.modelNotChanged, .wrongPlace],
      untold: (isDeletion ? ["whether it was a deletion or a reload"] : [])
        + [otherTroubles, tableName])
  }

  /// "attempt to move index path (…) that does not exist - there are only 0 rows in section 2 …"
  private static func moveSource(_ text: String) -> Explanation? {
    let sentence =
      /attempttomove(?:row|item|index)(?:at)?(?:indexpath|path)?\(?@(?<section>\d+)-(?<row>\d+)@\)?(?:from)?thatdoesnotexist(?:-?thereareonly(?<count>\d+)(?<noun>row|item|section))?/
    guard let match = text.firstMatch(of: sentence) else { return nil }
    let path = path(match.section, match.row)
    return Explanation(
      finding: "Row \(path) is moved, but does not exist before the update.",
      violations: ["moveFromOutOfBounds"], announced: "a move from \(path)",
      expected: "a row that exists before the update",
      found: match.count.map { limit(number($0), match.noun, path.section, "before") },
      causes: [.stalePlace, .announcedTwice],
      untold: ["where the row was moved to", otherTroubles, tableName])
  }

  /// "attempt to move index path (…) to index path (…) that does not exist - there are only …"
  private static func moveTarget(_ text: String) -> Explanation? {
    let sentence =
      /@(?<section>\d+)-(?<row>\d+)@\)?to(?:row|item)?(?:at)?(?:indexpath)?\(?@(?<toSection>\d+)-(?<toRow>\d+)@\)?thatdoesnotexist(?:-?thereareonly(?<count>\d+)(?<noun>row|item|section))?/
    guard let match = text.firstMatch(of: sentence) else { return nil }
    let target = path(match.toSection, match.toRow)
    return Explanation(
      finding: "A row is moved to \(target), which does not exist after the update.",
      violations: ["moveToOutOfBounds"],
      announced: "a move from \(path(match.section, match.row)) to \(target)",
      expected: "a row that the data source has after the update",
      found: match.count.map { limit(number($0), match.noun, target.section, "after") },
      causes: [.modelNotChanged, .wrongPlace], untold: [otherTroubles, tableName])
  }

  /// "attempt to move section 0 to section 5, but there are only 2 sections after the update"
  private static func movedSection(_ text: String) -> Explanation? {
    let sentence =
      /attemptto(?:to)?movesection(?<from>\d+)(?:tosection(?<to>\d+))?,?(?:but)?thereareonly(?<count>\d+)section/
    guard let match = text.firstMatch(of: sentence) else { return nil }
    let state = match.to == nil ? "before" : "after"
    let target = match.to.map { " to \($0)" } ?? ""
    return Explanation(
      finding: "Section \(match.to ?? match.from) of a move does not exist \(state) the update.",
      violations: [match.to == nil ? "moveSectionFromOutOfBounds" : "moveSectionToOutOfBounds"],
      announced: "a move of section \(match.from)\(target)",
      expected: "a section that exists \(state) the update",
      found: "\(counted(number(match.count), "section")) \(state) the update",
      causes: match.to == nil
        ? [.otherCoordinates, .stalePlace] : [.modelNotChanged, .wrongPlace],
      untold: (match.to == nil ? ["where the section was moved to"] : [])
        + [otherTroubles, tableName])
  }

  /// "Attempted to perform update with invalid index path: …"
  private static func invalidPath(_ text: String) -> Explanation? {
    guard let match = text.firstMatch(of: /invalidindexpath:?\(?(?:@(?<section>\d+)-(?<row>\d+)@)?/)
    else { return nil }
    let path = match.section.flatMap { section in match.row.map { self.path(section, $0) } }
    // "request for rect at invalid index path" and its like are about reading a table.
    guard path.map({ $0.section < 0 || $0.row < 0 }) ?? text.contains("performupdate") else {
      return nil
    }
    return Explanation(
      finding: path.map { "The index path \($0) exists in no table." }
        ?? "An index path exists in no table.",
      violations: ["invalidIndexPath"],
      implied: path == nil ? [] : ["UIKit prints a negative number as a very large one."],
      causes: [.negativeIndex], untold: ["what was announced there", otherTroubles, tableName])
  }

  private static func limit(
    _ count: Int, _ noun: Substring?, _ section: Int, _ state: String
  ) -> String {
    noun == "section"
      ? "\(counted(count, "section")) \(state) the update"
      : "\(counted(count, "row")) in section \(section) \(state) the update"
  }
}
