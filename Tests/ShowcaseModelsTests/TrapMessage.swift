import Testing

extension ExitTest.Result? {
  /// What a process that trapped said: the rest of the line after "Fatal error: ".
  var trapMessage: String? {
    guard let result = self else { return nil }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    guard let start = said.firstRange(of: "Fatal error: ")?.upperBound else { return nil }
    return String(said[start...].prefix { $0 != "\n" })
  }
}
