/// A part of a Swift file that a document shows: the lines between `// snippet: name` and `// end`.
struct SnippetRegion: Equatable {
  let name: String
  /// The lines without the indentation that all of them share.
  let lines: [String]
}

extension SnippetRegion {
  /// The regions of a file, in order. One that is not ended reaches to the end of the file, and so equals
  /// nothing that a document would show.
  static func all(in source: String) -> [SnippetRegion] {
    var regions: [SnippetRegion] = []
    var lines = source.numberedLines.map(\.text)[...]
    while let line = lines.popFirst() {
      let words = line.withoutIndentation.split(separator: " ")
      guard words.count == 3, words.starts(with: ["//", "snippet:"]) else { continue }
      let content = lines.prefix { $0.withoutIndentation != "// end" }
      lines = lines.dropFirst(content.count)
      regions.append(SnippetRegion(name: String(words[2]), lines: Array(content).dedented()))
    }
    return regions
  }
}
