/// A reason why a found text was not written down; nothing was changed then.
enum RecordingRefusal: Error, Equatable {
  /// There is no such file, and nothing was to be recorded.
  case missing(String)
  /// A name of a file that would lie outside of its folder, or has no letters.
  case badName(String)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  /// The file is not the one that the test was built from.
  case changed(String, line: Int)
  /// No string literal follows the label.
  case noLiteral(String, line: Int)
  case interpolation(String, line: Int)
  /// Something else was found for the same place before.
  case twice(String)
}

extension RecordingRefusal: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing(let path):
      "there is no file \(path) to compare with. TABLES_RECORD=1 swift test writes it."
    case .badName(let name):
      "a screen's file cannot be named \"\(name)\": a name is one or more words separated by /, "
        + "none of them empty, \".\" or \"..\"."
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)."
    case .changed(let path, let line):
      "\(path) has changed since the test was built, so line \(line) is not the call any more. Run "
        + "the test again."
    case .noLiteral(let path, let line):
      "in \(path) no string literal stands after \"is:\" in the call at line \(line). Write is: \"\" "
        + "there, or change the text where it is made."
    case .interpolation(let path, let line):
      "in \(path) the literal of the call at line \(line) has an interpolation, which recording "
        + "would lose. Change it by hand."
    case .twice(let target):
      "another text was found for \(target) before in the same run, as in a loop. Give each text a "
        + "literal or a file of its own."
    }
  }
}
