import TableModels

/// The positions of everything in a table: heights to offsets and back, as a value.
struct TableGeometry: Hashable, Sendable {
  /// The sections, from the top.
  private(set) var sections: [Section]
  /// The height between two sections, which is empty.
  let spacing: LayoutUnit
  /// True if the header of the section at the top of the viewport sticks there.
  let headersStick: Bool
  /// The height of the content without the spacing.
  private var coveredHeight = LayoutUnit.zero

  /// One section: its top, and its parts from top to bottom.
  struct Section: Hashable, Sendable {
    /// The top of the section in the content.
    fileprivate(set) var top = LayoutUnit.zero
    let header: LayoutUnit
    fileprivate(set) var rows: RowGeometry
    let footer: LayoutUnit

    /// Creates a section as high as its parts; a header or footer of height 0 is none.
    init(header: LayoutUnit = .zero, rows: RowGeometry, footer: LayoutUnit = .zero) {
      self.header = header
      self.rows = rows
      self.footer = footer
    }

    var height: LayoutUnit { header + rows.height + footer }

    /// The bottom of the section in the content.
    var bottom: LayoutUnit { top + height }
  }

  /// Creates a geometry of sections that follow each other.
  ///
  /// - Parameters:
  ///   - sections: The sections, from the top.
  ///   - spacing: The height between two sections, also between empty ones.
  ///   - headersStick: True if a header sticks at the top of the viewport while its section is
  ///     there.
  /// - Complexity: O(*s*) in the number of sections.
  init(sections: [Section] = [], spacing: LayoutUnit = .zero, headersStick: Bool = false) {
    self.sections = sections
    self.spacing = spacing
    self.headersStick = headersStick
    placeSections()
  }

  /// Follows sections to their new places.
  ///
  /// - Parameters:
  ///   - map: The mapping of the sections.
  ///   - touched: The new and the changed sections, by their places after the change, in order.
  /// - Complexity: O(*s*) in the number of sections.
  mutating func follow(
    _ map: SectionMap, touched: some Sequence<(number: Int, element: Section)>
  ) {
    sections.follow(map, touched: touched)
    placeSections()
  }

  /// Traps if all is higher, or has more rows, than a table can.
  private mutating func placeSections() {
    if let refusal = TableLimits.refusal(of: sections, spacing: spacing) { fatalError(refusal) }
    coveredHeight = .zero
    for number in sections.indices {
      sections[number].top = coveredHeight + spacing * number
      coveredHeight += sections[number].height
    }
  }
}

extension TableGeometry {
  /// The height of the whole content.
  var height: LayoutUnit { coveredHeight + spacing * max(0, sections.count - 1) }

  /// True if nothing has a height, so that no offset is covered.
  var isEmpty: Bool { coveredHeight == .zero }

  /// The number of all rows.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// The kind of thing at a position.
  func part(at position: ContentPosition) -> ContentPosition.Part {
    if position.item < 0 { return .header }
    return position.item < sections[position.section].rows.count ? .row : .footer
  }

  /// The top and the height of the thing at a position.
  ///
  /// - Complexity: O(log *n*) in the number of rows; O(1) if they are uniform.
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

  /// The position that covers an offset; nil outside of the content and between two sections.
  /// Things of height 0 cover none.
  ///
  /// - Complexity: O(log *n*) in the number of sections and of rows of different heights.
  func position(at offset: LayoutUnit) -> ContentPosition? {
    guard let number = section(endingBelow: offset), offset >= sections[number].top
    else { return nil }
    return position(at: offset, inSection: number)
  }

  /// Gives rows other heights, and each section its new top.
  ///
  /// - Complexity: O(*m* log *n*) in the number of changes and of rows, and O(*s*) in the number of
  ///   sections; O(*n*) for each section whose rows stop being uniform.
  mutating func setHeights(_ changes: [(row: TableIndexPath, height: LayoutUnit)]) {
    for (section, changes) in Dictionary(grouping: changes, by: \.row.section) {
      sections[section].rows.setHeights(changes.lazy.map { (row: $0.row.row, height: $0.height) })
    }
    placeSections()
  }
}

// MARK: The neighbours of a position
//
// The content without the spacing has no gaps: the next thing is the one that covers the end of
// this one, and is found without a look at things of height 0 between.

extension TableGeometry {
  /// The positions that a viewport shows, from the first to the last; nil for none.
  ///
  /// Half open at the bottom: a thing that begins at the lower edge is not visible.
  ///
  /// - Complexity: As ``position(at:)``.
  func visiblePositions(from top: LayoutUnit, height: LayoutUnit) -> ClosedRange<ContentPosition>? {
    guard height > .zero else { return nil }
    let bottom = coveredHeight(above: top + height)
    guard let first = position(atCovered: coveredHeight(above: top)),
      let last = position(atCovered: bottom - .one), first <= last
    else { return nil }
    return first...last
  }

  /// The next position that has a height; nil at the end of the content.
  ///
  /// - Complexity: O(1) to the next row of the section, otherwise as ``position(at:)``.
  func position(after position: ContentPosition) -> ContentPosition? {
    let rows = sections[position.section].rows
    let next = position.item + 1
    if next < rows.count, rows.height(ofRow: next) > .zero {
      return ContentPosition(section: position.section, item: next)
    }
    let (top, height) = extent(of: position)
    return self.position(atCovered: top + height - spacing * position.section)
  }

  /// The last position with a height before another one; nil at the beginning of the content.
  ///
  /// - Complexity: O(1) to the row before in the section, otherwise as ``position(at:)``.
  func position(before position: ContentPosition) -> ContentPosition? {
    let previous = position.item - 1
    if previous >= 0, sections[position.section].rows.height(ofRow: previous) > .zero {
      return ContentPosition(section: position.section, item: previous)
    }
    let top = extent(of: position).top - spacing * position.section
    return self.position(atCovered: top - .one)
  }

  /// The part of the content above an offset that is not spacing.
  private func coveredHeight(above offset: LayoutUnit) -> LayoutUnit {
    if spacing == .zero { return min(max(.zero, offset), coveredHeight) }
    guard let number = section(endingBelow: offset) else { return coveredHeight }
    return max(.zero, max(offset, sections[number].top) - spacing * number)
  }

  /// The position at an offset in the content without the spacing; nil outside of it.
  private func position(atCovered offset: LayoutUnit) -> ContentPosition? {
    guard offset >= .zero, offset < coveredHeight else { return nil }
    let number = sections.indices.firstIndexInOrder {
      sections[$0].bottom - spacing * $0 > offset
    }
    return position(at: offset + spacing * number, inSection: number)
  }

  /// The first section that ends below an offset; nil for none.
  private func section(endingBelow offset: LayoutUnit) -> Int? {
    let number = sections.firstIndexInOrder { $0.bottom > offset }
    return number < sections.count ? number : nil
  }

  /// The position at an offset that a section covers.
  private func position(at offset: LayoutUnit, inSection number: Int) -> ContentPosition? {
    let section = sections[number]
    let inSection = offset - section.top
    if inSection < section.header { return .header(ofSection: number) }
    let inRows = inSection - section.header
    guard inRows < section.rows.height else {
      return ContentPosition(section: number, item: section.rows.count)
    }
    return section.rows.row(at: inRows).map { ContentPosition(section: number, item: $0) }
  }
}
