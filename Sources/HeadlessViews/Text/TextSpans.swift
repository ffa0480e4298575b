/// Text as shown, character by character, each with the columns it takes.
///
/// This is the one way to draw text in a grid: the columns of all spans add up to
/// ``TextMetrics/columns(of:)``.
package struct TextSpans: Sequence {
  /// A character as it is shown.
  package struct Span: Hashable, Sendable {
    /// One grapheme cluster, without control characters.
    package let character: Character
    /// How many columns it takes; 0 when it is to be drawn over what comes before it.
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
  /// The characters of `text` as it is shown, each with the columns it takes.
  ///
  /// A span of 0 columns (a combining mark at the very start, a word joiner) has no place of its
  /// own in a grid.
  ///
  /// - Complexity: O(*n*) to replace control characters, where *n* is the number of bytes; O(1)
  ///   for each step of the iteration.
  package func spans(of text: String) -> TextSpans {
    TextSpans(text: text.visible, metrics: self)
  }
}
