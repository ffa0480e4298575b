import ShowcaseModels
import Tables

extension Example {
  /// Rows of many kinds in one table: each form, its code and its screen.
  static let manyKinds = Example(
    "many-kinds", title: "Many kinds: one table, typed to the row", article: .manyKinds
  ) {
    try [
      form("A switch chooses the cell for each model:", "switch", bySwitch()),
      form("Models behind a protocol choose by their own type:", "by type", byType()),
      form("One cell shows models of another type:", "pullback", byPullback()),
      form(
        "One closure configures different cells, because it asks for a protocol of what they display:",
        "display", byDisplay()),
      form("Different data sources are the sections of one table:", "sections", bySections()),
    ].flatMap { $0 }
  }

  private static func form(
    _ title: String, _ excerpt: String, _ source: some TableViewDataSource
  ) throws -> [Part] {
    let lines = (0..<source.numberOfSections).reduce(0) {
      $0 + (source.traits(ofSection: $1).header == nil ? 0 : 1)
        + source.numberOfRows(inSection: $1)
    }
    let table = TableView(
      frame: LayoutRect(x: 0, y: 0, width: screenWidth(240), height: 16 * Double(lines)))
    table.dataSource = source
    return try withExtendedLifetime(source) {
      [.prose(title), try SourceExcerpt(excerpt, in: #filePath).code, drawn(table)]
    }
  }

  static func bySwitch() -> some TableViewDataSource {
    let entries: [FeedEntry] = [
      .picture(Picture(name: "Jason")), .advertisement(Advertisement(slogan: "Buy now")),
    ]
    // excerpt: switch
    let pictureRow = CellRegistration<PictureCell, Picture> { $0.line = "▣ \($1.name)" }
    let adRow = CellRegistration<AdvertisementCell, Advertisement> { $0.line = "¡\($1.slogan)!" }

    let source = CommonDataSource<FeedCell, FeedEntry>(entries) { entry, slot in
      switch entry {
      case .picture(let picture): slot.show(picture, with: pictureRow)
      case .advertisement(let advertisement): slot.show(advertisement, with: adRow)
      }
    }
    // end of excerpt
    return source
  }

  static func byType() -> some TableViewDataSource {
    // excerpt: by type
    let items: [any FeedItem] = [Advertisement(slogan: "Last chance"), Picture(name: "Rose")]

    let rows = CellRegistrations()
    rows.add(CellRegistration<PictureCell, Picture> { $0.line = "▣ \($1.name)" })
    rows.add(CellRegistration<AdvertisementCell, Advertisement> { $0.line = "¡\($1.slogan)!" })

    let source = CommonDataSource<FeedCell, any FeedItem>(items) { item, slot in
      slot.show(item, with: rows)
    }
    assert(rows.unregisteredTypes(in: source.snapshot).isEmpty)
    // end of excerpt
    return source
  }

  static func byPullback() -> some TableViewDataSource {
    // excerpt: pullback
    let pictureRow = CellRegistration<PictureCell, Picture> { $0.line = "▣ \($1.name)" }
    let shopRow = pictureRow.pullback { (shop: Shop) in Picture(name: "\(shop.owner)'s shop") }

    let source = CommonDataSource([Shop(owner: "Lucy")], registration: shopRow)
    // end of excerpt
    return source
  }

  static func byDisplay() -> some TableViewDataSource {
    // excerpt: display
    let showPicture = { (display: any LineDisplay, picture: Picture) in
      display.line = "▣ \(picture.name)"
    }

    let source = CommonDataSource<PictureCell, Picture>(
      [Picture(name: "Tested here, shown there")], configure: showPicture)
    // end of excerpt
    return source
  }

  static func bySections() -> some TableViewDataSource {
    // excerpt: sections
    let pictures = CommonDataSource<PictureCell, Picture>(
      sections: [TableSection(id: "pictures", header: "Pictures", [Picture(name: "Jason")])]
    ) { $0.line = "▣ \($1.name)" }
    let numbers = CommonDataSource<FeedCell, Int>(
      sections: [TableSection(id: "numbers", header: "Numbers", [1, 2])]
    ) { $0.line = "№ \($1)" }

    let source = SectionedDataSource(pictures, numbers)
    // end of excerpt
    return source
  }
}
