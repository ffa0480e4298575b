extension TextMetrics {
  /// The longest beginning of `text`, as drawn, that fits into `limit` columns; it ends in `…` if
  /// something was cut.
  ///
  /// A wide character is never halved, so the result may be a column short of the limit:
  ///
  /// ```swift
  /// TextMetrics().truncating("ＡＢＣＤ", toColumns: 6)  // "ＡＢ…"
  /// ```
  ///
  /// - Parameters:
  ///   - text: Any text. Control characters come out as their substitutes.
  ///   - limit: The most terminal columns to fill. The result is empty if the text is too long and
  ///     not even `…` fits, as for every limit below 1.
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
  ///   - ellipsis: The sign for the rest.
  ///   - isContinued: True if more text follows that is not in `shown`, so that the line ends in
  ///     the ellipsis even if all of it fits.
  /// - Complexity: O(*n*), where *n* is the number of bytes; only as much as fits is taken apart
  ///   into characters.
  func line(
    of shown: Substring, toColumns limit: Int, ellipsis: String, isContinued: Bool = false
  ) -> TextLine {
    guard limit > 0 else { return .empty }
    let (isASCII, simple) = shown.withBytes { bytes in
      bytes.isASCII ? (true, bytes.count) : (false, columns(ifSimple: bytes))
    }
    if let simple, simple <= limit, !isContinued { return TextLine(text: shown, columns: simple) }
    let ellipsisColumns = columns(of: ellipsis)
    let room = limit - ellipsisColumns
    var used = 0
    var kept = (bytes: 0, columns: 0)
    if isASCII {
      used = shown.utf8.count
      kept = (min(used, room), min(used, room))
    } else {
      withClusters(of: shown) { clusters in
        for cluster in clusters {
          used += cluster.columns
          if used > limit { break }
          if used <= room { kept = (cluster.bytes.upperBound, used) }
        }
      }
    }
    if used <= limit, !isContinued { return TextLine(text: shown, columns: used) }
    guard room >= 0 else { return .empty }
    let end = shown.utf8.index(shown.startIndex, offsetBy: kept.bytes)
    return TextLine(
      text: shown[..<end], columns: kept.columns + ellipsisColumns, endsInEllipsis: true)
  }
}
