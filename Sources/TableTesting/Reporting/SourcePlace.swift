/// The place in a test's source that an expectation stands at, where its failure is reported.
///
/// Its texts are literals, because XCTest takes nothing else.
struct SourcePlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  /// The line of the call, counted from 1.
  let line: Int
  /// The column of the call in bytes, counted from 1.
  let column: Int
}

extension SourcePlace: CustomStringConvertible {
  var description: String { "\(filePath):\(line):\(column)" }
}
