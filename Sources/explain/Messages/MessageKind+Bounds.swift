import Tables

extension MessageKind {
  /// Messages about places that do not exist.
  static let bounds = [
    MessageKind(
      "attempt to delete row 9 from section 0 which only contains 0 rows before the update",
      openings: ["attempttodeleterow", "attempttodeleteitem"], explain: deletedRow),
    MessageKind(
      "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the update",
      openings: ["attempttoinsertrow", "attempttoinsertitem"], explain: insertedRow),
    MessageKind(
      "attempt to delete section 1, but there are only 1 sections before the update",
      openings: ["attempttodeletesection"], explain: deletedSection),
    MessageKind(
      "attempt to insert section 3 but there are only 2 sections after the update",
      openings: ["attempttoinsertsection"], explain: insertedSection),
    MessageKind(
      "Attempted to perform update with invalid index path: …",
      openings: ["attemptedtoperformupdatewithinvalidindexpath", "invalidindexpath"],
      explain: invalidPath),
  ]

  private static func deletedRow(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("attempttodelete"), text.skipRow(), let row = text.number(),
      text.skip("fromsection"), let section = text.number()
    else { return nil }
    let path = TableIndexPath(section: section, row: row)
    var explanation = Explanation(
      finding: "Row \(path) is deleted or reloaded, but does not exist before the update.",
      violations: ["deleteRowOutOfBounds", "reloadRowOutOfBounds"],
      announced: "a deletion or a reload of \(path): UIKit calls both a deletion",
      expected: "a row that exists before the update",
      causes: .possible(.stalePlace, .announcedTwice, .rowsInsteadOfSections),
      untold: [Untold.wasReload, Untold.otherTroubles, Untold.tableName])
    guard let limit = text.limit() else { return explanation }
    explanation.found = limit.words(section: section, "before")
    if limit.count == row, !limit.ofSections {
      explanation.implied = [
        "The row is one past the end: the place that a new row would have at the end."
      ]
      explanation.causes = .possible(.reloadInsteadOfInsertion) + explanation.causes
    } else if limit.count == 0 {
      explanation.implied = ["There was nothing to delete."]
      explanation.causes += .possible(.neverLoaded)
    }
    return explanation
  }

  private static func insertedRow(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("attempttoinsert"), text.skipRow(), let row = text.number(),
      text.skip("intosection"), let section = text.number()
    else { return nil }
    let path = TableIndexPath(section: section, row: row)
    var explanation = Explanation(
      finding: "Row \(path) is inserted, but does not exist after the update.",
      violations: ["insertRowOutOfBounds"], announced: "an insertion at \(path)",
      expected: "a row that the data source has after the update",
      causes: .possible(.wrongPlace, .modelNotChanged),
      untold: [Untold.otherTroubles, Untold.tableName])
    guard let limit = text.limit() else { return explanation }
    explanation.found = limit.words(section: section, "after")
    if limit.ofSections {
      explanation.causes = .possible(.rowsInsteadOfSections, .otherCoordinates, .modelNotChanged)
    } else if limit.count == row {
      explanation.implied = ["The row is one past the end."]
      explanation.causes = .possible(.modelNotChanged, .otherCoordinates, .wrongPlace)
    }
    return explanation
  }

  private static func deletedSection(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("attempttodeletesection"), let section = text.number(),
      case let limit = text.limit(), limit != nil || text.isAtEnd
    else { return nil }
    return Explanation(
      finding: "Section \(section) is deleted or reloaded, but does not exist before the update.",
      violations: ["deleteSectionOutOfBounds", "reloadSectionOutOfBounds"],
      announced: "a deletion or a reload of section \(section): UIKit calls both a deletion",
      expected: "a section that exists before the update",
      found: limit?.words(section: section, "before"),
      causes: .possible(.otherCoordinates, .stalePlace, .announcedTwice),
      untold: [Untold.wasReload, Untold.otherTroubles, Untold.tableName])
  }

  private static func insertedSection(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("attempttoinsertsection"), let section = text.number(),
      case let limit = text.limit(), limit != nil || text.isAtEnd
    else { return nil }
    return Explanation(
      finding: "Section \(section) is inserted, but does not exist after the update.",
      violations: ["insertSectionOutOfBounds"], announced: "an insertion of section \(section)",
      expected: "a section that exists after the update",
      found: limit?.words(section: section, "after"),
      causes: .possible(.modelNotChanged, .wrongPlace),
      untold: [Untold.otherTroubles, Untold.tableName])
  }

  private static func invalidPath(_ text: inout MessageReader) -> Explanation? {
    let isUpdate = text.skip("attemptedtoperformupdatewith")
    guard text.skip("invalidindexpath") else { return nil }
    _ = text.skip(":")
    let path = text.path()
    // "request for rect at invalid index path" and its like are about reading a table.
    guard path.map({ $0.section < 0 || $0.row < 0 }) ?? isUpdate else { return nil }
    return Explanation(
      finding: path.map { "The index path \($0) exists in no table." }
        ?? "An index path exists in no table.",
      violations: ["invalidIndexPath"],
      implied: path == nil ? [] : ["UIKit prints a negative number as a very large one."],
      causes: .possible(.negativeIndex),
      untold: ["what was announced there", Untold.otherTroubles, Untold.tableName])
  }
}
