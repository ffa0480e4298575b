public import TableModels

/// A list written once: its data, its cell, and the closure that joins them.
///
/// ```swift
/// let photos = CommonDataSource<PhotoCell, Photo>(album) { cell, photo in
///   cell.name.text = photo.name
/// }
/// table.dataSource = photos
/// ```
///
/// The closure gets a `PhotoCell` and a `Photo`, never `Any`, and nothing has to be registered: the
/// data source owns its cell kind. `Cell` is any class; a headless table wants a `TableViewCell`,
/// an app may use its `UITableViewCell`.
///
/// Rows that need different cells are shown by a closure that chooses a registration for each
/// model; `Cell` is then the common superclass of the cells.
///
/// Each initializer builds one closure over the stored models. It is inlinable, so the closure is
/// compiled with known types. That makes a generic class fast behind a table that is not generic.
public final class CommonDataSource<Cell: AnyObject, Model> {
  @usableFromInline let storage: SnapshotStorage<Model>
  @usableFromInline let showRow: (_ slot: inout RowSlot, _ indexPath: TableIndexPath) -> Void

  // Unchecked exclusivity: asked for each row. No user code runs inside of an access: each is one
  // statement that reads, or one that takes out the old value, which ends after it.

  @exclusivity(unchecked) var listeners = RowListeners<Cell, Model>()
  @exclusivity(unchecked) var displayed = DisplayedModels<Model>() {
    didSet { hasDisplays = !displayed.isEmpty }
  }
  /// True if there are any displays: asked for each row, which need not know the model's type for
  /// that.
  @exclusivity(unchecked) @usableFromInline private(set) var hasDisplays = false

  /// The kind of cell that a model wants; nil for one that is shown in a cell dequeued by hand.
  private let kindOf: (_ model: Model) -> CellKind?
  /// True if a model was found that is shown by hand: asking for kinds would cost a cell each time.
  private var showsByHand = false
  /// The class of most cells, if `Cell` is a common superclass; nil if it is `Cell` itself or nobody
  /// said.
  package final var mainCell: (any AnyObject.Type)?
  /// The feed that tells hosts of changes.
  let feed = ChangeFeed(of: CommonDataSource.self)
  /// The number of changes that have been made, waiting ones included.
  @usableFromInline var changeCount = 0
  @usableFromInline var differences = DifferenceWorkspace()
  /// The duplicate ids of the content, with the number of changes before the search for them.
  var knownDuplicates: (change: Int, ids: [DuplicateID])?

  @usableFromInline
  init(
    _ storage: SnapshotStorage<Model>, kindOf: @escaping (Model) -> CellKind?,
    showRow: @escaping (inout RowSlot, TableIndexPath) -> Void
  ) {
    self.storage = storage
    self.kindOf = kindOf
    self.showRow = showRow
  }

  /// Returns true if a model wants another kind of cell than another one.
  @usableFromInline
  func wantsOtherKind(_ new: Model, than old: Model) -> Bool {
    guard !showsByHand else { return false }
    guard let kind = kindOf(old) else {
      showsByHand = true
      return false
    }
    return kindOf(new) !== kind
  }

  /// The sections and models, with all changes made so far.
  ///
  /// Setting it replaces everything, as if the data source were new: hosts reload. If the models
  /// have identity, ``apply(_:)-(TableSnapshot<Model>)`` does the same and keeps the cells of rows
  /// that stay.
  ///
  /// - Complexity: O(1), and O(*n*) while changes wait for the end of a layout pass.
  public var snapshot: TableSnapshot<Model> {
    get { feed.hasOwnWaitingChanges ? storage.snapshotWithWaiting : storage.snapshot }
    set { commit(.reload, .all(newValue)) }
  }

  /// The model at `indexPath`, with all changes made so far.
  ///
  /// - Precondition: The row exists. To find out, ask `snapshot.model(at:)`.
  public subscript(indexPath: TableIndexPath) -> Model { snapshot[indexPath] }
}

extension CommonDataSource: TableDataSource {
  public var numberOfSections: Int { storage.snapshot.numberOfSections }

  public func numberOfRows(inSection section: Int) -> Int {
    storage.snapshot.numberOfRows(inSection: section)
  }

  @inlinable @inline(__always)
  public func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    guard !hasDisplays else { return showAndNote(&slot, at: indexPath) }
    showRow(&slot, indexPath)
  }

  public func traits(ofSection section: Int) -> SectionTraits {
    let models = existingSection(section)
    var traits = SectionTraits(
      header: models.header, footer: models.footer, rowHeights: rowHeights(of: models))
    traits.standardRowHeight = standardRowHeight
    traits.headerView = headerView?(models)
    traits.footerView = footerView?(models)
    return traits
  }

  private var standardRowHeight: Double? {
    ((mainCell ?? Cell.self) as? any ReusableCell.Type)?.standardRowHeight
  }

  private func rowHeights(of models: TableSection<Model>) -> RowHeights<Int> {
    switch rowHeights {
    case .standard: .standard
    case .fixed(let height): .fixed(height)
    case .measured(let estimate): .measured(estimate: estimate)
    case .each(let height): .each { row in height(models[row]) }
    }
  }

  private func existingSection(_ number: Int) -> TableSection<Model> {
    let sections = storage.snapshot.sections
    guard number >= 0, number < sections.count else {
      trapSectionOutOfBounds(number, count: sections.count)
    }
    return sections[number]
  }
}
