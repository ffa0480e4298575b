/// The header that stays at the top of the viewport while its section passes: the plain style.
struct StickyHeader: Hashable, Sendable {
  let section: Int
  /// Where it stands in the content: above the viewport's top where the next section pushes it up.
  let top: LayoutUnit
}

extension TableGeometry {
  /// The header that sticks at an offset: that of the section which covers it.
  ///
  /// None where the section has no header or one of height 0, and none above the content, below it or
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

  /// Where the header of a section stands when the viewport begins at an offset: at the top of its
  /// section, or at the offset, or where the end of its section pushes it to.
  func stickyTop(ofHeader number: Int, at offset: LayoutUnit) -> LayoutUnit {
    let section = sections[number]
    return max(section.top, min(offset, section.bottom - section.header))
  }
}
