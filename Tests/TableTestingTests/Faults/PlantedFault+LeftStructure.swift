import Tables

// What a configure closure adds each time: views, actions, characters.

extension PlantedFault {
  static let leftStructure: [PlantedFault] = [
    PlantedFault(
      "a label added for each row",
      .report(
        "kolinkrewinkel/KKGridView#155",
        "A label is added whenever a cell is asked for; the texts pile up in each cell."),
      says: ["TileCell", "subviews"], foundBy: .reuse, seen: .reuse([0, 0], then: [0, 1])
    ) {
      ListToTest(
        CommonDataSource<TileCell, String>(["one", "two", "three"]) { cell, text in
          let label = Label(text, frame: LayoutRect(x: 0, y: 0, width: 80, height: 16))
          cell.addSubview(label)
        })
    },
    PlantedFault(
      "a checkbox added by each layout",
      .report(
        "Marxon13/M13Checkbox#80",
        "The checkbox is added in layoutSubviews, and rows that nobody has checked are checked."),
      says: ["DirectionCell", "subviews"], foundBy: .reuse, seen: .reuse([0, 0], then: [0, 1])
    ) {
      ListToTest(
        CommonDataSource<DirectionCell, (text: String, isDone: Bool)>([
          ("Turn left", true), ("Go on", false), ("Stop", false),
        ]) { cell, direction in
          cell.title.text = direction.text
          cell.isDone = direction.isDone
          cell.setNeedsLayout()
        })
    },
    PlantedFault(
      "an action added for each row",
      .report(
        "ReactiveX/RxSwift#437",
        "The button of a cell is subscribed to in the row's closure; one tap shows three alerts."),
      says: ["CommentCell", "comment"], foundBy: .reuse,
      seen: .found { _ in alertsAfterReuse() > 1 }
    ) { DiaryWithActions().listToTest },
    PlantedFault(
      "a text that each row adds to", .own,
      says: ["EntryCell", "title.text"], foundBy: .reuse, seen: .reuse([0, 1], then: [0, 2])
    ) {
      ListToTest(
        CommonDataSource<EntryCell, (name: String, stars: Int)>([
          ("Lamp", 1), ("Chair", 2), ("Rug", 0),
        ]) { cell, item in
          cell.detail.text = item.name
          for _ in 0..<item.stars { cell.title.text += "★" }
        })
    },
    PlantedFault(
      "a view that each row turns over", .own,
      says: ["EntryCell", "detail.isHidden"], foundBy: .reuse, seen: .reuse([0, 0], then: [0, 1])
    ) {
      ListToTest(
        CommonDataSource<EntryCell, (name: String, isSecret: Bool)>([
          ("PIN", true), ("Code", true), ("Name", false),
        ]) { cell, field in
          cell.title.text = field.name
          cell.detail.text = "1234"
          if field.isSecret { cell.detail.isHidden.toggle() }
        })
    },
    PlantedFault(
      "a nested list that is not read anew",
      .report(
        "ashfurrow/Collection-View-in-a-Table-View-Cell#1",
        "A list inside a cell in use again shows the items of the row before."),
      says: ["ShelfCell", "shelf"], foundBy: .reuse, seen: .reuse([0, 0], then: [0, 1])
    ) {
      ListToTest(
        CommonDataSource<ShelfCell, [String]>([["red", "blue"], ["oak", "elm"], ["tin", "zinc"]]) {
          cell, words in cell.words.list = words
        })
    },
  ]

  /// The number of alerts that one tap shows in a cell that was used before.
  static func alertsAfterReuse() -> Int {
    let diary = DiaryWithActions()
    let cell = CommentCell()
    for item in ["Monday", "Tuesday"] { diary.configure(cell, item) }
    cell.comment.sendActions(for: .touchUpInside)
    return diary.alerts
  }
}

private final class TileCell: TableViewCell {}

private final class DirectionCell: EntryCell {
  var isDone = false

  override func layoutSubviews() {
    super.layoutSubviews()
    let box = Label(isDone ? "☑" : "", frame: LayoutRect(x: 120, y: 0, width: 16, height: 16))
    addSubview(box)
  }
}

private final class CommentCell: EntryCell {
  let comment = Button("Comment")

  required init() {
    super.init()
    addSubview(comment)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    comment.frame = LayoutRect(x: 64, y: 0, width: 96, height: 16)
  }
}

private final class DiaryWithActions {
  var alerts = 0
  var listToTest: ListToTest { ListToTest(rows, owner: self) }

  lazy var rows = CommonDataSource<CommentCell, String>(["Monday", "Tuesday", "Sunday"]) {
    [unowned self] cell, day in configure(cell, day)
  }

  func configure(_ cell: CommentCell, _ day: String) {
    cell.title.text = day
    cell.comment.addAction(for: .touchUpInside) { [weak self] _ in self?.alerts += 1 }
  }
}

/// The words of one shelf.
private final class Words: TableViewDataSource {
  var list: [String] = []
  let row = CellRegistration<EntryCell, String> { cell, word in cell.title.text = word }

  func numberOfRows(inSection section: Int) -> Int { list.count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(list[indexPath.row], with: row)
  }
}

private final class ShelfCell: TableViewCell {
  let shelf = TableView()
  let words = Words()

  required init() {
    super.init()
    shelf.dataSource = words
    addSubview(shelf)
  }

  override func layoutSubviews() {
    shelf.frame = LayoutRect(x: 0, y: 0, width: 160, height: 32)
  }
}
