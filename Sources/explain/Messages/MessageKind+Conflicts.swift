import Tables

extension MessageKind {
  /// Messages about two announcements that contradict each other.
  static let conflicts = [
    MessageKind(
      "attempt to delete and reload the same index path (…)",
      openings: ["attempttodeleteandreloadthesame"], explain: deleteAndReload),
    MessageKind(
      "attempt to perform a delete and a move from the same index path (…)",
      openings: ["attempttoperformadeleteandamovefromthesame"], explain: deleteAndMove),
    MessageKind(
      "attempt to perform an insert and a move to the same index path (…)",
      openings: ["attempttoperformaninsertandamovetothesame"], explain: insertAndMove),
    MessageKind(
      "cannot move a row into a newly inserted section (2)",
      openings: [
        "cannotmovearowintoanewlyinserted", "cannotmoveanitemintoanewlyinserted",
        "cannotmoveaitemintoanewlyinserted",
      ], explain: intoNewSection),
    MessageKind(
      "cannot move a row from a deleted section (0)",
      openings: [
        "cannotmovearowfromadeleted", "cannotmoveanitemfromadeleted",
        "cannotmoveaitemfromadeleted",
      ], explain: fromDeletedSection),
    MessageKind(
      "Attempt to create two animations for cell", openings: ["attempttocreatetwoanimationsfor"],
      explain: twoAnimations),
  ]

  private static func deleteAndReload(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("attempttodeleteandreloadthesame"),
      text.skip("indexpath") || text.skip("section")
    else { return nil }
    let place = text.place()
    return Explanation(
      finding: "\(place?.words ?? "A row or a section") is both deleted and reloaded.",
      violations: ["deleteAndReload"] + (place?.isRow == true ? [] : ["deleteAndReloadSection"]),
      announced: "a deletion and a reload, both of a place before the update",
      causes: .possible(.contradiction, .otherCoordinates),
      untold: (place == nil ? ["which row or section it is"] : [])
        + [Untold.otherTroubles, Untold.tableName])
  }

  private static func deleteAndMove(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("attempttoperformadeleteandamovefromthesame"),
      let what = text.skip(oneOf: ["indexpath", "section"])
    else { return nil }
    let isSection = what == "section"
    let place = text.place()?.words ?? "A \(isSection ? "section" : "row")"
    return Explanation(
      finding: "\(place) moves, and is deleted or reloaded.",
      violations: isSection
        ? ["deleteAndMoveSection", "reloadAndMoveSection"] : ["deleteAndMove", "reloadAndMove"],
      announced: "a move, and a deletion or a reload: UIKit calls both a deletion",
      causes: .possible(.reloadWithMove, .contradiction),
      untold: [
        Untold.wasReload, "where it was moved to", Untold.otherTroubles, Untold.tableName,
      ])
  }

  private static func insertAndMove(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("attempttoperformaninsertandamovetothesame"),
      let what = text.skip(oneOf: ["indexpath", "section"])
    else { return nil }
    let isSection = what == "section"
    let noun = isSection ? "section" : "row"
    let place = text.place()?.words ?? "A \(noun)"
    return Explanation(
      finding: "\(place) is inserted, and another \(noun) is moved to its place.",
      violations: [isSection ? "insertAndMoveSection" : "insertAndMove"],
      announced: "a move, and an insertion or a reload: UIKit inserts what it reloads",
      causes: .possible(.contradiction),
      falseAlarm: "if the update moves something and reloads something, UIKit inserts what is "
        + "reloaded at the old place, as if nothing moved. Reconfigure it, or reload it afterwards.",
      untold: [
        "what is moved there", "whether it was an insertion or a reload", Untold.otherTroubles,
        Untold.tableName,
      ])
  }

  private static func intoNewSection(_ text: inout MessageReader) -> Explanation? {
    let section = text.sectionOfMove()
    return Explanation(
      finding: "A row is moved into section\(section), which is inserted in the same update.",
      violations: ["moveIntoInsertedSection"],
      announced: "an insertion of section\(section), and a move into it",
      causes: .possible(.moveIntoNewSection),
      untold: ["which row it is", Untold.otherTroubles, Untold.tableName])
  }

  private static func fromDeletedSection(_ text: inout MessageReader) -> Explanation? {
    let section = text.sectionOfMove()
    return Explanation(
      finding: "A row is moved out of section\(section), which is deleted in the same update.",
      violations: ["moveFromDeletedSection"],
      announced: "a deletion of section\(section), and a move out of it",
      causes: .possible(.moveFromDeletedSection),
      untold: ["which row it is and where it goes", Untold.otherTroubles, Untold.tableName])
  }

  private static func twoAnimations(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("attempttocreatetwoanimationsfor") else { return nil }
    _ = text.skip("cell")
    return Explanation(
      finding: "One row was announced in two ways, such as reloaded and moved, or deleted twice.",
      violations: ["twoOperationsOnOneRow"],
      causes: [
        .possible(.reloadWithMove), .possible(.contradiction), .possible(.announcedTwice),
        .possible(
          "Two batches came in one turn of the run loop. Join them, or begin the second one in the "
            + "completion of the first."),
      ],
      untold: [
        "which row it is", "which two changes they are", Untold.otherTroubles, Untold.tableName,
      ])
  }
}

extension MessageReader {
  /// "(0)" behind "section", or the index path behind "index path".
  fileprivate mutating func place() -> (words: String, isRow: Bool)? {
    if let path = path() { return ("Row \(path)", true) }
    return optional { text in
      _ = text.skip("(")
      guard let section = text.number() else { return nil }
      return ("Section \(section)", false)
    }
  }

  /// " 2" of "cannot move a row into a newly inserted section (2)", or nothing.
  fileprivate mutating func sectionOfMove() -> String {
    guard find("section", within: 60) else { return "" }
    _ = skip("(")
    return number().map { " \($0)" } ?? ""
  }
}
