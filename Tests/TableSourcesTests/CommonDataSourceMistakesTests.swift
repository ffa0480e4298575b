import TableModels
import TableSources
import TestSupport
import Testing

@Suite struct CommonDataSourceMistakesTests {
  private static func withSource(
    _ makeMistake: @escaping @Sendable (CommonDataSource<NumberCell, Int>) -> Void
  ) -> @Sendable () -> Void {
    {
      let sections = [TableSection(id: 0, [1, 2, 3]), TableSection(id: 1, count: 5) { $0 }]
      makeMistake(CommonDataSource(sections: sections) { cell, number in cell.number = number })
    }
  }

  private static func show(_ path: TableIndexPath) -> @Sendable () -> Void {
    withSource { source in
      var slot = RowSlot(from: ReuseQueue())
      source.show(&slot, at: path)
    }
  }

  /// A host that must not be told of a change that cannot be.
  private final class Unwanted: TableDataSourceHost {
    func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange) {
      fatalError("A host was told of a mistake")
    }

    func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange) {}
  }

  private static func edit(
    _ makeMistake: @escaping @Sendable (CommonDataSource<NumberCell, Int>) -> Void
  ) -> @Sendable () -> Void {
    withSource { source in
      let host = Unwanted()
      source.changeFeed?.attach(host)
      makeMistake(source)
      withExtendedLifetime(host) {}
    }
  }

  private static let mistakes: Mistakes = [
    "Section 7 is out of bounds (2 sections)": edit { $0.moveSection(from: 7, to: 0) },
    "Section -7 is out of bounds (2 sections)": edit { $0.moveSection(from: -7, to: 0) },
    "Section 8 is out of bounds (2 sections)": edit { $0.moveSection(from: 0, to: 8) },
    "Section 9 is out of bounds (2 sections)": edit { $0.removeSection(at: 9) },
    "Section 10 is out of bounds (2 sections)": edit { $0.append(1, toSection: 10) },
    "Section 11 is out of bounds (2 sections)": edit { $0.move(from: [0, 0], to: [11, 0]) },
    "Row 12 is out of bounds (section 0 has 3 rows)": edit { $0.remove(at: [0, 12]) },
    "Row 13 is out of bounds (section 1 has 5 rows)": edit { $0.replace(at: [1, 13], with: 0) },
    "Row 14 is out of bounds (section 1 has 5 rows)": edit { $0.move(from: [1, 14], to: [0, 0]) },
    "Row 15 is out of bounds for an insertion into section 0 (0...3)": edit {
      $0.insert(1, at: [0, 15])
    },
    "Section 2 is out of bounds (2 sections)": show([2, 0]),
    "Section -1 is out of bounds (2 sections)": show([-1, 0]),
    "Row 3 is out of bounds (section 0 has 3 rows)": show([0, 3]),
    "Row -1 is out of bounds (section 0 has 3 rows)": show([0, -1]),
    "Row 5 is out of bounds (section 1 has 5 rows)": show([1, 5]),
    "Row -1 is out of bounds (section 1 has 5 rows)": show([1, -1]),
    "Row 6 is out of bounds (section 1 has 5 rows)": withSource { _ = $0.cellKind(at: [1, 6]) },
    "Row 7 is out of bounds (section 1 has 5 rows)": withSource { _ = $0[[1, 7]] },
    "Section 3 is out of bounds (2 sections)": withSource { _ = $0.numberOfRows(inSection: 3) },
    "Section 4 is out of bounds (2 sections)": withSource { _ = $0.traits(ofSection: 4) },
    "Section 6 is out of bounds (2 sections)": withSource { source in
      source.rowHeights = .each { _ in 1 }
      _ = source.traits(ofSection: 6)
    },
    "A TextCell is on show where the data source shows NumberCells": withSource { source in
      source.onWillDisplay = { _, _, _ in }
      source.willDisplay(TextCell(), at: [0, 0])
    },
    "A OutsideCell is on show where the data source shows NumberCells": withSource { source in
      source.onDidEndDisplaying = { _, _, _ in }
      source.didEndDisplaying(OutsideCell(text: ""), at: [0, 0])
    },
  ]

  @Test(arguments: mistakes.keys.sorted())
  func `a mistake traps with value and limit`(message: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in try CommonDataSourceMistakesTests.mistakes[message]?()
    }
    #expect(exit.trapMessage == message)
  }
}
