/// Where everything in a table is: heights to offsets and back, as a value.
struct TableGeometry: Hashable, Sendable {
  /// The sections, from the top.
  let sections: [Section]
  /// The height of the whole content.
  let height: LayoutUnit

  /// One section: where it begins, and its parts from top to bottom.
  struct Section: Hashable, Sendable {
    fileprivate(set) var top = LayoutUnit.zero
    let header: LayoutUnit
    let rows: RowGeometry
    let footer: LayoutUnit

    /// A section as high as its parts; a header or footer of height 0 is none.
    init(header: LayoutUnit = .zero, rows: RowGeometry, footer: LayoutUnit = .zero) {
      self.header = header
      self.rows = rows
      self.footer = footer
    }

    var height: LayoutUnit { header + rows.height + footer }
  }

  /// A geometry of sections that follow each other.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  init(sections: [Section] = []) {
    var top = LayoutUnit.zero
    self.sections = sections.map { section in
      var placed = section
      placed.top = top
      top = top + section.height
      return placed
    }
    height = top
  }

  /// What stands at a position.
  func part(at position: ContentPosition) -> ContentPosition.Part {
    if position.item < 0 { return .header }
    return position.item < sections[position.section].rows.count ? .row : .footer
  }

  /// Where the thing at a position begins, and how high it is.
  func extent(of position: ContentPosition) -> (top: LayoutUnit, height: LayoutUnit) {
    let section = sections[position.section]
    switch part(at: position) {
    case .header:
      return (section.top, section.header)
    case .row:
      let top = section.top + section.header + section.rows.top(ofRow: position.item)
      return (top, section.rows.height(ofRow: position.item))
    case .footer:
      return (section.top + section.header + section.rows.height, section.footer)
    }
  }

  /// The position that covers an offset; nil outside of the content. Nothing of height 0 covers any.
  ///
  /// - Complexity: O(log *n*) in the number of sections and of rows of different heights.
  func position(at offset: LayoutUnit) -> ContentPosition? {
    guard offset >= .zero, offset < height else { return nil }
    let number = sections.firstIndexInOrder { $0.top + $0.height > offset }
    let section = sections[number]
    let inSection = offset - section.top
    if inSection < section.header { return .header(ofSection: number) }
    let inRows = inSection - section.header
    guard inRows < section.rows.height else {
      return ContentPosition(section: number, item: section.rows.count)
    }
    return ContentPosition(section: number, item: section.rows.row(at: inRows))
  }

  /// The positions that a viewport shows, from the first to the last; nil for none.
  ///
  /// Half open at the bottom: what begins at the lower edge is not visible.
  ///
  /// - Complexity: As ``position(at:)``.
  func visiblePositions(from top: LayoutUnit, height: LayoutUnit) -> ClosedRange<ContentPosition>? {
    guard height > .zero else { return nil }
    let bottom = min(top + height, self.height)
    guard let first = position(at: max(top, .zero)), let last = position(at: bottom - .one)
    else { return nil }
    return first...last
  }

  /// The next position that has a height; nil at the end of the content.
  ///
  /// - Complexity: O(1) to the next row of a uniform section, otherwise as ``position(at:)``.
  func position(after position: ContentPosition) -> ContentPosition? {
    let rows = sections[position.section].rows
    let next = position.item + 1
    if next < rows.count, rows.height(ofRow: next) > .zero {
      return ContentPosition(section: position.section, item: next)
    }
    let (top, height) = extent(of: position)
    return self.position(at: top + height)
  }
}
