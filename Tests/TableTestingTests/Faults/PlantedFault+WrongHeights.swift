import Tables

// Heights that do not fit what a row shows.

extension PlantedFault {
  static let wrongHeights: [PlantedFault] = [
    PlantedFault(
      "one height for rows of several lines",
      .report(
        "aleene/FoodViewer#7", "Rows of a table are not always as high as what they contain."),
      says: ["WrappingCell", "[0, 1]", "high"], foundBy: .contract, seen: .found { $0.hasLowRow }
    ) {
      let notes = wrapping()
      notes.rowHeights = .fixed(16)
      return ListToTest(notes)
    },
    PlantedFault(
      "measured rows whose cell does not say",
      .report(
        "CEWendel/SWTableViewCell#271",
        "Heights should come from the texts, and all rows come out with the same one."),
      says: ["EntryCell", "sizeThatFits"], foundBy: .contract, seen: .found { $0.hasLowRow }
    ) {
      let notes = CommonDataSource<EntryCell, String>(texts) { cell, text in
        cell.title.text = text
        cell.title.numberOfLines = 0
      }
      notes.rowHeights = .measured(estimate: 16)
      return ListToTest(notes)
    },
    PlantedFault(
      "heights computed by the number of characters", .own,
      says: ["WrappingCell", "[0, 2]", "high"], foundBy: .contract, seen: .found { $0.hasLowRow }
    ) {
      let notes = wrapping()
      notes.rowHeights = .each { text in Double((text.count + 39) / 40) * 16 }
      return ListToTest(notes)
    },
    PlantedFault(
      "heights computed for another width", .own,
      says: ["WrappingCell", "[0, 1]", "high"], foundBy: .contract, seen: .found { $0.hasLowRow }
    ) {
      let notes = wrapping()
      let label = Label()
      label.numberOfLines = 0
      notes.rowHeights = .each { text in
        label.text = text
        return label.sizeThatFits(LayoutSize(width: 320, height: .infinity)).height
      }
      let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 96))
      return ListToTest(table, source: notes)
    },
  ]

  private static let texts = [
    "Milk", "Bring what is left of the cake, the plates and the forks, and a knife",
    "番号二十一から四十二までの部屋を確認してください",
  ]

  private static func wrapping() -> CommonDataSource<WrappingCell, String> {
    CommonDataSource(texts) { cell, text in cell.text.text = text }
  }
}

private final class WrappingCell: TableViewCell {
  let text = Label()

  required init() {
    super.init()
    text.numberOfLines = 0
    addSubview(text)
  }

  override func layoutSubviews() { text.frame = bounds }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize { text.sizeThatFits(size) }
}
