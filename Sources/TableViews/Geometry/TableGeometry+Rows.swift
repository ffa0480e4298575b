// The neighbours of a position among the rows that have a height. Sections without any are skipped
// by their heights alone.

extension TableGeometry {
  /// The first row that has a height; nil for none.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  var firstRow: ContentPosition? { firstRow(fromSection: 0) }

  /// The last row that has a height; nil for none.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  var lastRow: ContentPosition? { lastRow(toSection: sections.count - 1) }

  /// The next row that has a height; nil at the end.
  ///
  /// - Complexity: O(1) to the next row of the section, otherwise O(log *n*) in the number of its rows
  ///   and O(*s*) in that of sections without rows that follow.
  func row(after position: ContentPosition) -> ContentPosition? {
    guard let next = self.position(after: position) else { return nil }
    if part(at: next) == .row { return next }
    // A header comes before the rows of its section, a footer after them.
    return firstRow(fromSection: next.section + (part(at: next) == .header ? 0 : 1))
  }

  /// The last row with a height before a position; nil at the beginning.
  ///
  /// - Complexity: As ``row(after:)``.
  func row(before position: ContentPosition) -> ContentPosition? {
    guard let previous = self.position(before: position) else { return nil }
    if part(at: previous) == .row { return previous }
    return lastRow(toSection: previous.section - (part(at: previous) == .header ? 1 : 0))
  }

  /// The first row with a height of a section or of those below it; nil for none.
  func firstRow(fromSection number: Int) -> ContentPosition? {
    for number in max(0, number)..<max(0, number, sections.count) {
      if let row = sections[number].rows.row(at: .zero) {
        return ContentPosition(section: number, item: row)
      }
    }
    return nil
  }

  /// The last row with a height of a section or of those above it; nil for none.
  func lastRow(toSection number: Int) -> ContentPosition? {
    for number in (0..<max(0, number + 1)).reversed() {
      let rows = sections[number].rows
      if let row = rows.row(at: rows.height - .one) {
        return ContentPosition(section: number, item: row)
      }
    }
    return nil
  }
}
