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
    let ellipsis = GlyphSet.unicode.ellipsis(toColumns: limit)
    return line(of: Substring(text.visible), toColumns: limit, ellipsis: ellipsis)
      .string(ellipsis: ellipsis)
  }

  /// The beginning of a visible text that fits on one line.
  ///
  /// - Parameters:
  ///   - shown: A text without control characters.
  ///   - limit: The columns of the line.
  ///   - ellipsis: What stands for the rest.
  ///   - isContinued: Whether more text follows that is not in `shown`, so that the line ends in the
  ///     ellipsis even where all of it fits.
  /// - Complexity: O(*n*), where *n* is the number of bytes; only as much as fits is taken apart
  ///   into characters.
  func line(
    of shown: Substring, toColumns limit: Int, ellipsis: String, isContinued: Bool = false
  ) -> TextLine {
    guard limit > 0 else { return .empty }
    if shown.utf8.isASCII {
      let count = shown.utf8.count
      if count <= limit, !isContinued { return TextLine(text: shown, columns: count) }
      let room = limit - columns(of: ellipsis)
      return cut(shown, toBytes: min(count, room), columns: min(count, room), ellipsis, limit)
    }
    let room = limit - columns(of: ellipsis)
    var used = 0
    var kept = (bytes: 0, columns: 0)
    var bytes = 0
    for character in shown {
      used += columns(of: character)
      if used > limit { return cut(shown, toBytes: kept.bytes, columns: kept.columns, ellipsis, limit) }
      bytes += character.utf8.count
      if used <= room { kept = (bytes, used) }
    }
    if isContinued { return cut(shown, toBytes: kept.bytes, columns: kept.columns, ellipsis, limit) }
    return TextLine(text: shown, columns: used)
  }

  /// The first `bytes` bytes of a text, which take `columns` columns, and the ellipsis; nothing
  /// where not even that fits.
  private func cut(
    _ text: Substring, toBytes bytes: Int, columns: Int, _ ellipsis: String, _ limit: Int
  ) -> TextLine {
    let ellipsisColumns = self.columns(of: ellipsis)
    guard ellipsisColumns <= limit else { return .empty }
    let end = text.utf8.index(text.startIndex, offsetBy: bytes)
    return TextLine(
      text: text[..<end], columns: columns + ellipsisColumns, endsInEllipsis: true)
  }
}
