import ShowcaseModels

extension ElementsFile {
  /// A line that is neither a comment nor blank.
  struct Line {
    /// The number of the line, from 1.
    let number: Int
    let text: String
    /// True if a line feed follows; the last line of a file that was cut off has none.
    let isTerminated: Bool
  }
}

extension ElementsFile.Line {
  /// The element that the line describes.
  ///
  /// - Throws: The first fault, from the left.
  func element() throws(ElementsFileError) -> ChemicalElement {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let count = ElementsFile.Column.allCases.count
    if !isTerminated, fields.count < count || fields.last == "" {
      throw .truncated(line: number, found: text)
    }
    guard fields.count == count else {
      throw .wrongFieldCount(line: number, count: fields.count, found: text)
    }
    return ChemicalElement(
      number: try wholeNumber(fields[0], in: .number, range: ElementsFile.numbers),
      symbol: try word(fields[1], in: .symbol, length: 1...2),
      name: try word(fields[2], in: .name, length: 3...Int.max),
      mass: try mass(fields[3]),
      period: try wholeNumber(fields[4], in: .period, range: ElementsFile.periods),
      block: try block(fields[5]))
  }

  private func wholeNumber(
    _ field: String, in column: ElementsFile.Column, range: ClosedRange<Int>
  ) throws(ElementsFileError) -> Int {
    // The round trip refuses "+1" and "01", which `Int` would accept.
    guard let value = Int(field), String(value) == field else {
      throw .malformed(line: number, column: column, found: field)
    }
    guard range.contains(value) else {
      throw .outOfRange(line: number, column: column, found: value, allowed: range)
    }
    return value
  }

  private func word(
    _ field: String, in column: ElementsFile.Column, length: ClosedRange<Int>
  ) throws(ElementsFileError) -> String {
    let isWord =
      length.contains(field.utf8.count)
      && field.utf8.first.map(Self.isCapital) == true
      && field.utf8.dropFirst().allSatisfy(Self.isSmallLetter)
    guard isWord else { throw .malformed(line: number, column: column, found: field) }
    return field
  }

  private func mass(_ field: String) throws(ElementsFileError) -> ChemicalElement.Mass {
    if field.hasPrefix("["), field.hasSuffix("]"),
      let massNumber = Int(field.dropFirst().dropLast()), field == "[\(massNumber)]", massNumber > 0
    {
      return .longestLivedIsotope(massNumber)
    }
    let parts = field.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isDecimal =
      parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(Self.isDigit) }
    guard isDecimal else { throw .malformed(line: number, column: .mass, found: field) }
    return .standardWeight(field)
  }

  private func block(_ field: String) throws(ElementsFileError) -> ChemicalElement.Block {
    guard let block = ChemicalElement.Block(rawValue: field) else {
      throw .malformed(line: number, column: .block, found: field)
    }
    return block
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
