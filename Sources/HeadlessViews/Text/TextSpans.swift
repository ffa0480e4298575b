/// The characters of a text as it is drawn, each with the columns that it takes.
///
/// The columns of all spans add up to ``TextMetrics/columns(of:)``.
package struct TextSpans: Sequence {
  /// A character as it is drawn.
  package struct Span: Hashable, Sendable {
    /// One grapheme cluster, without control characters.
    package let character: Character
    /// The number of columns that it takes; 0 if it is drawn over the character before it.
    package let columns: Int
  }

  /// The characters of a text in order.
  package struct Iterator: IteratorProtocol {
    fileprivate var characters: String.Iterator
    fileprivate let metrics: TextMetrics

    package mutating func next() -> Span? {
      guard let character = characters.next() else { return nil }
      return Span(character: character, columns: metrics.columns(of: character))
    }
  }

  /// The text after control characters were replaced.
  package let text: String

  fileprivate let metrics: TextMetrics

  package func makeIterator() -> Iterator {
    Iterator(characters: text.makeIterator(), metrics: metrics)
  }
}

extension TextMetrics {
  /// Returns the characters of `text` as it is drawn, each with the columns that it takes.
  ///
  /// A span of 0 columns (a combining mark at the very start, a word joiner) has no column of its
  /// own.
  ///
  /// - Complexity: O(*n*) to replace control characters, where *n* is the number of bytes; O(1)
  ///   for each step of the iteration.
  package func spans(of text: String) -> TextSpans {
    TextSpans(text: text.visible, metrics: self)
  }
}
