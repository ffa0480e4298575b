import TableSources

/// What a table has read from its data source: all that it goes by until it loads again.
struct LoadedContent {
  /// Where everything is.
  var geometry = TableGeometry()
  /// The titles of the sections.
  var titles: [Titles] = []
  /// The data source that was loaded; nil also when it has ended since.
  weak var dataSource: (any TableViewDataSource)?

  /// What stands above and below the rows of a section.
  struct Titles {
    let header: String?
    let footer: String?
  }
}
