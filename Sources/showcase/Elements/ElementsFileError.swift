/// The reason why a file of chemical elements cannot be read.
///
/// Lines are counted from 1, comments included, as an editor counts them.
enum ElementsFileError: Error, Equatable {
  /// There is no file at the path.
  case missing(path: String)
  /// The file exists, and the system did not hand it over.
  case unreadable(path: String, reason: String)
  /// The bytes of a line are not UTF-8.
  case notUTF8(line: Int)
  /// The file has only blank lines and comments.
  case empty
  /// The first line that is not a comment does not name the columns.
  case wrongHeader(line: Int, found: String)
  /// The text ends in the middle of a line.
  case truncated(line: Int, found: String)
  /// A line has too few or too many commas.
  case wrongFieldCount(line: Int, count: Int, found: String)
  /// A whole number is outside its column's range.
  case outOfRange(line: Int, column: ElementsFile.Column, found: Int, allowed: ClosedRange<Int>)
  /// A field is not written as its column demands: no number, or an unknown block.
  case malformed(line: Int, column: ElementsFile.Column, found: String)
  /// Two lines have a number, symbol or name in common.
  case duplicate(line: Int, column: ElementsFile.Column, found: String, firstLine: Int)
  /// An atomic number is not the one after that of the line before.
  case outOfOrder(line: Int, found: Int, expected: Int)
  /// The list ends early.
  case incomplete(count: Int)
}

extension ElementsFileError: CustomStringConvertible {
  /// The position of the fault, the value, the limit and the way out, in that order.
  var description: String {
    switch self {
    case .missing(let path):
      "there is no file at \(quoted(path)); build the package again, which copies it there"
    case .unreadable(let path, let reason):
      "the file at \(quoted(path)) cannot be read: \(reason); check that it is a file and its permissions"
    case .notUTF8(let line):
      "line \(line) is not UTF-8; save the file with that encoding"
    case .empty:
      "the file holds no elements; it must start with \(quoted(ElementsFile.header)) "
        + "and list \(ElementsFile.numbers.upperBound) of them"
    case .wrongHeader(let line, let found):
      "line \(line) is \(quoted(found)), and the first line that is not a comment must be "
        + "\(quoted(ElementsFile.header)); add that line above the first element"
    case .truncated(let line, let found):
      "the file breaks off in line \(line), after \(quoted(found)); a line needs "
        + "\(ElementsFile.Column.allCases.count) fields: restore the rest of the file"
    case .wrongFieldCount(let line, let count, let found):
      "line \(line), \(quoted(found)), has \(count) fields and needs "
        + "\(ElementsFile.Column.allCases.count): \(ElementsFile.header); add or remove commas"
    case .outOfRange(let line, let column, let found, let allowed):
      "line \(line): \(column) is \(found) and must be "
        + "\(allowed.lowerBound)…\(allowed.upperBound); correct the \(column)"
    case .malformed(let line, let column, let found):
      "line \(line): \(column) \(quoted(found)) must be \(column.rule); correct the \(column)"
    case .duplicate(let line, let column, let found, let firstLine):
      "line \(line): \(column) \(quoted(found)) already stands in line \(firstLine), "
        + "and each may occur once; remove or correct one of the two"
    case .outOfOrder(let line, let found, let expected):
      "line \(line): number is \(found) and must be \(expected), one more than in the line before; "
        + "sort the lines, and restore any that are missing"
    case .incomplete(let count):
      "the file ends after \(count) of \(ElementsFile.numbers.upperBound) elements; "
        + "restore the lines from number \(count + 1) on"
    }
  }

  /// A value in quotation marks with control characters made visible, cut short if the file is no text at all.
  private func quoted(_ text: String) -> String {
    let limit = 60
    return text.count <= limit ? text.debugDescription : "\(text.prefix(limit))…".debugDescription
  }
}
