import Tables

// The look of a former row: texts, colours, styles, what is hidden.

extension PlantedFault {
  static let leftLooks: [PlantedFault] = [
    PlantedFault(
      "a text that only some rows set",
      .report("escoz/QuickDialog#169", "A row without a detail shows the detail of another row."),
      says: ["EntryCell", "detail.text"], foundBy: .reuse, seen: .reuse([0, 1], then: [0, 2])
    ) {
      ListToTest(
        CommonDataSource<EntryCell, (title: String, detail: String?)>([
          ("Sound", nil), ("Network", "wifi"), ("About", nil),
        ]) { cell, setting in
          cell.title.text = setting.title
          if let detail = setting.detail { cell.detail.text = detail }
        })
    },
    PlantedFault(
      "a view that some rows unhide",
      .report(
        "gloubibou/HHPanningTableViewCell#26",
        "After some scrolling, rows that nobody has opened show their drawers."),
      says: ["DrawerCell", "drawer.isHidden"], foundBy: .reuse,
      seen: .reuse([0, 2], then: [0, 3])
    ) {
      ListToTest(
        CommonDataSource<DrawerCell, (name: String, isOpen: Bool)>([
          ("Inbox", false), ("Drafts", false), ("Sent", true), ("Junk", false),
        ]) { cell, folder in
          cell.title.text = folder.name
          if folder.isOpen { cell.drawer.isHidden = false }
        })
    },
    PlantedFault(
      "a style for destructive rows",
      .report(
        "woocommerce/woocommerce-ios#788",
        "Settings take the look of “Log Out” once its cell is used for them, which takes a while."),
      says: ["BasicCell", "title.style"], foundBy: .reuse, seen: .reuse([0, 3], then: [0, 0])
    ) {
      let basic = CellRegistration<BasicCell, String> { cell, text in cell.title.text = text }
      let destructive = CellRegistration<BasicCell, String> { cell, text in
        cell.title.text = text
        cell.title.style = TextStyle(color: .red, isBold: true)
        cell.title.alignment = .center
      }
      return ListToTest(
        CommonDataSource<BasicCell, String>(["Store", "Privacy", "About", "Log Out"]) {
          text, slot in
          slot.show(text, with: text == "Log Out" ? destructive : basic)
        })
    },
    PlantedFault(
      "a background for some rows",
      .report(
        "bannzai/SpreadsheetView#41", "Colours of some cells turn up in others after scrolling."),
      says: ["EntryCell", "background"], foundBy: .reuse, seen: .reuse([0, 0], then: [0, 1])
    ) {
      ListToTest(
        CommonDataSource<EntryCell, Int>([-3, 4, 12, -8]) { cell, balance in
          cell.title.text = "\(balance)"
          if balance < 0 { cell.background = .red }
        })
    },
    PlantedFault(
      "a style that prepareForReuse forgets",
      .report(
        "Sueaty/PixelPalette#15",
        "Highlighted words stay highlighted in other cells; prepareForReuse has to take that off."),
      says: ["MatchCell", "title.style"], foundBy: .reuse, seen: .reuse([0, 1], then: [0, 0])
    ) {
      ListToTest(
        CommonDataSource<MatchCell, (word: String, isMatch: Bool)>([
          ("amber", false), ("azure", true), ("beige", false),
        ]) { cell, color in
          cell.title.text = color.word
          if color.isMatch { cell.highlight() }
        })
    },
    PlantedFault(
      "prepareForReuse without that of its superclass",
      .report(
        "AFNetworking/AFNetworking#91",
        "A cell overrides prepareForReuse and leaves out what its superclass resets."),
      says: ["SpotCell", "detail.text"], foundBy: .reuse, seen: .reuse([0, 0], then: [0, 1])
    ) {
      ListToTest(
        CommonDataSource<SpotCell, (name: String, note: String)>([("Quay", "wet"), ("Hill", "")]) {
          cell, spot in
          cell.title.text = spot.name
          if !spot.note.isEmpty { cell.detail.text = spot.note }
        })
    },
    PlantedFault(
      "the former picture until the new one is there",
      .report(
        "MvvmCross/MvvmCross#725", "Cells in use again show the old picture while theirs is loaded."
      ),
      says: ["PictureCell", "picture.imageName"], foundBy: .reuse,
      seen: .reuse([0, 0], then: [0, 1])
    ) {
      let cache = ["a.png": "▣ a", "c.png": "▣ c"]
      return ListToTest(
        CommonDataSource<PictureCell, String>(["a.png", "b.png", "c.png"]) { cell, url in
          if let picture = cache[url] { cell.picture.imageName = picture }
        })
    },
  ]
}

private final class DrawerCell: EntryCell {
  let drawer = Label("◂ archive")

  required init() {
    super.init()
    drawer.isHidden = true
    addSubview(drawer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    drawer.frame = LayoutRect(x: 64, y: 0, width: 72, height: 16)
  }
}

private final class BasicCell: EntryCell {}

private final class MatchCell: EntryCell {
  func highlight() { title.style = TextStyle(color: .yellow, isUnderlined: true) }

  override func prepareForReuse() {
    title.text = ""
    detail.text = ""
  }
}

private class NotedCell: EntryCell {
  override func prepareForReuse() { detail.text = "" }
}

private final class SpotCell: NotedCell {
  override func prepareForReuse() { title.text = "" }
}

private final class PictureCell: TableViewCell {
  let picture = ImageView()

  required init() {
    super.init()
    addSubview(picture)
  }

  override func layoutSubviews() {
    picture.frame = LayoutRect(x: 0, y: 0, width: 80, height: 48)
  }
}
