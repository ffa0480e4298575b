/// The measure of text: the number of terminal columns that it takes.
///
/// A terminal draws text in a grid of columns. Neither bytes nor characters say how many of them a
/// text fills: `é` may be two scalars in one column, `漢` is one scalar in two, and a family emoji
/// is seven scalars in two. All code here that aligns or draws text asks a value of this type, so
/// borders fit the text.
///
/// ```swift
/// let metrics = TextMetrics()
/// metrics.columns(of: "日本語")  // 6
/// metrics.columns(of: "👩‍👩‍👦‍👦abc")  // 5
/// metrics.truncating("日本語", toColumns: 5)  // "日本…"
/// ```
///
/// Text is always measured as it is drawn, which is never raw: a character that could move the
/// cursor or reorder the line counts as its visible substitute, such as `␛` for ESC.
public struct TextMetrics: Hashable, Sendable {
  /// The width of characters that depends on the context, such as `│`, `…` and `α`: class A of
  /// Unicode Standard Annex #11.
  public enum AmbiguousWidth: Hashable, Sendable {
    /// One column, as in most terminals.
    case narrow
    /// Two columns, as in terminals set up for East Asian fonts.
    case wide
  }

  /// The width of an ambiguous character.
  public var ambiguousWidth: AmbiguousWidth

  /// Creates metrics for a terminal, by default for one that draws ambiguous characters narrow.
  public init(ambiguousWidth: AmbiguousWidth = .narrow) {
    self.ambiguousWidth = ambiguousWidth
  }
}

extension TextMetrics {
  /// The number of terminal columns that `text` takes on one line.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes; ASCII is only scanned.
  public func columns(of text: String) -> Int { columns(of: text[...]) }

  func columns(of text: Substring) -> Int {
    // Every ASCII character takes one column, a control character as its picture.
    let simple = text.withBytes { $0.isASCII ? $0.count : columns(ifSimple: $0) }
    if let simple { return simple }
    var total = 0
    for scalar in text.unicodeScalars {
      // Until then a sum over scalars is the sum over characters, and much cheaper.
      if scalar.changesNeighbors {
        return withClusters(of: text) { $0.reduce(0) { $0 + $1.columns } }
      }
      total += columns(of: scalar)
    }
    return total
  }

  /// The number of terminal columns of `character`: 0 for a lone combining mark, mostly 1 or 2,
  /// more where letters stand side by side in it.
  ///
  /// The Devanagari conjunct `क्न` takes 2.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars in the character.
  public func columns(of character: Character) -> Int {
    if character.utf8.count == 1 { return 1 }
    return columns(of: character.unicodeScalars)
  }

  /// The number of terminal columns of the scalars of one character.
  func columns(of scalars: some BidirectionalCollection<Unicode.Scalar>) -> Int {
    let first = scalars[scalars.startIndex]
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return columns(of: first) }
    var cluster = ClusterColumns()
    for scalar in scalars {
      cluster.append(scalar, columns: columns(of: scalar))
    }
    return cluster.total
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// True if no byte has its high bit set. Reads all bytes, which the compiler can do in vectors.
  var isASCII: Bool { reduce(0, |) < 0x80 }
}
