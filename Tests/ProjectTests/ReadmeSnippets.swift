import Tables

/// The README's Swift, compiled and run.
///
/// Each block of Swift in the README stands here a second time, between `// snippet: name` and `// end`, and
/// `ReadmeTests` compares the two and what the code prints. A block that declares types stands at the top of
/// the file; one with statements is the body of a function. Both are listed here under their names.
enum ReadmeSnippets {
  /// What to run for each region; for one that only declares, a closure that does nothing.
  static let programs: [String: @Sendable () throws -> Void] = [:]
}

/// What `print` means in this file: the snippet's output is compared with the README's.
private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}
