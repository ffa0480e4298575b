import Tables

extension MessageKind {
  /// Messages about moves of rows and sections. All begin alike.
  static let moves = [
    kind(
      "attempt to move section 5, but there are only 2 sections before the update", movedSection),
    kind(
      "attempt to move index path (…) that does not exist - there are only 0 rows in section 2 before …",
      movedRow),
    kind("attempt to move section 0 to both section 1 and section 2", sectionToTwo),
    kind("attempt to move both section 0 and section 1 to section 2", sectionsToOne),
    kind("attempt to move row at index path … to both … and …", rowToTwo),
    kind("attempt to move both row at index path … and … to …", rowsToOne),
  ]

  private static func kind(
    _ sentence: String, _ explain: @escaping @Sendable (inout MessageReader) -> Explanation?
  ) -> MessageKind {
    MessageKind(sentence, openings: ["attempttomove", "attempttotomove"]) { text in
      guard text.skip("attempttomove") || text.skip("attempttotomove") else { return nil }
      return explain(&text)
    }
  }

  // MARK: Places that do not exist

  private static func movedSection(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("section"), let from = text.number() else { return nil }
    let target = text.optional { $0.skip("tosection") ? $0.number() : nil }
    guard let limit = text.limit(), limit.ofSections else { return nil }
    let state = target == nil ? "before" : "after"
    return Explanation(
      finding: "Section \(target ?? from) of a move does not exist \(state) the update.",
      violations: [target == nil ? "moveSectionFromOutOfBounds" : "moveSectionToOutOfBounds"],
      announced: "a move of section \(from)" + (target.map { " to \($0)" } ?? ""),
      expected: "a section that exists \(state) the update",
      found: limit.words(section: from, state),
      causes: target == nil
        ? .possible(.otherCoordinates, .stalePlace) : .possible(.modelNotChanged, .wrongPlace),
      untold: (target == nil ? ["where the section was moved to"] : [])
        + [Untold.otherTroubles, Untold.tableName])
  }

  private static func movedRow(_ text: inout MessageReader) -> Explanation? {
    guard let source = text.describedPath() else { return nil }
    let target = text.optional { $0.skip("to") ? $0.describedPath() : nil }
    text.skipAll(of: ["from", "into", "in", "to"])
    let lacksSection = text.skip("asection")
    guard text.skip("thatdoesnotexist") else { return nil }
    let limit = text.limit()
    let place = target ?? source
    let state = target == nil ? "before" : "after"
    let missing = lacksSection ? "a section that does not exist" : "which does not exist"
    return Explanation(
      finding: target == nil
        ? lacksSection
          ? "Row \(source) is moved out of \(missing) before the update."
          : "Row \(source) is moved, but does not exist before the update."
        : "A row is moved to \(place)\(lacksSection ? ", into" : ",") \(missing) after the update.",
      violations: [
        lacksSection
          ? "moveOutOfBounds" : target == nil ? "moveFromOutOfBounds" : "moveToOutOfBounds"
      ],
      announced: "a move from \(source)" + (target.map { " to \($0)" } ?? ""),
      expected: target == nil
        ? "a row that exists before the update" : "a row that the data source has after the update",
      found: limit?.words(section: place.section, state),
      causes: target == nil
        ? .possible(.stalePlace, .announcedTwice) : .possible(.modelNotChanged, .wrongPlace),
      untold: (target == nil ? ["where the row was moved to"] : [])
        + [Untold.otherTroubles, Untold.tableName])
  }

  // MARK: Two moves that contradict each other

  private static func sectionToTwo(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("section"), let from = text.number(), text.skip("tobothsection"),
      let one = text.number(), text.skip("andsection"), let other = text.number(endsMessage: true)
    else { return nil }
    return clash(
      "Section \(from) is moved to two places, \(one) and \(other).",
      violation: "moveSectionOneToTwo")
  }

  private static func sectionsToOne(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("bothsection"), let one = text.number(), text.skip("andsection"),
      let other = text.number(), text.skip("tosection"), let target = text.number(endsMessage: true)
    else { return nil }
    return clash(
      "Two sections, \(one) and \(other), are moved to one place, \(target).",
      violation: "moveSectionTwoToOne")
  }

  private static func rowToTwo(_ text: inout MessageReader) -> Explanation? {
    guard let from = text.describedPath(), text.skip("toboth"), let one = text.describedPath(),
      text.skip("and"), let other = text.describedPath()
    else { return nil }
    return clash(
      "Row \(from) is moved to two places, \(one) and \(other).", violation: "moveOneToTwo")
  }

  private static func rowsToOne(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("both"), let one = text.describedPath(), text.skip("and"),
      let other = text.describedPath(), text.skip("to"), let target = text.describedPath()
    else { return nil }
    return clash(
      "Two rows, \(one) and \(other), are moved to one place, \(target).",
      violation: "moveTwoToOne")
  }

  private static func clash(_ finding: String, violation: String) -> Explanation {
    Explanation(
      finding: finding, violations: [violation], causes: .possible(.contradiction),
      untold: [Untold.otherTroubles, Untold.tableName])
  }
}
