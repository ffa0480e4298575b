import TableModels

/// The place of a header, a row or a footer among all of them, in the order in which they are shown.
struct ContentPosition: Hashable, Comparable, Sendable {
  let section: Int
  /// -1 for the header, then the rows, then the footer.
  let item: Int

  /// What stands at a place.
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

  /// What comes behind this place and in front of every other one that does.
  var behind: ContentPosition { ContentPosition(section: section, item: item + 1) }

  /// The index path of a row; makes no sense for a header or a footer.
  var indexPath: TableIndexPath { TableIndexPath(section: section, row: item) }
}
