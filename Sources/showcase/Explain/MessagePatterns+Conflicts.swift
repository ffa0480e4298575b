import Tables

extension MessagePatterns {
  /// Messages about two announcements that contradict each other.
  static var conflicts: [Pattern] {
    [
      deleteAndReload, deleteAndMove, insertAndMove, intoNewSection, fromDeletedSection, oneToTwo,
      twoToOne,
    ]
  }

  /// "attempt to delete and reload the same index path (…)"
  private static func deleteAndReload(_ text: String) -> Explanation? {
    let sentence =
      /attempttodeleteandreloadthesame(?:indexpath|section)(?:\(?(?:@(?<section>\d+)-(?<row>\d+)@|(?<whole>\d+))\)?)?/
    guard let match = text.firstMatch(of: sentence) else { return nil }
    let place = place(match.section, match.row, match.whole)
    var violations = ["deleteAndReload", "deleteAndReloadSection"]
    if match.row != nil { violations = ["deleteAndReload"] }
    return Explanation(
      finding: "\(place ?? "A row or a section") is both deleted and reloaded.",
      violations: violations,
      announced: "a deletion and a reload, both of a place before the update",
      causes: [.contradiction, .otherCoordinates],
      untold: (place == nil ? ["which row or section it is"] : []) + [otherTroubles, tableName])
  }

  /// "attempt to perform a delete and a move from the same index path (…)"
  private static func deleteAndMove(_ text: String) -> Explanation? {
    let sentence =
      /attempttoperformadeleteandamovefromthesame(?<what>indexpath|section)(?:\(?(?:@(?<section>\d+)-(?<row>\d+)@|(?<whole>\d+))\)?)?/
    guard let match = text.firstMatch(of: sentence) else { return nil }
    let isSection = match.what == "section"
    let place = place(match.section, match.row, match.whole)
    return Explanation(
      finding:
        "\(place ?? "A \(isSection ? "section" : "row")") moves, and is deleted or reloaded.",
      violations: isSection
        ? ["deleteAndMoveSection", "reloadAndMoveSection"] : ["deleteAndMove", "reloadAndMove"],
      announced: "a move, and a deletion or a reload: UIKit calls both a deletion",
      causes: [.reloadWithMove, .contradiction],
      untold: ["whether it was a deletion or a reload", "where it was moved to", otherTroubles]
        + [tableName])
  }

  /// "attempt to perform an insert and a move to the same index path (…)"
  private static func insertAndMove(_ text: String) -> Explanation? {
    let sentence =
      /attempttoperformaninsertandamovetothesame(?<what>indexpath|section)(?:\(?(?:@(?<section>\d+)-(?<row>\d+)@|(?<whole>\d+))\)?)?/
    guard let match = text.firstMatch(of: sentence) else { return nil }
    let isSection = match.what == "section"
    let noun = isSection ? "section" : "row"
    let place = place(match.section, match.row, match.whole)
    return Explanation(
      finding: "\(place ?? "A \(noun)") is inserted, and another \(noun) is moved to its place.",
      violations: [isSection ? "insertAndMoveSection" : "insertAndMove"],
      announced: "a move, and an insertion or a reload: UIKit inserts what it reloads",
      causes: [.contradiction],
      falseAlarm: "if the update moves something and reloads something, UIKit inserts what is "
        + "reloaded at the old place, as if nothing moved. Reconfigure it, or reload it afterwards.",
      untold: ["what is moved there", "whether it was an insertion or a reload", otherTroubles]
        + [tableName])
  }

  /// "cannot move a row into a newly inserted section (2)"
  private static func intoNewSection(_ text: String) -> Explanation? {
    let sentence = /cannotmovean?(?:row|item)intoanewlyinsertedsection\(?(?<section>\d+)?/
    guard let match = text.firstMatch(of: sentence) else { return nil }
    let section = match.section.map { " \($0)" } ?? ""
    return Explanation(
      finding: "A row is moved into section\(section), which is inserted in the same update.",
      violations: ["moveIntoInsertedSection"],
      announced: "an insertion of section\(section), and a move into it",
      causes: [.moveIntoNewSection], untold: ["which row it is", otherTroubles, tableName])
  }

  /// "cannot move a row from a deleted section (0)"
  private static func fromDeletedSection(_ text: String) -> Explanation? {
    let sentence = /cannotmovean?(?:row|item)fromadeletedsection\(?(?<section>\d+)?/
    guard let match = text.firstMatch(of: sentence) else { return nil }
    let section = match.section.map { " \($0)" } ?? ""
    return Explanation(
      finding: "A row is moved out of section\(section), which is deleted in the same update.",
      violations: ["moveFromDeletedSection"],
      announced: "a deletion of section\(section), and a move out of it",
      causes: [.moveFromDeletedSection],
      untold: ["which row it is and where it goes", otherTroubles, tableName])
  }

  /// "attempt to move section 0 to both section 1 and section 2", and of rows the same
  private static func oneToTwo(_ text: String) -> Explanation? {
    if let match = text.firstMatch(
      of: /attempttomovesection(\d+)tobothsection(\d+)andsection(\d+)/)
    {
      return clash(
        "Section \(match.1) is moved to two places, \(match.2) and \(match.3).",
        violation: "moveSectionOneToTwo")
    }
    guard
      let match = text.firstMatch(
        of: /attempttomove\D{0,40}@(\d+)-(\d+)@\)?toboth\(?@(\d+)-(\d+)@\)?and\(?@(\d+)-(\d+)@/)
    else { return nil }
    return clash(
      "Row \(path(match.1, match.2)) is moved to two places, "
        + "\(path(match.3, match.4)) and \(path(match.5, match.6)).", violation: "moveOneToTwo")
  }

  /// "attempt to move both section 0 and section 1 to section 2", and of rows the same
  private static func twoToOne(_ text: String) -> Explanation? {
    if let match = text.firstMatch(
      of: /attempttomovebothsection(\d+)andsection(\d+)tosection(\d+)/)
    {
      return clash(
        "Two sections, \(match.1) and \(match.2), are moved to one place, \(match.3).",
        violation: "moveSectionTwoToOne")
    }
    guard
      let match = text.firstMatch(
        of: /attempttomoveboth\D{0,40}@(\d+)-(\d+)@\)?and\(?@(\d+)-(\d+)@\)?to\(?@(\d+)-(\d+)@/)
    else { return nil }
    return clash(
      "Two rows, \(path(match.1, match.2)) and \(path(match.3, match.4)), "
        + "are moved to one place, \(path(match.5, match.6)).", violation: "moveTwoToOne")
  }

  private static func clash(_ finding: String, violation: String) -> Explanation {
    Explanation(
      finding: finding, violations: [violation], causes: [.contradiction],
      untold: [otherTroubles, tableName])
  }

  private static func place(
    _ section: Substring?, _ row: Substring?, _ whole: Substring?
  ) -> String? {
    if let section, let row { return "Row \(path(section, row))" }
    return whole.map { "Section \($0)" }
  }
}
