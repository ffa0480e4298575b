/// The number of changed lines of code in a piece of source.
struct ChangedLines: Equatable {
  let removed: Int
  let added: Int

  init(from old: SourceExcerpt, to new: SourceExcerpt) {
    let changes = new.lines.filter(Self.isCode).difference(from: old.lines.filter(Self.isCode))
    removed = changes.removals.count
    added = changes.insertions.count
  }

  private static func isCode(_ line: String) -> Bool {
    !line.allSatisfy(\.isWhitespace)
  }
}

extension ChangedLines: CustomStringConvertible {
  var description: String { "\(removed) removed, \(added) added" }
}
