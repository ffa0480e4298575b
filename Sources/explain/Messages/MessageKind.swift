/// A kind of message: how it begins, and what it says.
struct MessageKind: Sendable {
  /// What it says, as one message of the kind does.
  let sentence: String
  /// How it begins, squeezed: one of these.
  let openings: [String]
  /// Reads a message from its opening on; nil where it is of another kind.
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

  /// All kinds. Of those that begin alike, the one that says most comes first.
  static let all: [MessageKind] =
    counts + [batch] + bounds + moves + conflicts + snapshots + appKit + questions
}

/// What UIKit never tells.
enum Untold {
  static let otherTroubles =
    "whether anything else is wrong: UIKit stops at the first thing it finds"
  static let tableName =
    "which table it is: look for it in the stack, or set a breakpoint on exceptions"
  static let wasReload = "whether it was a deletion or a reload"
}
