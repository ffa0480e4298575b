import Tables

/// The Swift of the page of the module `TableSources`.
enum TableSourcesSnippets {
  static let programs: [String: SnippetProgram] = ["slot": slot, "live": live]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private func slot() {
  // snippet: slot
  let names = CommonDataSource<LineCell, String>(["Jason", "Rose"]) { cell, name in
    cell.line.text = name
  }

  var slot = RowSlot(from: ReuseQueue())
  names.show(&slot, at: [0, 1])
  if let cell = slot.take() as? LineCell { print(cell.line.text) }
  // end
}

private func live() throws {
  // snippet: live
  final class Countdown: TableViewDataSource {
    private(set) var numbers = [3, 2, 1]
    let changeFeed: ChangeFeed? = ChangeFeed(of: Countdown.self)
    private let row = CellRegistration<LineCell, Int> { cell, number in
      cell.line.text = "\(number)"
    }

    func numberOfRows(inSection section: Int) -> Int { numbers.count }

    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      slot.show(numbers[indexPath.row], with: row)
    }

    func tick() throws {
      var updates = TableUpdates()
      updates.deleteRows(at: [[0, 0]])
      let difference = try TableDifference(
        updates, from: [numbers.count], to: [numbers.count - 1])
      changeFeed?.announce(.difference(difference)) { self.numbers.removeFirst() }
    }
  }

  let countdown = Countdown()
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 80, height: 48))
  table.dataSource = countdown
  let two = table.cellForRow(at: [0, 1])

  try countdown.tick()
  print(table.numberOfRows(inSection: 0), table.cellForRow(at: [0, 0]) === two)
  // end
}
