import Tables

extension MessageReader {
  /// Skips "row", or "item" as a collection view says.
  mutating func skipRow() -> Bool { skip(oneOf: ["row", "item"]) != nil }

  /// Reads an index path in any notation.
  ///
  /// The notations are `<NSIndexPath: 0x0> {length = 2, path = 0 - 1}`,
  /// `<NSIndexPath 0x0> 2 indexes [0, 1]` and `[0, 1]`.
  ///
  /// - Parameter isNamed: True if the words "index path" came before, so that braces alone are an
  ///   index path.
  mutating func path(isNamed: Bool = false) -> TableIndexPath? {
    optional { reader in
      let isOpen = reader.skip("(")
      _ = reader.skip("<")
      _ = reader.skip("ns")
      let isNamed = reader.skip("indexpath") || isNamed || isOpen
      _ = reader.skip(":")
      if reader.skip("0x") { reader.skipAll(of: hexadecimalDigits) }
      _ = reader.skip(">")
      let isList = reader.skip("2indexes[") || reader.skip("[")
      guard isList || isNamed && reader.skip("{length=2,path="), let section = reader.number(),
        reader.skip(isList ? "," : "-"), let row = reader.number(), reader.skip(isList ? "]" : "}")
      else { return nil }
      _ = reader.skip(">")
      _ = reader.skip(")")
      return TableIndexPath(section: section, row: row)
    }
  }

  /// An index path behind words such as "row at index path".
  mutating func describedPath() -> TableIndexPath? {
    optional { reader in
      if let path = reader.path() { return path }
      reader.skipAll(of: ["row", "item", "at", "indexpath", ":"])
      return reader.path(isNamed: true)
    }
  }

  /// The number in "which only contains 0 rows" or "but there are only 2 sections".
  mutating func limit() -> Limit? {
    optional { reader in
      reader.skipAll(of: [",", "-", "which", "but", "and", "when", "because"])
      guard reader.skip("thereareonly") || reader.skip("onlycontains"),
        let count = reader.number(), let noun = reader.skip(oneOf: ["row", "item", "section"])
      else { return nil }
      return Limit(count: count, ofSections: noun == "section")
    }
  }
}

private let hexadecimalDigits = "0123456789abcdef".map(String.init)

/// The number of rows or sections, according to a message.
struct Limit {
  let count: Int
  let ofSections: Bool

  /// In words, for rows of a section.
  func words(section: Int, _ state: String) -> String {
    ofSections
      ? "\(counted(count, "section")) \(state) the update"
      : "\(counted(count, "row")) in section \(section) \(state) the update"
  }
}

/// A number and a noun: "1 row", "2 rows".
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
