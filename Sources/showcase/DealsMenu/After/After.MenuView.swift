import Tables

extension After {
  /// Categories on the left, and on the right the items of the open one.
  ///
  /// It shows any model that is a ``MenuCategory``, and returns the chosen model, not its index
  /// path.
  // excerpt: menu
  final class MenuView<Category: MenuCategory>: View, TableViewDelegate {
    /// The closure that is told of each choice, with no item if the category has none.
    var onChoose: ((Category, Category.Item?) -> Void)?

    private let categories: CommonDataSource<MenuCell, Category>
    private let items = CommonDataSource<MenuCell, Category.Item>([]) { $0.show($1) }
    private let columns = MenuColumns()
    private var openRow = TableIndexPath(section: 0, row: 0)
    private var chosen: (category: TableIndexPath, item: TableIndexPath)?

    init(_ categories: [Category]) {
      self.categories = CommonDataSource(categories) { $0.show($1) }
      super.init()
      addSubview(columns)
      columns.left.dataSource = self.categories
      columns.right.dataSource = items
      for table in [columns.left, columns.right] { table.delegate = self }
      if !categories.isEmpty { open(openRow) }
    }

    override func layoutSubviews() {
      columns.frame = bounds
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
      if tableView === columns.left {
        open(indexPath)
        if categories[indexPath].items.isEmpty { choose(nil) }
      } else {
        choose(indexPath)
      }
    }

    private func choose(_ item: TableIndexPath?) {
      chosen = item.map { (openRow, $0) }
      onChoose?(categories[openRow], item.map { items[$0] })
    }

    private func open(_ category: TableIndexPath) {
      openRow = category
      items.snapshot = TableSnapshot(categories[category].items)
      columns.left.selectRow(at: category)
      columns.right.deselectAll()
      if let chosen, chosen.category == category { columns.right.selectRow(at: chosen.item) }
    }
  }
  // end of excerpt
}

nonisolated extension MenuCell {
  fileprivate func show(_ entry: some MenuEntry) {
    show(entry.title, detail: entry.detail)
  }
}
