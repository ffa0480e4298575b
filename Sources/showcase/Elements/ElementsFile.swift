import Foundation
import ShowcaseModels

/// A list of the chemical elements as comma-separated text.
///
///     # Comments start with a number sign.
///     number,symbol,name,mass,period,block
///     1,H,Hydrogen,1.0080,1,s
///     …
///
/// The list is complete and in order, so that a table drawn from it can be checked by eye. Each
/// fault of a file is reported with its line, and only comments and blank lines are skipped. A byte
/// order mark and the line endings of Windows are accepted; spaces around a field are not.
enum ElementsFile {
  static let header = Column.allCases.map(\.description).joined(separator: ",")
  /// The atomic numbers of the elements that have a name.
  static let numbers = 1...118
  static let periods = 1...7
}

extension ElementsFile {
  /// Reads the list that comes with the executable.
  ///
  /// - Throws: The fault of the file or its path.
  static func load() throws(ElementsFileError) -> [ChemicalElement] {
    try load(at: Bundle.module.bundleURL.appendingPathComponent("elements.csv"))
  }

  /// Reads a list from a file.
  ///
  /// - Throws: The fault of the file or its path.
  static func load(at file: URL) throws(ElementsFileError) -> [ChemicalElement] {
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw .missing(path: file.path)
    }
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw .unreadable(path: file.path, reason: error.localizedDescription)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw .notUTF8(line: firstLineThatIsNotUTF8(in: data))
    }
    return try parse(text)
  }

  /// Reads a list from text.
  ///
  /// - Throws: The first fault, from the top.
  static func parse(_ text: String) throws(ElementsFileError) -> [ChemicalElement] {
    var lines = contentLines(of: text)[...]
    guard let first = lines.popFirst() else { throw .empty }
    guard first.text == header else {
      throw .wrongHeader(line: first.number, found: first.text)
    }
    guard !lines.isEmpty else { throw .empty }

    var seen = SeenValues()
    var elements: [ChemicalElement] = []
    for line in lines {
      let element = try line.element()
      try seen.insert(element, line: line.number)
      let expected = elements.count + 1
      guard element.number == expected else {
        throw .outOfOrder(line: line.number, found: element.number, expected: expected)
      }
      elements.append(element)
    }
    guard elements.count == numbers.count else { throw .incomplete(count: elements.count) }
    return elements
  }

  /// The lines with content. Split by scalars, because a `Character` contains a whole `"\r\n"`.
  private static func contentLines(of text: String) -> [Line] {
    let byteOrderMark: Unicode.Scalar = "\u{FEFF}"
    var scalars = text.unicodeScalars[...]
    if scalars.first == byteOrderMark { scalars.removeFirst() }

    let parts = scalars.split(separator: "\n", omittingEmptySubsequences: false)
    return parts.enumerated().compactMap { index, part in
      let content = part.last == "\r" ? part.dropLast() : part
      guard let start = content.first, start != "#" else { return nil }
      return Line(
        number: index + 1, text: String(content), isTerminated: index + 1 < parts.count)
    }
  }

  /// The number of the first line that is not UTF-8. Lines can be tried one by one, because no
  /// longer sequence contains a line feed.
  private static func firstLineThatIsNotUTF8(in data: Data) -> Int {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(data: $0, encoding: .utf8) == nil }
    return (index ?? lines.endIndex - 1) + 1
  }
}

/// The line that first had a value, for the columns in which none may occur twice.
private struct SeenValues {
  private var lines: [ElementsFile.Column: [String: Int]] = [:]

  mutating func insert(_ element: ChemicalElement, line: Int) throws(ElementsFileError) {
    try insert(String(element.number), column: .number, line: line)
    try insert(element.symbol, column: .symbol, line: line)
    try insert(element.name, column: .name, line: line)
  }

  private mutating func insert(
    _ value: String, column: ElementsFile.Column, line: Int
  ) throws(ElementsFileError) {
    if let firstLine = lines[column]?[value] {
      throw .duplicate(line: line, column: column, found: value, firstLine: firstLine)
    }
    lines[column, default: [:]][value] = line
  }
}
