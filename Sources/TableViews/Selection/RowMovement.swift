import TableModels

/// A movement of the focus from one row to another.
///
/// Rows of height 0, headers, footers and sections without rows are skipped. A movement that would
/// leave the table leaves the focus where it is. Without a focus, every movement but `first` and
/// `last` leads to the first visible row.
public enum RowMovement: Hashable, Sendable, CaseIterable {
  /// To the row above.
  case up
  /// To the row below.
  case down
  /// As far up as fits into the viewport together with the row, and one row at least.
  case pageUp
  /// As far down as fits into the viewport together with the row, and one row at least.
  case pageDown
  /// To the first row of the table.
  case first
  /// To the last row of the table.
  case last
  /// To the first row of the section below.
  case nextSection
  /// To the first row of the section above.
  case previousSection
}
