@testable import TableViews

/// A table of a few units, and the obvious answers about it.
struct SmallWorld {
  struct Section {
    var header = 0
    var rows: [Int] = []
    var footer = 0
  }

  /// A header, a row or a footer.
  struct Item {
    let position: ContentPosition
    let part: ContentPosition.Part
    let height: Int
  }

  var sections: [Section]
  /// The number of units between two sections.
  var spacing = 0

  /// All sections of at most `count` rows of the given heights, and headers and footers of others.
  static func sections(of heights: [Int], upTo count: Int, edges: [Int]) -> [Section] {
    let rows = sequences(of: heights, upTo: count)
    return edges.flatMap { header in
      edges.flatMap { footer in
        rows.map { Section(header: header, rows: $0, footer: footer) }
      }
    }
  }

  /// Everything in the order in which it is shown, whether it has a height or not.
  var items: [Item] {
    sections.enumerated().flatMap { number, section in
      let rows = section.rows.enumerated().map { row, height in
        Item(position: ContentPosition(section: number, item: row), part: .row, height: height)
      }
      let header = ContentPosition(section: number, item: -1)
      let footer = ContentPosition(section: number, item: section.rows.count)
      return [Item(position: header, part: .header, height: section.header)] + rows
        + [Item(position: footer, part: .footer, height: section.footer)]
    }
  }

  /// The content of each unit, from the top; nil between two sections.
  var content: [ContentPosition?] {
    sections.indices.flatMap { number in
      let section = items.filter { $0.position.section == number }
      return Array(repeating: nil, count: number == 0 ? 0 : spacing)
        + section.flatMap { Array(repeating: $0.position, count: $0.height) }
    }
  }

  /// The content of each unit, from the top, without the units between the sections.
  var units: [ContentPosition] { content.compactMap { $0 } }

  var geometry: TableGeometry { geometry(headersStick: false) }

  func geometry(headersStick: Bool) -> TableGeometry {
    TableGeometry(
      sections: sections.map { section in
        TableGeometry.Section(
          header: LayoutUnit(count: section.header),
          rows: rows(section.rows), footer: LayoutUnit(count: section.footer))
      }, spacing: LayoutUnit(count: spacing),
      headersStick: headersStick)
  }

  /// Rows of one height without memory, as a table keeps them; others one by one.
  private func rows(_ heights: [Int]) -> RowGeometry {
    if let first = heights.first, heights.allSatisfy({ $0 == first }) {
      return .uniform(count: heights.count, height: LayoutUnit(count: first))
    }
    return RowGeometry(heights: heights.map(LayoutUnit.init(count:)))
  }
}

/// The fault of a small world. Thrown, so that only the first world is reported.
struct Fault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
