import TableTesting
import Tables
import TestSupport
import Testing

private struct Friend: Identifiable, Equatable {
  let id: Int
  var name: String { "friend \(id)" }
}

/// Lists whose rows come from elsewhere.
@Suite struct ListStatesTests {
  private let table = makeTable(columns: 26, lines: 4)
  private let friendRow = CellRegistration<TextCell, Friend> { cell, friend in
    cell.textLabel.text = friend.name
  }
  private let all = [Friend(id: 1), Friend(id: 2)]

  private final class Log {
    var entries: [String] = []
  }
  private let log = Log()

  private func friends(
    _ state: ListState<Friend> = .loading
  ) -> CommonDataSource<TableViewCell, ListRow<Friend>> {
    CommonDataSource(state, with: friendRow, retry: { [log] in log.entries.append("retry \($0)") })
  }

  // MARK: As values

  @Test func `a state is rows, and so are its changes`() {
    let friends = friends()
    #expect(friends.snapshot == TableSnapshot([.status(.loading, of: 0)]))
    friends.apply(.failed("No connection"))
    #expect(friends[[0, 0]] == .status(.failed("No connection"), of: 0))
    friends.apply(.rows(all))
    #expect(friends.snapshot == TableSnapshot(all.map(ListRow.model)))
    #expect(friends[[0, 1]].model == Friend(id: 2))
    #expect(friends[[0, 1]].status == nil)
    friends.apply(.empty("No friends yet"))
    #expect(friends[[0, 0]].status == .empty("No friends yet"))
    #expect(friends[[0, 0]].model == nil)
    #expect(friends.indexPath(ofRowWithID: .status(of: 0)) == [0, 0])
    friends.apply(.rows(all))
    #expect(friends.indexPath(ofRowWithID: .model(2)) == [0, 1])
  }

  @Test func `a section has a state of its own, and one that is gone has none`() {
    let source = CommonDataSource<TableViewCell, ListRow<Friend>>(
      sections: [
        TableSection(id: "near", header: "Near", state: .rows(all)),
        TableSection(id: "far", header: "Far", state: .loading),
      ], with: friendRow)
    #expect(source.apply(.failed("Offline"), toSectionWithID: "far"))
    #expect(source.snapshot.sections[0].header == "Near")
    #expect(source.snapshot.sections[1].header == "Far")
    #expect(source[[1, 0]] == .status(.failed("Offline"), of: "far"))
    #expect(!source.apply(.loading, toSectionWithID: "gone"))
    #expect(source.snapshot.numberOfRows == 3)
  }

