/// A log with everything removed that a log may add: what is left of a message is the same, however
/// it was printed, wrapped, quoted or escaped.
///
/// Small letters without white space, so that a line break in the middle of a word is no break;
/// index paths are written `@section-row@`, whichever of their notations the log uses.
struct SqueezedText {
  let text: String

  init(_ log: String) {
    let lines = log.replacing(/\\[nrt]/, with: "\n").split(whereSeparator: \.isNewline)
    var text = lines.map(Self.withoutPrefix).joined().lowercased()
    text.replace("&lt;", with: "<")
    text.replace("&gt;", with: ">")
    text.replace("&quot;", with: "\"")
    text.replace(/[–—−]/, with: "-")
    text.removeAll { $0.isWhitespace || "\\*`\"'“”‘’".contains($0) }
    text.replace(
      /<?(?:ns)?indexpath(?::0x[0-9a-f]*)?>?\{length=\d+,path=(?<section>\d+)-(?<row>\d+)\}/
    ) { "@\($0.section)-\($0.row)@" }
    text.replace(/<?nsindexpath(?::0x[0-9a-f]*)?>?2indexes\[(?<section>\d+),(?<row>\d+)\]>?/) {
      "@\($0.section)-\($0.row)@"
    }
    self.text = text
  }

  /// A line without what loggers and mails put in front of each: quotation marks, comment signs, a
  /// time, a process.
  private static func withoutPrefix(_ line: Substring) -> Substring {
    var line = line.trimmingPrefix(/[\s>|#]+|\/\/+\s*/)
    line = line.trimmingPrefix(
      /\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.,\d]*(?:Z|[+-]\d{2}:?\d{2})?\]?/)
    line = line.trimmingPrefix(/[A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d(?: \S+)?/)
    line = line.trimmingPrefix(
      /\s*(?:(?:<\w+>|\S+\[\d{2,}(?::[0-9a-fx]+)?\]|\[[A-Za-z]\w*\]):?\s*)*/)
    return line
  }
}
