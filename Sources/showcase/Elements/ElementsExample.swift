import ShowcaseModels
import Tables

extension Example {
  /// Real data, in sections.
  static let elements = Example(
    "elements", title: "Elements: sections with headers and footers", article: .firstList
  ) {
    let elements = try ElementsFile.load()
    let source = elementsList(elements)
    let width = screenWidth(360, least: ElementCell.leastWidth)
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: width, height: 224))
    table.dataSource = source
    return try withExtendedLifetime(source) {
      let top = drawn(table, picture: "elements")
      table.scrollToEnd(by: 16)
      return [
        "\(elements.count) elements, read from a file. Their data source:",
        try SourceExcerpt("elements", in: #filePath).code,
        "The top of the table, 14 lines high:",
        top,
        "The end, after scrolling there line by line:",
        drawn(table),
        "\(reuseSentence(table))",
        """
        Masses: CIAAW, Standard Atomic Weights 2021, abridged; [A] is the mass number of the \
        longest-lived isotope (NUBASE2020).
        """,
      ]
    }
  }

  static func elementsList(
    _ elements: [ChemicalElement]
  ) -> CommonDataSource<ElementCell, ChemicalElement> {
    // excerpt: elements
    let periods = Dictionary(grouping: elements, by: \.period).sorted { $0.key < $1.key }
    let source = CommonDataSource<ElementCell, ChemicalElement>(
      sections: periods.map { period, elements in
        TableSection(
          id: SectionID(period), header: "Period \(period)",
          footer: "\(elements.count) elements", elements)
      }
    ) { cell, element in
      cell.number.text = "\(element.number)"
      cell.symbol.text = element.symbol
      cell.name.text = element.name
      cell.mass.text = "\(element.mass)"
      cell.block.text = "\(element.block)"
    }
    // end of excerpt
    return source
  }
}
