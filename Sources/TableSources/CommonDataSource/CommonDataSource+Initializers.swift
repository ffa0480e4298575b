public import TableModels

// One section or many, times: one cell for all rows, the same with an identifier of its own, with a
// lease, or by a registration made before; or a cell chosen for each model. They are separate
// initializers, not default arguments: with a default for `cellIdentifier:` a trailing closure
// resolves to the wrong one in silence.

extension CommonDataSource {
  /// Creates one section of rows that look alike.
  ///
  /// - Parameters:
  ///   - models: A model for each row.
  ///   - configure: Makes a cell show a model. It should set everything that the cell shows.
  @inlinable
  public convenience init(
    _ models: [Model], configure: @escaping (_ cell: Cell, _ model: Model) -> Void
  ) {
    self.init(TableSnapshot(models), CellRegistration(configure: configure))
  }

  /// Creates one section of rows that look alike, in cells of a kind with its own identifier.
  ///
  /// - Parameters:
  ///   - models: A model for each row.
  ///   - cellIdentifier: The identifier of the cell kind; by default the name of the class.
  ///   - configure: Makes a cell show a model. It should set everything that the cell shows.
  @inlinable
  public convenience init(
    _ models: [Model], cellIdentifier: String,
    configure: @escaping (_ cell: Cell, _ model: Model) -> Void
  ) {
    self.init(
      TableSnapshot(models), CellRegistration(cellIdentifier: cellIdentifier, configure: configure))
  }

  /// Creates one section of rows that look alike, with a closure that takes a lease: for content
  /// that comes later.
  ///
  /// - Parameters:
  ///   - models: A model for each row.
  ///   - configure: Makes a cell show a model. The lease is current as long as the cell shows it.
  @inlinable
  public convenience init(
    _ models: [Model], configure: @escaping CellRegistration<Cell, Model>.Leased
  ) {
    self.init(TableSnapshot(models), CellRegistration(configure: configure))
  }

  /// Creates one section of rows that look alike, shown with a registration.
  ///
  /// - Parameters:
  ///   - models: A model for each row.
  ///   - registration: The cell kind, and the closure that configures such a cell.
  @inlinable
  public convenience init(
    _ models: [Model], registration: CellRegistration<Cell, Model>
  ) {
    self.init(TableSnapshot(models), registration)
  }

  /// Creates one section of rows that choose their cells: heterogeneous rows.
  ///
  /// - Parameters:
  ///   - models: A model for each row.
  ///   - show: Shows a model in a slot with the registration of its choice.
  @inlinable
  public convenience init(
    _ models: [Model], show: @escaping (_ model: Model, _ slot: inout RowSlot) -> Void
  ) {
    self.init(TableSnapshot(models), show)
  }

  /// Creates sections of rows that look alike.
  ///
  /// - Parameters:
  ///   - sections: The sections, with titles and models.
  ///   - configure: Makes a cell show a model. It should set everything that the cell shows.
  @inlinable
  public convenience init(
    sections: [TableSection<Model>], configure: @escaping (_ cell: Cell, _ model: Model) -> Void
  ) {
    self.init(TableSnapshot(sections: sections), CellRegistration(configure: configure))
  }

  /// Creates sections of rows that look alike, in cells of a kind with its own identifier.
  ///
  /// - Parameters:
  ///   - sections: The sections, with titles and models.
  ///   - cellIdentifier: The identifier of the cell kind; by default the name of the class.
  ///   - configure: Makes a cell show a model. It should set everything that the cell shows.
  @inlinable
  public convenience init(
    sections: [TableSection<Model>], cellIdentifier: String,
    configure: @escaping (_ cell: Cell, _ model: Model) -> Void
  ) {
    self.init(
      TableSnapshot(sections: sections),
      CellRegistration(cellIdentifier: cellIdentifier, configure: configure))
  }

  /// Creates sections of rows that look alike, with a closure that takes a lease: for content that
  /// comes later.
  ///
  /// - Parameters:
  ///   - sections: The sections, with titles and models.
  ///   - configure: Makes a cell show a model. The lease is current as long as the cell shows it.
  @inlinable
  public convenience init(
    sections: [TableSection<Model>], configure: @escaping CellRegistration<Cell, Model>.Leased
  ) {
    self.init(TableSnapshot(sections: sections), CellRegistration(configure: configure))
  }

  /// Creates sections of rows that look alike, shown with a registration.
  ///
  /// - Parameters:
  ///   - sections: The sections, with titles and models.
  ///   - registration: The cell kind, and the closure that configures such a cell.
  @inlinable
  public convenience init(
    sections: [TableSection<Model>], registration: CellRegistration<Cell, Model>
  ) {
    self.init(TableSnapshot(sections: sections), registration)
  }

  /// Creates sections of rows that choose their cells: heterogeneous rows.
  ///
  /// - Parameters:
  ///   - sections: The sections, with titles and models.
  ///   - show: Shows a model in a slot with the registration of its choice.
  @inlinable
  public convenience init(
    sections: [TableSection<Model>],
    show: @escaping (_ model: Model, _ slot: inout RowSlot) -> Void
  ) {
    self.init(TableSnapshot(sections: sections), show)
  }

  @inlinable
  convenience init(
    _ snapshot: TableSnapshot<Model>, _ registration: CellRegistration<Cell, Model>
  ) {
    let storage = SnapshotStorage(snapshot)
    self.init(
      storage, kindOf: { _ in registration.kind },
      showRow: { slot, indexPath in
        storage.lend(indexPath) { model in slot.show(model, with: registration) }
      })
  }

  @inlinable
  convenience init(
    _ snapshot: TableSnapshot<Model>,
    _ show: @escaping (_ model: Model, _ slot: inout RowSlot) -> Void
  ) {
    let storage = SnapshotStorage(snapshot)
    self.init(
      storage, kindOf: { RowSlot.kind(of: $0, showing: show) },
      showRow: { slot, indexPath in
        storage.lend(indexPath) { model in show(model, &slot) }
      })
  }
}
