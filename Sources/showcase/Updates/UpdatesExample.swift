import Tables

/// A name with an id, by which it is recognised in any place.
private struct Guest: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// A data source written by hand that says one thing and does another.
private final class ForgetfulNames: TableViewDataSource {
  var names = ["Jason", "Rose", "Lucy"]
  private let row = CellRegistration<FeedCell, String> { $0.line = $1 }

  func numberOfRows(inSection section: Int) -> Int { names.count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(names[indexPath.row], with: row)
  }
}

extension Example {
  /// A wrong update, refused with its reason, and a right one, found by difference.
  static let updates = Example(
    "updates", title: "Updates: a wrong one is refused, a right one is found",
    article: .checkedUpdates
  ) {
    try wrongUpdate() + rightUpdate()
  }

  private static func wrongUpdate() throws -> [Part] {
    let source = ForgetfulNames()
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: screenWidth(160), height: 48))
    table.name = "Guests"
    table.dataSource = source
    table.layoutIfNeeded()
    var refusal = ""
    do {
      // excerpt: wrong
      source.names.remove(at: 0)
      source.names.append("Ann")
      try table.deleteRows(at: [[0, 0]])
      // end of excerpt
    } catch {
      refusal = "\(error)"
    }
    return try withExtendedLifetime(source) {
      [
        "Two things happen to a list, and one of them is announced:",
        try SourceExcerpt("wrong", in: #filePath).code,
        "The batch is refused before anything changes:",
        .prose(
          refusal.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "  │" : "  │ \($0)" }.joined(separator: "\n")),
        "The table shows what it showed:",
        drawn(table),
      ]
    }
  }

  private static func rightUpdate() throws -> [Part] {
    let guests = [(1, "Jason"), (2, "Rose"), (3, "Lucy"), (4, "Ann")]
      .map { Guest(id: $0.0, name: $0.1) }
    let source = CommonDataSource<FeedCell, Guest>(guests) { cell, guest in cell.line = guest.name }
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: screenWidth(160), height: 64))
    table.dataSource = source
    let before = drawn(table)
    let announcements = Announcements()
    source.changeFeed?.attach(announcements)
    // excerpt: right
    var later = source.snapshot
    later.move(from: [0, 3], to: [0, 0])
    later[[0, 1]].name = "Jason B."
    later.remove(at: [0, 2])
    source.apply(later)
    // end of excerpt
    return try withExtendedLifetime(source) {
      [
        "A snapshot is changed and applied; what that means for the rows is found by difference:",
        before,
        try SourceExcerpt("right", in: #filePath).code,
        drawn(table),
        "What the table was told:",
        .prose(
          announcements.texts.joined(separator: "\n").split(separator: "\n").map { "  \($0)" }
            .joined(separator: "\n")),
        "\(reuseSentence(table))",
      ]
    }
  }
}

/// Listens to a data source, as its table does.
private final class Announcements: TableDataSourceHost {
  private(set) var texts: [String] = []

  func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange) {}

  func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange) {
    switch change {
    case .reload: texts.append("everything was replaced")
    case .difference(let difference): texts.append("\(difference.updates)")
    }
  }
}
