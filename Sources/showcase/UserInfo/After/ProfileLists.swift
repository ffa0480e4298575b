import ShowcaseModels
import Tables

/// Tables of profiles, a card high, whose one cell is reused for every row.
enum ProfileLists {
  static let people = [Person.zhang, .li, .wang]

  /// Cards that keep old values if the next person lacks them.
  static func keeping() -> CommonDataSource<ProfileCell, Person> {
    // excerpt: leak
    CommonDataSource(people) { cell, person in cell.card.parameter = person.parameter }
    // end of excerpt
  }

  /// Cards that show each person and nothing else.
  static func strict() -> CommonDataSource<StrictProfileCell, Person> {
    // excerpt: no leak
    CommonDataSource(people) { cell, person in cell.card.person = person }
    // end of excerpt
  }

  /// The last row of a table, after scrolling there from the first.
  static func lastRow(of source: some TableViewDataSource) -> DisplayList {
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    table.rowHeight = 200
    table.dataSource = source
    return withExtendedLifetime(source) {
      table.scrollToEnd(by: 200)
      return table.displayList()
    }
  }
}
