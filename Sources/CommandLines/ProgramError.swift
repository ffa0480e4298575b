import HeadlessViews

/// An error that ends a program with a message and an exit code of its own.
package protocol ProgramError: Error, CustomStringConvertible {
  /// 1 if the work could not be done, 2 if it could not be understood or begun.
  var exitCode: Int32 { get }
}

extension String {
  /// The text in quotation marks, without anything that could move a cursor or change a colour.
  package var quoted: String { "\"\(visible)\"" }
}
