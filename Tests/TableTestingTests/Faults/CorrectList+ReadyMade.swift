import Tables

// The cells, headers and states that a list need not write.

extension CorrectList {
  static let readyMade: [CorrectList] = [
    CorrectList("cells with a value, of which a closure sets only what a row has") {
      let rows = CommonDataSource<ValueCell, Int>(Array(0..<9)) { cell, number in
        cell.textLabel.text = "row \(number)"
        if number.isMultiple(of: 2) { cell.detailLabel.text = "\(number * number)" }
        if number.isMultiple(of: 3) { cell.accessory = .disclosure }
        if number.isMultiple(of: 4) { cell.imageName = "\(number).png" }
        if number == 5 { cell.textLabel.numberOfLines = 0 }
      }
      rows.rowHeights = .fixed(48)
      return ListToTest(
        .ofLines(4), source: rows,
        actions: [
          ("replace a row", { rows.replace(at: [0, 0], with: rows[[0, 1]] + 1) }),
          ("drop a row", { if rows.numberOfRows(inSection: 0) > 3 { rows.remove(at: [0, 1]) } }),
        ])
    },
    CorrectList("headers that say what their sections have become") {
      let header = CellRegistration<TableHeaderFooterView, TableSection<Int>>(
        cellIdentifier: "count"
      ) { view, section in
        view.titleLabel.text = "\(section.id) has " + section.map { "\($0)" }.joined(separator: " ")
        view.titleLabel.numberOfLines = 0
      }
      let rows = CommonDataSource<TextCell, Int>(
        sections: ["a", "b", "c"].map { TableSection(id: $0, Array(0..<4)) }
      ) { cell, number in cell.textLabel.text = "row \(number)" }
      rows.headerView = { SectionView($0, with: header, height: .measured) }
      rows.footerView = { $0.count > 4 ? SectionView($0, with: header) : nil }
      return ListToTest(
        .ofLines(6), source: rows,
        actions: [
          ("add a row", { rows.append(rows.numberOfRows(inSection: 0)) }),
          (
            "move a row",
            {
              rows.move(from: [1, 0], to: [0, 0])
              rows.move(from: [0, 1], to: [1, 0])
            }
          ),
        ])
    },
    CorrectList("sections that load, fail and arrive") {
      struct Friend: Identifiable, Equatable { let id: String }
      let row = CellRegistration<SubtitleCell, Friend> { cell, friend in
        cell.textLabel.text = friend.id
        if friend.id.hasSuffix("1") { cell.detailLabel.text = "online" }
      }
      let sections: [SectionID] = ["near", "far"]
      let friends = CommonDataSource<TableViewCell, ListRow<Friend>>(
        sections: sections.map {
          TableSection(id: $0, header: "\($0)", state: .rows([Friend(id: "\($0) 1")]))
        }, with: row, retry: { _ in })
      func enter(_ state: (SectionID) -> ListState<Friend>) {
        for section in sections { friends.apply(state(section), toSectionWithID: section) }
      }
      return ListToTest(
        .ofLines(5), source: friends,
        actions: [
          ("load", { enter { _ in .loading } }),
          ("fail", { enter { .failed("\($0) is offline") } }),
          ("find nothing", { enter { _ in .empty("nobody") } }),
          (
            "arrive",
            {
              enter { section in .rows((0..<3).map { Friend(id: "\(section) \($0)") }) }
            }
          ),
        ])
    },
  ]
}
