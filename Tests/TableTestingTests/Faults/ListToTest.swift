import Tables

/// A list for a test: a data source, or a table with its owner and what the owner can do.
struct ListToTest {
  /// The data source; that of the table, if there is one.
  let source: any TableDataSource
  /// The table that shows it; nil where the rows alone are tested.
  let table: TableView?
  /// What keeps the list alive, such as its controller.
  let owner: AnyObject?
  /// What the owner can do, by name.
  let actions: [Action]
  /// What has to end when the owner lets go.
  var objects: [(name: String, object: AnyObject)] = []

  typealias Action = (name: String, perform: () -> Void)

  init(_ source: any TableDataSource, owner: AnyObject? = nil) {
    self.source = source
    table = nil
    self.owner = owner ?? source
    actions = []
  }

  init(
    _ table: TableView, source: any TableViewDataSource, owner: AnyObject? = nil,
    actions: [Action] = []
  ) {
    self.source = source
    self.table = table
    self.owner = owner ?? source
    self.actions = actions
    table.dataSource = source
  }
}
