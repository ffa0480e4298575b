/// Lends one element of a span to a closure.
///
/// The element is borrowed, not copied: a copy of a struct of three strings would cost three
/// retains and three releases for each row.
///
/// - Precondition: `index` is in bounds.
@inlinable @inline(__always)
package func lend<Element: ~Copyable>(
  _ index: Int, of elements: borrowing Span<Element>, to body: (borrowing Element) -> Void
) {
  body(elements[index])
}

extension TableSnapshot {
  /// Lends the model of a row to a closure: in place if it is stored, made for the moment if it is
  /// provided.
  ///
  /// The sections are kept alive as long as the closure runs. A change of the snapshot by the
  /// closure copies them first, and leaves the lent model as it is.
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
