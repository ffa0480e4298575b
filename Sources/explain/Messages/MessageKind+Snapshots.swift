import Tables

extension MessageKind {
  /// Messages of diffable data sources, which know ids and no places.
  static let snapshots = [
    MessageKind(
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( … )}",
      openings: [
        "supplieditemidentifiersarenotunique", "suppliedsectionidentifiersarenotunique",
        "suppliedidentifiersarenotunique", "identifiersinasectionsnapshotmustbeunique",
      ], explain: duplicates),
    MessageKind(
      "Attempted to reload item identifier that does not exist in the snapshot: …",
      openings: ["attemptedto", "attemptto"], explain: unknownIdentifier),
    MessageKind(
      "Section identifier was not found. You can verify the section exists by …",
      openings: ["sectionidentifierwasnotfound", "itemidentifierwasnotfound"], explain: notFound),
    MessageKind(
      "There are currently no sections in the data source. Please add a section first.",
      openings: ["therearecurrentlynosectionsinthe"], explain: noSection),
  ]

  private static func duplicates(_ text: inout MessageReader) -> Explanation? {
    let isSection = text.skip("suppliedsection")
    text.skipAll(of: [
      "supplied", "item", "identifiers", "inasectionsnapshot", "arenotunique", "mustbeunique", ".",
      "fatal", ":",
    ])
    let ids = text.optional { text in
      text.find("identifiers:", within: 40) ? text.list() : nil
    }
    let noun = isSection ? "section" : "item"
    let row = isSection ? "section" : "row"
    return Explanation(
      finding: ids.map { "More than one \(row) of the snapshot has the identifier \($0)." }
        ?? "More than one \(row) of the snapshot has the same identifier.",
      violations: [isSection ? "duplicateSectionIdentifier" : "duplicateItemIdentifier"],
      expected: isSection
        ? "an identifier that no other section has"
        : "an identifier that no other row of the whole snapshot has, in whichever section",
      causes: [
        .possible("The data has the same \(noun) twice, such as on two pages that overlap."),
        .possible(
          "Two different \(noun)s are equal: == and hash(into:) leave out what tells them apart."),
        .possible("A second update was appended to a snapshot that had the \(noun) already."),
      ],
      untold: (ids == nil ? ["which identifier it is"] : []) + [
        "where both are: before apply, group the identifiers of every append by themselves, and "
          + "print those that come more than once",
        Untold.tableName,
      ])
  }

  private static func unknownIdentifier(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("attemptedto") || text.skip("attemptto"),
      let verb = text.skip(oneOf: ["reload", "reconfigure", "delete", "move", "insert", "append"])
    else { return nil }
    text.skipAll(of: ["an", "before", "after", "to", "the"])
    guard let noun = text.skip(oneOf: ["item", "section"]), text.skip("identifier") else {
      return nil
    }
    text.skipAll(of: [
      "s", "that", "which", "doesnot", "donot", "doesn't", "exist", "notfound", "in",
    ])
    guard text.skip("thesnapshot") else { return nil }
    let id = text.skip(":") ? text.identifier() : nil
    let what = id.map { "The \(noun) \($0)" } ?? "A \(noun)"
    return Explanation(
      finding:
        "\(what) is to be \(participles[verb] ?? verb), but the snapshot has no such \(noun).",
      violations: [noun == "item" ? "unknownItemIdentifier" : "unknownSectionIdentifier"],
      announced: "\(verb) of \(noun) \(id ?? "identifiers that the message does not name")",
      expected: "\(noun == "item" ? "an item" : "a section") that the snapshot has",
      causes: [
        .possible(
          "The \(noun) went from the snapshot since its identifier was noted. Look it up in the "
            + "snapshot that is changed, such as by indexOf\(noun == "item" ? "Item" : "Section")."),
        .possible(
          "The identifier changed with the content: an old value is not equal to the new one. "
            + "Identify by an id alone."),
      ], untold: (id == nil ? ["which \(noun) it is"] : []) + [Untold.tableName])
  }

  private static let participles = [
    "reload": "reloaded", "reconfigure": "reconfigured", "delete": "deleted", "move": "moved",
    "insert": "inserted", "append": "appended",
  ]

  private static func notFound(_ text: inout MessageReader) -> Explanation? {
    guard let noun = text.skip(oneOf: ["item", "section"]), text.skip("identifierwasnotfound")
    else { return nil }
    return Explanation(
      finding:
        "A change names \(noun == "item" ? "an item" : "a section") that the snapshot lacks.",
      violations: [noun == "item" ? "unknownItemIdentifier" : "unknownSectionIdentifier"],
      expected: "\(noun == "item" ? "an item" : "a section") that the snapshot has",
      causes: [
        .possible("It went from the snapshot since its identifier was noted."),
        .possible("Its identifier changed with the content. Identify by an id alone."),
      ], untold: ["which \(noun) it is", "what was asked of it", Untold.tableName])
  }

  private static func noSection(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("therearecurrentlynosectionsinthe") else { return nil }
    return Explanation(
      finding: "Items were appended before any section.",
      violations: ["noSection"], announced: "items for the last section",
      expected: "a section that they can be put into", found: "no section",
      causes: [
        .possible("appendSections was left out. Call it before appendItems."),
        .possible("A new, empty snapshot was filled in place of the one that has the sections."),
      ], untold: ["which items they are", Untold.tableName])
  }
}

extension MessageReader {
  /// The text between `{(` and `)}`, or the part of it that a line shows.
  fileprivate mutating func list() -> String? {
    guard skip("{(") || skip("(") else { return nil }
    let start = position
    let isWhole = find(")}", within: 1 << 12)
    let end = isWhole ? position - 2 : start + 200
    let words = plain(start..<end).withoutQuotationMarks
    return words.isEmpty ? nil : words.shortened
  }

  /// The rest of a line, such as an identifier, without the quotation mark at the end of a reason.
  fileprivate mutating func identifier() -> String? {
    let words = reasonEnd().withoutQuotationMarks
    return words.isEmpty ? nil : words.shortened
  }

  /// The text up to a quotation mark before a line end, however it is wrapped; without such a mark,
  /// up to the next line end.
  private func reasonEnd() -> String {
    let rest = upcoming(atMost: 300)
    if let end = rest.firstRange(of: "'\n") ?? rest.firstRange(of: "'\t") {
      return rest[..<end.lowerBound].filter { $0 != "\n" }
    }
    if rest.hasSuffix("'") { return rest.filter { $0 != "\n" } }
    return String(rest.prefix { $0 != "\n" && $0 != "\t" })
  }
}

extension String {
  /// The text without quotation marks and backslashes around it, which belong to the log.
  fileprivate var withoutQuotationMarks: String {
    let marks: Set<Character> = ["\"", "'", "\\", " ", "\u{201C}", "\u{201D}"]
    let start = drop { marks.contains($0) }
    return String(start.reversed().drop { marks.contains($0) }.reversed()).visible
  }

  fileprivate var shortened: String { count > 200 ? prefix(200) + "…" : self }
}
