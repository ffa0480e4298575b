/// A part of a Swift file that a document shows.
///
/// It is between `// snippet: name` and `// end`, or in the gallery's sources between
/// `// excerpt: name` and `// end of excerpt`.
struct SnippetRegion: Equatable {
  let name: String
  /// The lines without the indentation that all of them share.
  let lines: [String]
}

extension SnippetRegion {
  /// The regions of a file, in order. One that is not ended reaches to the end of the file, and so equals
  /// nothing that a document would show.
  static func all(in source: String) -> [SnippetRegion] {
    all(in: source, from: "// snippet: ", to: "// end")
  }

  /// The pieces of a file that the gallery shows, in order.
  static func excerpts(in source: String) -> [SnippetRegion] {
    all(in: source, from: "// excerpt: ", to: "// end of excerpt")
  }

  private static func all(in source: String, from start: String, to end: String) -> [SnippetRegion]
  {
    var regions: [SnippetRegion] = []
    var lines = source.numberedLines.map(\.text)[...]
    while let line = lines.popFirst()?.withoutIndentation {
      guard line.hasPrefix(start), line.count > start.count else { continue }
      let content = lines.prefix { $0.withoutIndentation != end }
      lines = lines.dropFirst(content.count)
      let name = String(line.dropFirst(start.count))
      regions.append(SnippetRegion(name: name, lines: Array(content).dedented()))
    }
    return regions
  }
}
