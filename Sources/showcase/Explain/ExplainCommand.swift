import Tables

/// Explains a message of UIKit about an invalid update, or nil where the text holds none.
///
/// The text may be a whole log: line breaks, prefixes, quotation marks and what follows the message
/// do not matter, and a message that is cut off is explained as far as it goes.
func explain(_ text: String) -> Explanation? {
  let squeezed = SqueezedText(text).text
  // A log may be long; the message starts here, and stacks and other logs follow.
  let opening =
    /invalid(?:number|batch|index)|attemptto(?:to)?(?:delete|insert|move|perform)|cannotmove/
  guard let start = squeezed.firstRange(of: opening) else { return nil }
  let message = String(squeezed[start.lowerBound...].prefix(1 << 16))
  for pattern in MessagePatterns.all {
    if let explanation = pattern(message) { return explanation }
  }
  return nil
}

/// The command `showcase explain`: explains its arguments, or standard input where there are none.
///
/// - Parameters:
///   - arguments: The words after `explain`.
///   - standardInput: Reads standard input to its end; called only where it is needed.
/// - Returns: What to print, and the exit code: 0, or 1 where there is nothing to explain.
func explain(
  arguments: [String], standardInput: () -> String
) -> (output: String, exitCode: Int32) {
  let isPiped = arguments.isEmpty || arguments == ["-"]
  let text = isPiped ? standardInput() : arguments.joined(separator: " ")
  guard let explanation = explain(text) else {
    return (
      """
      not an update message
      Give the message of the crash, such as "Invalid update: invalid number of rows in section 0. …",
      as an argument or on standard input.
      """, 1
    )
  }
  return (explanation.description, 0)
}
