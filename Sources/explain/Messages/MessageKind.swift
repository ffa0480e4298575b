/// A kind of message: its openings and its meaning.
struct MessageKind: Sendable {
  /// An example of the message.
  let sentence: String
  /// The possible openings of the message, squeezed.
  let openings: [String]
  /// Reads a message from its opening on; nil if it is of another kind.
  let read: @Sendable (inout MessageReader) -> MessageContent?

  init(
    _ sentence: String, openings: [String],
    read: @escaping @Sendable (inout MessageReader) -> MessageContent?
  ) {
    self.sentence = sentence
    self.openings = openings
    self.read = read
  }

  /// A kind of message about an update.
  init(
    _ sentence: String, openings: [String],
    explain: @escaping @Sendable (inout MessageReader) -> Explanation?
  ) {
    self.init(
      sentence, openings: openings, read: { reader in explain(&reader).map { .update($0) } })
  }

  /// All kinds. Among kinds with the same opening, the most detailed comes first.
  static let all: [MessageKind] =
    counts + [batch] + bounds + moves + conflicts + snapshots + appKit + questions
}

/// The facts that UIKit never tells.
enum Untold {
  static let otherTroubles =
    "whether anything else is wrong: UIKit stops at the first thing it finds"
  static let tableName =
    "which table it is: look for it in the stack, or set a breakpoint on exceptions"
  static let wasReload = "whether it was a deletion or a reload"
}
