public import Testing

/// The mistakes of callers, by the messages of their traps.
public typealias Mistakes = [String: @Sendable () throws -> Void]

extension ExitTest.Result? {
  /// The text of a trap, without the place in the code; nil where there was none.
  ///
  /// The exit test must observe `\.standardErrorContent`.
  public var trapMessage: String? {
    guard let result = self else { return nil }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    guard let start = said.firstRange(of: "Fatal error: ")?.upperBound else { return nil }
    return String(said[start...].prefix { $0 != "\n" })
  }
}
