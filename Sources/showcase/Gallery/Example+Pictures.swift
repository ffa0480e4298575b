import Tables

extension Example {
  /// The drawings of the example, in order.
  func drawings() async throws -> [DisplayList] {
    try await parts().compactMap(\.list)
  }

  /// The pictures of the example in the documentation, as SVG documents under the names of their
  /// files: `elements.svg`.
  func pictures() async throws -> [(fileName: String, document: String)] {
    try await parts().compactMap { part in
      guard case .drawing(let list, let name?) = part else { return nil }
      return (name + ".svg", SVGRenderer(title: shortTitle).render(list.withMargin(8)))
    }
  }

  /// All drawings of some examples as one SVG document, one below the other, with titles and
  /// captions.
  static func picture(of examples: [Example]) async throws -> String {
    var page = FigurePage()
    for example in examples {
      page.add(heading: example.title)
      page.add(try await example.parts())
    }
    let title = examples.map(\.shortTitle).joined(separator: ", ")
    return SVGRenderer(title: title).render(page.list.withMargin(8))
  }

  /// The title up to its colon or comma.
  private var shortTitle: String { String(title.prefix { $0 != ":" && $0 != "," }) }
}

extension Example.Part {
  /// The drawing, if the part is one.
  fileprivate var list: DisplayList? {
    if case .drawing(let list, _) = self { list } else { nil }
  }
}
