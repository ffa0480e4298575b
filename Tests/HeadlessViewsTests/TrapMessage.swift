import Testing

extension ExitTest.Result? {
  /// What a trap said, without the place in the code; nil where there was none. The exit test must
  /// observe `\.standardErrorContent`.
  var trapMessage: String? {
    guard let self else { return nil }
    let output = String(decoding: self.standardErrorContent, as: UTF8.self)
    let line = output.split(separator: "\n").first { $0.contains("Fatal error: ") }
    return line?.split(separator: "Fatal error: ", maxSplits: 1).last.map(String.init)
  }
}
