import Tables

extension MessageKind {
  /// The messages of AppKit, where a table has no sections and every step is applied at once.
  static let appKit = [
    MessageKind(
      "NSOutlineView error inserting child indexes … indexes: (8)] in parent … (which has 0 children).",
      openings: ["nsoutlineviewerror"], explain: outline),
    MessageKind(
      "NSTableView error inserting/removing/moving row 7 (numberOfRows: 4).",
      openings: ["nstableviewerror"], explain: table),
  ]

  private static let stepByStep =
    "AppKit applies steps one after the other: each counts with what the steps before it left."

  private static func outline(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("nsoutlineviewerror"),
      let verb = text.skip(oneOf: ["inserting", "removing", "moving"]), text.skip("childindex")
    else { return nil }
    let isInsertion = verb == "inserting"
    let participle = isInsertion ? "inserted into" : verb == "moving" ? "moved in" : "removed from"
    let indexes = text.optional { $0.find("indexes:(") ? $0.indexes() : nil }
    let children = text.optional { text -> Int? in
      guard text.find("whichhas", within: 200), let count = text.count(), text.skip("child") else {
        return nil
      }
      return count
    }
    let what = indexes.map { "Child \($0.words) is" } ?? "A child is"
    return Explanation(
      finding: "\(what) \(participle) a parent with "
        + (children.map(countedChildren) ?? "fewer children") + ".",
      violations: [
        isInsertion
          ? "insertOutOfBounds" : verb == "moving" ? "moveOutOfBounds" : "deleteOutOfBounds"
      ],
      announced: indexes.map { "\(verb) at \($0.words)" } ?? verb,
      expected: children.map { limit($0, inserted: isInsertion ? indexes?.count : 0) },
      found: children.map(countedChildren), implied: [stepByStep],
      causes: .possible(.modelNotChanged, .stalePlace, .neverLoaded),
      untold: (indexes == nil || children == nil ? ["the numbers: the message is cut off"] : [])
        + ["which parent it is: an item of nil, 0x0, is the root", Untold.tableName])
  }

  private static func countedChildren(_ count: Int) -> String {
    count == 1 ? "1 child" : "\(count) children"
  }

  /// The existing indexes, with the new ones counted.
  private static func limit(_ children: Int, inserted: Int?) -> String {
    guard let inserted else { return "an index up to the number of children" }
    return children + inserted == 0
      ? "no index: there is nothing to name" : "an index below \(children + inserted)"
  }

  private static func table(_ text: inout MessageReader) -> Explanation? {
    guard text.skip("nstableviewerror") else { return nil }
    text.skipAll(of: ["inserting", "removing", "moving", "/"])
    guard text.skip("row"), let row = text.number() else { return nil }
    let rows = text.optional { $0.find("numberofrows:", within: 20) ? $0.count() : nil }
    return Explanation(
      finding: "Row \(row) is inserted, removed or moved in a table "
        + (rows.map { "of \(counted($0, "row"))." } ?? "that has fewer rows."),
      violations: ["rowOutOfBounds"], announced: "a change of row \(row)",
      found: rows.map { counted($0, "row") }, implied: [stepByStep],
      causes: .possible(.stalePlace, .announcedTwice, .modelNotChanged),
      untold: [
        "which of the three it was", "which table it is: look for it in the stack",
      ] + (rows == nil ? ["how many rows there are: the message is cut off"] : []))
  }
}

extension MessageReader {
  /// The indexes of an `NSIndexSet` up to the parenthesis, such as `1 3-5`, with their number.
  fileprivate mutating func indexes() -> (words: String, count: Int)? {
    let start = position
    guard find(")", within: 400) else { return nil }
    let words = plain(start..<position - 1)
    let ranges = words.split(separator: " ").map { $0.split(separator: "-").map { Int($0) } }
    let counts = ranges.map { range -> Int? in
      guard let first = range.first ?? nil, let last = range.last ?? nil, first <= last else {
        return nil
      }
      let (count, isTooLarge) = (last - first).addingReportingOverflow(1)
      return isTooLarge || count > 1_000_000_000 ? nil : count
    }
    guard !counts.isEmpty, !counts.contains(nil) else { return nil }
    return (words, counts.reduce(0) { $0 + ($1 ?? 0) })
  }
}
