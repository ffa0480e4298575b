import Tables

// Faults after which everything agrees: what is shown, what is announced, what a reload shows. Only
// a test that knows what the list is for can find them. Each may become findable; none is promised.

extension PlantedFault {
  static let beyondReach: [PlantedFault] = [
    PlantedFault(
      "a closure that is set once",
      .report(
        "MortimerGoro/MGSwipeTableCell#77",
        "A tap performs the callback of the row that the cell showed first."),
      says: ["OnceSetCell", "onTap"], foundBy: .walk, seen: .found { _ in likedAfterReuse() == 0 }
    ) { LikedRows().listToTest },
    PlantedFault(
      "an id made of what changes",
      .report(
        "woocommerce/woocommerce-ios#16418",
        "Ids change with the state of an item, so that a changed row is a new one."),
      says: ["id"], foundBy: .walk, seen: .found { loses(selectionIn: $0, by: "rename the first") }
    ) {
      let rows = CommonDataSource<EntryCell, Draft>([Draft(text: "a"), Draft(text: "b")]) {
        cell, draft in cell.title.text = draft.text
      }
      return ListToTest(
        .ofLines(3), source: rows,
        actions: [
          (
            "rename the first",
            { rows.apply([Draft(text: rows[[0, 0]].text + "!"), rows[[0, 1]]]) }
          )
        ])
    },
    PlantedFault(
      "the right number of rows of the wrong list",
      .report(
        "coderyi/NetworkEye#9",
        "A tap on a row of the filtered list opens the row of that number in the whole one."),
      says: ["show", "all"], foundBy: .walk, seen: .found { firstText(in: $0) == "Albania" }
    ) { ListToTest(WrongCountries()) },
    PlantedFault(
      "a height remembered by index path", .own,
      says: ["high"], foundBy: .walk, seen: .found { hasLowRowAfter("a long one first", in: $0) }
    ) {
      let rows = CommonDataSource<EntryCell, Draft>([Draft(text: "a"), Draft(text: "b")]) {
        cell, draft in
        cell.title.numberOfLines = 0
        cell.title.text = draft.text
      }
      var known: [TableIndexPath: Double] = [:]
      rows.rowHeights = .each { [weak rows] draft in
        let place = rows?.indexPath(ofRowWithID: draft.id) ?? [0, 0]
        if known[place] == nil { known[place] = draft.text.count > 10 ? 48 : 16 }
        return known[place] ?? 16
      }
      return ListToTest(
        .ofLines(3), source: rows,
        actions: [
          (
            "a long one first",
            { rows.insert(Draft(text: "a text that takes some lines"), at: [0, 0]) }
          )
        ])
    },
  ]

  /// The row that a tap on the second row likes.
  @MainActor private static func likedAfterReuse() -> Int? {
    let rows = LikedRows()
    let cell = OnceSetCell()
    for number in 0..<2 { rows.configure(cell, number) }
    cell.onTap?()
    return rows.liked
  }

  @MainActor private static func loses(selectionIn list: ListToTest, by action: String) -> Bool {
    list.perform(.select([0, 0]))
    list.perform(.act(action))
    return list.table?.indexPathForSelectedRow == nil
  }

  @MainActor private static func firstText(in list: ListToTest) -> String? {
    let cell = UsedCell(showing: list.source, rows: [[0, 0]])
    return (cell.cell as? EntryCell)?.title.text
  }

  @MainActor private static func hasLowRowAfter(_ action: String, in list: ListToTest) -> Bool {
    list.perform(.act(action))
    return list.hasLowRow
  }
}

private final class OnceSetCell: EntryCell {
  var onTap: (() -> Void)?
}

private final class LikedRows {
  private(set) var liked: Int?

  lazy var rows = CommonDataSource<OnceSetCell, Int>([0, 1, 2]) { [unowned self] cell, number in
    configure(cell, number)
  }

  var listToTest: ListToTest { ListToTest(rows, owner: self) }

  func configure(_ cell: OnceSetCell, _ number: Int) {
    cell.title.text = "song \(number)"
    if cell.onTap == nil { cell.onTap = { [weak self] in self?.liked = number } }
  }
}

private struct Draft: Identifiable, Equatable {
  let text: String
  var id: String { text }
}

/// Countries with an O in their names, or so it says.
private final class WrongCountries: TableDataSource {
  let all = ["Albania", "Bolivia", "Chad", "Congo"]
  lazy var shown = all.filter { $0.lowercased().contains("o") }
  let row = CellRegistration<EntryCell, String> { cell, name in cell.title.text = name }

  func numberOfRows(inSection section: Int) -> Int { shown.count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(all[indexPath.row], with: row)
  }
}
