public import TableModels
public import TableSources

extension CommonDataSource {
  /// Creates a list whose rows come from elsewhere, in one section: its models, or a status in a
  /// ``/TableViews/StatusCell``.
  ///
  /// ```swift
  /// let friends = CommonDataSource(.loading, with: friendRow, retry: { _ in load() })
  /// friends.apply(.failed("No connection"))
  /// //   No connection [ Retry ]
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state of the list.
  ///   - registration: The cell kind of the models, and the closure that configures such a cell.
  ///   - retry: Tries again, when a person asks for it; nil if there is no way to.
  public convenience init<Item, ItemCell: TableViewCell>(
    _ state: ListState<Item>, with registration: CellRegistration<ItemCell, Item>,
    retry: ((_ section: SectionID) -> Void)? = nil
  ) where Cell == TableViewCell, Model == ListRow<Item> {
    self.init(
      sections: [TableSection(id: 0, state: state)], with: registration, retry: retry)
  }

  /// Creates sections of rows that come from elsewhere, each in a state of its own.
  ///
  /// - Parameters:
  ///   - sections: The sections, with titles and states.
  ///   - registration: The cell kind of the models, and the closure that configures such a cell.
  ///   - retry: Tries again for a section, when a person asks for it; nil if there is no way to.
  public convenience init<Item, ItemCell: TableViewCell>(
    sections: [TableSection<ListRow<Item>>], with registration: CellRegistration<ItemCell, Item>,
    retry: ((_ section: SectionID) -> Void)? = nil
  ) where Cell == TableViewCell, Model == ListRow<Item> {
    let statusRow = CellRegistration<StatusCell, (ListStatus, of: SectionID)> { cell, status in
      cell.status = status.0
      cell.onRetry = retry.map { retry in { retry(status.of) } }
    }
    self.init(sections: sections) { row, slot in
      switch row {
      case .model(let model): slot.show(model, with: registration)
      case .status(let status, let section): slot.show((status, of: section), with: statusRow)
      }
    }
    mainCell = ItemCell.self
  }
}
