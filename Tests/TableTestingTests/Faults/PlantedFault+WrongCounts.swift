import Tables

// Counts and titles that are not the same when they are asked for again.

extension PlantedFault {
  static let wrongCounts: [PlantedFault] = [
    PlantedFault(
      "a count that loads the next page", .own,
      says: ["section 0", "3", "6"], foundBy: .contract,
      seen: .found { $0.answersDifferWhenAskedAgain }
    ) { ListToTest(PagesByCount()) },
    PlantedFault(
      "a count of placeholders that the first load ends",
      .report(
        "Juanpe/SkeletonView#302",
        "While placeholders are shown, the number of rows is theirs and not that of the data."),
      says: ["section 0", "20", "2"], foundBy: .contract,
      seen: .found { $0.answersDifferWhenAskedAgain }
    ) { ListToTest(Placeholders()) },
    PlantedFault(
      "a number of sections that grows by asking for one", .own,
      says: ["sections"], foundBy: .contract, seen: .found { $0.answersDifferWhenAskedAgain }
    ) { ListToTest(MonthsByNeed()) },
    PlantedFault(
      "a header that counts its own questions", .own,
      says: ["section 0", "unread"], foundBy: .contract,
      seen: .found { $0.answersDifferWhenAskedAgain }
    ) { ListToTest(UnreadHeader()) },
    PlantedFault(
      "a background by the number of the call", .own,
      says: ["StripeCell", "background"], foundBy: .contract,
      seen: .found { $0.answersDifferWhenAskedAgain }
    ) {
      var isOdd = false
      return ListToTest(
        CommonDataSource<StripeCell, String>(["a", "b", "c", "d", "e"]) { cell, text in
          isOdd.toggle()
          cell.title.text = text
          cell.background = isOdd ? .blue : nil
        })
    },
  ]
}

private class ThreeLines: TableDataSource {
  var lines = ["one", "two", "three"]
  let row = CellRegistration<EntryCell, String> { cell, line in cell.title.text = line }

  var numberOfSections: Int { 1 }
  func numberOfRows(inSection section: Int) -> Int { lines.count }
  func traits(ofSection section: Int) -> SectionTraits { SectionTraits() }
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(lines[indexPath.row % lines.count], with: row)
  }
}

private final class PagesByCount: ThreeLines {
  override func numberOfRows(inSection section: Int) -> Int {
    defer { if lines.count < 30 { lines += ["one", "two", "three"] } }
    return lines.count
  }
}

private final class Placeholders: ThreeLines {
  private var areLoaded = false

  override func numberOfRows(inSection section: Int) -> Int {
    guard !areLoaded else { return 2 }
    areLoaded = true
    return 20
  }
}

private final class MonthsByNeed: ThreeLines {
  private var months = 1

  override var numberOfSections: Int { months }
  override func numberOfRows(inSection section: Int) -> Int {
    if section == months - 1, months < 12 { months += 1 }
    return lines.count
  }
}

private final class UnreadHeader: ThreeLines {
  private var unread = 9

  override func traits(ofSection section: Int) -> SectionTraits {
    unread = max(0, unread - 1)
    return SectionTraits(header: "\(unread) unread")
  }
}

private final class StripeCell: EntryCell {}
