/// Lends one element of a span to a closure.
///
/// Generic over elements that cannot be copied, so that this copies none that can either: what a
/// struct of three strings would cost is three retains and three releases for each row.
///
/// - Precondition: `index` is in bounds.
@inlinable @inline(__always)
package func lend<Element: ~Copyable>(
  _ index: Int, of elements: borrowing Span<Element>, to body: (borrowing Element) -> Void
) {
  body(elements[index])
}

extension TableSnapshot {
  /// Lends the model of a row to a closure: in place where it is stored, made for the moment where
  /// it is provided.
  ///
  /// The sections are held for as long as the closure runs, so changing the snapshot from inside of
  /// it copies them first, and leaves the model that was lent as it is.
  ///
  /// - Precondition: The row exists.
  @inlinable @inline(__always)
  package func lend(_ indexPath: TableIndexPath, to body: (borrowing Model) -> Void) {
    guard indexPath.section >= 0, indexPath.section < sections.count else {
      trapSectionOutOfBounds(indexPath.section, count: sections.count)
    }
    TableModels.lend(indexPath.section, of: sections.span) { section in
      guard indexPath.row >= 0, indexPath.row < section.endIndex else {
        trapRowOutOfBounds(indexPath, count: section.endIndex)
      }
      if let provider = section.provider {
        body(provider.model(indexPath.row))
      } else {
        TableModels.lend(indexPath.row, of: section.stored.span, to: body)
      }
    }
  }
}
