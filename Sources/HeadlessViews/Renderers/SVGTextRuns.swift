/// The parts of a line of text that a picture positions one by one.
///
/// A font is monospaced for the letters that it has. Ideographs, emoji and symbols come from other
/// fonts, in widths of their own, so each of them and the text after them gets its own position. A
/// text with letters from right to left stays whole, because only a whole text can be ordered and
/// joined; it is stretched or squeezed to its columns.
struct SVGTextRuns {
  /// A part of a line.
  struct Run: Hashable {
    var text: String
    /// The columns before it on its line.
    var column: Int
    /// The columns that it takes.
    var columns: Int
    /// True if it is one character, which no spacing could move.
    var isSingle: Bool

    /// True if it has spaces that SVG would drop: at its ends, or beside each other.
    var hasSpacesToKeep: Bool {
      var previous: UInt8 = 0x20
      for byte in text.utf8 {
        if byte == 0x20, previous == 0x20 { return true }
        previous = byte
      }
      return previous == 0x20
    }
  }

  private(set) var runs: [Run] = []
  /// True if the line has letters from right to left.
  let containsRightToLeft: Bool

  /// The parts of a visible line.
  init(_ line: String, metrics: TextMetrics) {
    containsRightToLeft = line.containsRightToLeft
    if containsRightToLeft || line[...].withBytes(\.isASCII) {
      let columns = metrics.columns(of: line)
      runs = [Run(text: line, column: 0, columns: columns, isSingle: columns < 2)]
      return
    }
    metrics.withClusters(of: line[...]) { add($0) }
  }

  private mutating func add(_ clusters: TextClusters) {
    var column = 0
    var joins = false
    for cluster in clusters {
      let columns = cluster.columns
      let text = String(decoding: clusters.bytes[cluster.bytes], as: UTF8.self)
      let isInFont = columns < 2 && text.unicodeScalars.allSatisfy(Self.isInMonospacedFonts)
      if !runs.isEmpty, columns == 0 || (joins && isInFont) {
        runs[runs.count - 1].text += text
        runs[runs.count - 1].columns += columns
        if columns > 0 { runs[runs.count - 1].isSingle = false }
      } else {
        runs.append(Run(text: text, column: column, columns: columns, isSingle: true))
        joins = isInFont
      }
      column += columns
    }
  }

  /// Returns true if every monospaced font has the scalar: Latin, Greek and Cyrillic letters with
  /// marks, and common punctuation.
  private static func isInMonospacedFonts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x530, 0x1E00...0x1EFF, 0x2010...0x203A, 0x20AC: true
    default: false
    }
  }
}