  @Test func `a state for several sections at once traps, and names the way out`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let row = CellRegistration<TextCell, Friend> { _, _ in }
      let source = CommonDataSource<TableViewCell, ListRow<Friend>>(
        sections: [
          TableSection(id: 0, state: .loading), TableSection(id: 1, state: .loading),
        ], with: row)
      source.apply(.loading)
    }
    #expect(
      result.trapMessage
        == "A state cannot be applied to 2 sections at once; name one of them: "
        + "apply(_:toSectionWithID:)")
  }

  // MARK: On the screen

  @Test func `a list says that it loads, that it failed, that there is nothing, what there is`() {
    let friends = friends()
    table.dataSource = friends
    expectScreen(table, is: "  Loading…\n\n\n")
    friends.apply(.failed("No connection"))
    expectScreen(table, is: "  No connection  [ Retry ]\n\n\n")
    friends.apply(.loading)
    expectScreen(table, is: "  Loading…\n\n\n")
    friends.apply(.empty("No friends yet"))
    expectScreen(table, is: "  No friends yet\n\n\n")
    friends.apply(.rows(all))
    expectScreen(table, is: "  friend 1\n  friend 2\n\n")
    friends.apply(.rows([]))
    table.emptyText = "none"
    expectScreen(table, is: "\n           none\n\n")
    let queue = table.reuseQueue
    #expect(queue.statistics(forIdentifier: "StatusCell").created == 1)
  }

  @Test func `sections load and fail one by one, and each knows which one tries again`() throws {
    let source = CommonDataSource<TableViewCell, ListRow<Friend>>(
      sections: [
        TableSection(id: "near", header: "Near", state: .failed("Offline")),
        TableSection(id: "far", header: "Far", state: .failed("Far away")),
      ], with: friendRow, retry: { [log] in log.entries.append("retry \($0)") })
    table.dataSource = source
    expectScreen(table, is: "Near\n  Offline        [ Retry ]\nFar\n  Far away       [ Retry ]")
    let tester = ScreenTester(table)
    try tester.tap("Retry", occurrence: 1)
    source.apply(.loading, toSectionWithID: "far")
    try tester.tap("Retry")
    #expect(log.entries == ["retry far", "retry near"])
    expectScreen(table, is: "Near\n  Offline        [ Retry ]\nFar\n  Loading…")
    #expect(table.diagnostics.isEmpty, "two sections that load have rows with ids of their own")
    source.apply(.loading, toSectionWithID: "near")
    #expect(table.diagnostics.isEmpty)
  }

  @Test func `a message has the lines that it needs where rows are measured`() {
    let friends = friends(.failed("The server did not answer"))
    friends.rowHeights = .measured(estimate: 16)
    table.dataSource = friends
    expectScreen(table, is: "  The server did [ Retry ]\n  not answer\n\n")
  }

  @Test func `rows are as high as their own cells want`() {
    let row = CellRegistration<SubtitleCell, Friend> { cell, friend in
      cell.textLabel.text = friend.name
      cell.detailLabel.text = "detail"
    }
    let source = CommonDataSource(.rows(all), with: row)
    table.dataSource = source
    expectScreen(table, is: "  friend 1\n  detail\n  friend 2\n  detail")
  }

  // MARK: Taps, keys, and everybody who is told of rows

  private final class Delegate: TableViewDelegate {
    var selected: [TableIndexPath] = []
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
      selected.append(indexPath)
    }
  }

  @Test func `a status is not selected, by tap or by key, and one that failed tries again`() throws
  {
    let friends = friends()
    let delegate = Delegate()
    table.delegate = delegate
    table.dataSource = friends
    let tester = ScreenTester(table)
    try tester.tap("Loading")
    table.focusedRow = [0, 0]
    tester.press(.enter, .character(" "))
    #expect(log.entries.isEmpty)
    friends.apply(.failed("No connection"))
    try tester.tap("No connection")
    tester.press(.enter)
    try tester.tap("Retry")
    #expect(log.entries == ["retry 0", "retry 0", "retry 0"])
    friends.apply(.empty("none"))
    try tester.tap("none")
    #expect(table.indexPathForSelectedRow == nil)
    friends.apply(.rows(all))
    try tester.tap("friend 2")
    table.focusedRow = [0, 0]
    tester.press(.enter)
    #expect(delegate.selected == [[0, 1], [0, 0]])
    #expect(log.entries.count == 3)
  }

  @Test func `who is told of rows gets a status as a status`() {
    let friends = friends(.rows(all))
    friends.onWillDisplay = { [log] in
      log.entries.append("comes \($1.model?.name ?? "status") \($2)")
    }
    friends.onDidEndDisplaying = { [log] _, row, _ in
      log.entries.append("goes \(row.model?.name ?? "status")")
    }
    friends.onPrefetch = { [log] rows, _ in log.entries.append("fetch \(rows.map(\.status))") }
    table.frame.size.height = 32
    table.dataSource = friends
    table.layoutIfNeeded()
    friends.apply(all.map(ListRow.model) + [.status(.loading, of: 0)])
    table.layoutIfNeeded()
    friends.apply(.loading)
    table.layoutIfNeeded()
    #expect(
      log.entries == [
        "comes friend 1 [0, 0]", "comes friend 2 [0, 1]",
        "fetch [Optional(TableModels.ListStatus.loading)]", "goes friend 2", "goes friend 1",
        "comes status [0, 0]",
      ])
  }

  @Test(arguments: 0..<4) func `sections in any states are as in a new table`(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    func state() -> ListState<Friend> {
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: .loading
      case 1: .failed("failed \(Int.random(in: 0..<3, using: &numbers))")
      case 2: .empty("none")
      default:
        .rows(
          (0..<6).filter { _ in numbers.oneIn(2) }.shuffled(using: &numbers).map(Friend.init(id:)))
      }
    }
    let ids: [SectionID] = ["a", "b", "c"]
    func source(_ sections: [TableSection<ListRow<Friend>>]) -> CommonDataSource<
      TableViewCell, ListRow<Friend>
    > {
      let source = CommonDataSource(sections: sections, with: friendRow, retry: { _ in })
      if seed.isMultiple(of: 2) { source.rowHeights = .measured(estimate: 16) }
      return source
    }
    let changing = source(
      ids.map { TableSection(id: $0, header: "\($0)", state: ListState<Friend>.loading) })
    table.dataSource = changing
    for step in 0..<(60 * TestScale.current) {
      if numbers.oneIn(3) {
        table.contentOffset = Double(16 * Int.random(in: 0..<9, using: &numbers))
      }
      changing.apply(state(), toSectionWithID: ids.randomElement(using: &numbers)!)
      let screen = table.screen
      let new = TableView(frame: table.frame)
      let same = source(changing.snapshot.sections)
      new.dataSource = same
      new.contentOffset = table.contentOffset
      #expect(screen == new.screen, "step \(step)")
    }
    #expect(
      table.diagnostics.allSatisfy {
        if case .duplicateID = $0 { "\($0)".contains("model(") } else { false }
      }, "friends may be in two sections, statuses may not")
  }

  @Test func `a used status cell is like a new one`() {
    var numbers = SeededGenerator(seed: 1)
    let used = StatusCell()
    for round in 0..<(200 * TestScale.current) {
      let statuses: [ListStatus] = [.loading, .failed("No connection at all"), .empty("none")]
      let status = statuses.randomElement(using: &numbers)!
      let (retries, renames) = (numbers.oneIn(2), numbers.oneIn(3))
      let new = StatusCell()
      let size = LayoutSize(
        width: [0, 8, 24, 80, 160, 320].randomElement(using: &numbers)!,
        height: [0, 16, 48].randomElement(using: &numbers)!)
      used.prepareForReuse()
      for cell in [used, new] {
        cell.status = status
        if retries { cell.onRetry = {} }
        if renames { cell.retryButton.setTitle("Again, please", for: .normal) }
        cell.frame.size = size
      }
      let limit = LayoutSize(width: size.width, height: .infinity)
      #expect(used.displayList() == new.displayList(), "round \(round), \(status)")
      #expect(used.sizeThatFits(limit) == new.sizeThatFits(limit), "round \(round), \(status)")
      for view in used.subviews where !view.frame.isEmpty {
        #expect(view.frame.maxX <= size.width && view.frame.minX >= 0, "round \(round)")
      }
    }
  }
}
