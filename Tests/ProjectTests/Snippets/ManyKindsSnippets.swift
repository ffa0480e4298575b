import TableTesting
import Tables

/// The Swift of the article on rows of many kinds.
enum ManyKindsSnippets {
  static let programs: [String: SnippetProgram] = [
    "show": {}, "switch": { _ = bySwitch() }, "test": test, "by-type": byType,
    "pullback": byPullback,
    "display": byDisplay, "sections": bySections,
  ]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private protocol LineDisplay: AnyObject {
  var line: String { get set }
}

private class DisplayCell: TableViewCell, LineDisplay {
  private let label = Label()

  var line: String {
    get { label.text }
    set { label.text = newValue }
  }

  required init() {
    super.init()
    addSubview(label)
  }

  override func layoutSubviews() { label.frame = bounds }
}

private final class PictureCell: DisplayCell {}
private final class AdvertisementCell: DisplayCell {}

// snippet: show
func show(_ source: some TableViewDataSource, lines: Int) {
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 240, height: 16 * Double(lines)))
  table.dataSource = source
  print(PlainTextRenderer().render(table), terminator: "")
}
// end

private func bySwitch() -> any TableViewDataSource {
  // snippet: switch
  enum FeedEntry {
    case picture(name: String)
    case advertisement(slogan: String)
  }

  let pictureRow = CellRegistration<PictureCell, String> { $0.line = "▣ \($1)" }
  let adRow = CellRegistration<AdvertisementCell, String> { $0.line = "¡\($1)!" }

  let feed = CommonDataSource<TableViewCell, FeedEntry>([
    .picture(name: "Jason"), .advertisement(slogan: "Buy now"),
  ]) { entry, slot in
    switch entry {
    case .picture(let name): slot.show(name, with: pictureRow)
    case .advertisement(let slogan): slot.show(slogan, with: adRow)
    }
  }
  show(feed, lines: 2)
  // end
  return feed
}

private func test() {
  let feed = SnippetOutput.discarding(bySwitch)
  // snippet: test
  let kinds = (0..<2).map { row in feed.cellKind(at: [0, row])?.identifier ?? "none" }
  print(kinds)
  expectNoReuseLeaks(in: feed)
  // end
}

private func byType() {
  // snippet: by-type
  protocol FeedItem {}
  struct Picture: FeedItem { let name: String }
  struct Advertisement: FeedItem { let slogan: String }
  struct Poll: FeedItem {}

  let rows = CellRegistrations()
  rows.add(CellRegistration<PictureCell, Picture> { $0.line = "▣ \($1.name)" })
  rows.add(CellRegistration<AdvertisementCell, Advertisement> { $0.line = "¡\($1.slogan)!" })

  let items: [any FeedItem] = [Advertisement(slogan: "Last chance"), Picture(name: "Rose")]
  let feed = CommonDataSource<TableViewCell, any FeedItem>(items) { item, slot in
    slot.show(item, with: rows)
  }
  show(feed, lines: 2)

  for missing in rows.unregisteredTypes(in: TableSnapshot(items + [Poll()])) { print(missing) }
  // end
}

private func byPullback() {
  // snippet: pullback
  struct Shop { let owner: String }

  let pictureRow = CellRegistration<PictureCell, String> { $0.line = "▣ \($1)" }
  let shopRow = pictureRow.pullback { (shop: Shop) in "\(shop.owner)'s shop" }

  show(CommonDataSource([Shop(owner: "Lucy")], registration: shopRow), lines: 1)
  print(shopRow.kind === pictureRow.kind)
  // end
}

private func byDisplay() {
  // snippet: display
  let showPicture = { (display: any LineDisplay, name: String) in display.line = "▣ \(name)" }

  show(CommonDataSource<PictureCell, String>(["in a test"], configure: showPicture), lines: 1)
  show(CommonDataSource<AdvertisementCell, String>(["in an app"], configure: showPicture), lines: 1)
  // end
}

private func bySections() {
  // snippet: sections
  let pictures = CommonDataSource<PictureCell, String>(["Jason"]) { $0.line = "▣ \($1)" }
  let numbers = CommonDataSource<AdvertisementCell, Int>([1, 2]) { $0.line = "№ \($1)" }

  let page = SectionedDataSource(pictures, numbers)
  show(page, lines: 3)

  pictures.append("Rose")
  print(page.numberOfRows(inSection: 0), page.numberOfRows(inSection: 1))
  // end
}
