import TableModels

/// The header that stays at the top of the viewport while its section is there, in the plain style.
struct StickyHeader: Hashable, Sendable {
  let section: Int
  /// The top of the header in the content; above the viewport's top if the next section pushes it
  /// up.
  let top: LayoutUnit
}

extension TableGeometry {
  /// The header that sticks at an offset: that of the section which covers the offset.
  ///
  /// Nil if the section has no header or one of height 0, and nil above the content, below it or
  /// between two sections.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  func stickyHeader(at offset: LayoutUnit) -> StickyHeader? {
    let number = sections.firstIndexInOrder { $0.bottom > offset }
    guard number < sections.count, offset >= sections[number].top,
      sections[number].header > .zero
    else { return nil }
    return StickyHeader(section: number, top: stickyTop(ofHeader: number, at: offset))
  }

  /// The top of a section's header for a viewport at an offset: at the top of the section, at the
  /// offset, or pushed up by the section's end.
  func stickyTop(ofHeader number: Int, at offset: LayoutUnit) -> LayoutUnit {
    let section = sections[number]
    return max(section.top, min(offset, section.bottom - section.header))
  }
}
