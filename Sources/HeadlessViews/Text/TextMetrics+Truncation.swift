extension TextMetrics {
  /// The longest beginning of `text`, as it is shown, that fits into `limit` columns; it ends in
  /// `…` when something was cut.
  ///
  /// A wide character is never halved, so the result may be a column short of the limit:
  ///
  /// ```swift
  /// TextMetrics().truncating("ＡＢＣＤ", toColumns: 6)  // "ＡＢ…"
  /// ```
  ///
  /// - Parameters:
  ///   - text: Any text. Control characters come out as what stands for them.
  ///   - limit: The number of terminal columns to fill at most. The result is empty when the text
  ///     is too long and not even `…` fits, as is always so for a limit below 1.
  /// - Complexity: O(*n*), where *n* is the number of bytes in the text; only as much as fits is
  ///   taken apart into characters.
  public func truncating(_ text: String, toColumns limit: Int) -> String {
    guard limit > 0 else { return "" }
    let spans = spans(of: text)
    let shown = spans.text
    // No character has fewer bytes than columns.
    if shown.utf8.count <= limit { return shown }

    let limitBeforeEllipsis = limit - columns(of: Self.ellipsis)
    if limitBeforeEllipsis < 0, columns(of: shown) > limit { return "" }
    if shown.utf8.isASCII { return cut(shown, toBytes: limitBeforeEllipsis) }
    var used = 0
    var bytesKept = 0
    for span in spans {
      used += span.columns
      if used <= limitBeforeEllipsis { bytesKept += span.character.utf8.count }
      if used > limit { return cut(shown, toBytes: bytesKept) }
    }
    return shown
  }

  /// The first `count` bytes of `text` and `…`.
  private func cut(_ text: String, toBytes count: Int) -> String {
    let end = text.utf8.index(text.startIndex, offsetBy: count)
    return text[..<end] + String(Self.ellipsis)
  }

  private static let ellipsis: Character = "…"
}
