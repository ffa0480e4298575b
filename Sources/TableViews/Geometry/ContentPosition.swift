import TableModels

/// The position of a header, a row or a footer among all of them, in the order in which they are
/// shown.
struct ContentPosition: Hashable, Comparable, Sendable {
  let section: Int
  /// The number in the section: -1 for the header, then the rows, then the footer.
  let item: Int

  /// The kind of thing at a position.
  enum Part: Hashable, Sendable {
    case header, row, footer
  }

  static func < (left: ContentPosition, right: ContentPosition) -> Bool {
    left.section != right.section ? left.section < right.section : left.item < right.item
  }

  static func header(ofSection section: Int) -> ContentPosition {
    ContentPosition(section: section, item: -1)
  }

  static func footer(ofSection section: Int, in geometry: TableGeometry) -> ContentPosition {
    ContentPosition(section: section, item: geometry.sections[section].rows.count)
  }

  static func row(_ indexPath: TableIndexPath) -> ContentPosition {
    ContentPosition(section: indexPath.section, item: indexPath.row)
  }

  /// The position directly behind this one.
  var behind: ContentPosition { ContentPosition(section: section, item: item + 1) }

  /// The index path of a row; meaningless for a header or a footer.
  var indexPath: TableIndexPath { TableIndexPath(section: section, row: item) }
}
