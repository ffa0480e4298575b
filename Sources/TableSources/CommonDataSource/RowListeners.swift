import TableModels

/// The closures that a data source has beside its models.
struct RowListeners<Cell, Model> {
  typealias Display = (_ cell: Cell, _ model: Model, _ indexPath: TableIndexPath) -> Void
  typealias SectionViewMaker = (_ section: TableSection<Model>) -> SectionView?
  typealias Prefetch = (_ models: [Model], _ indexPaths: [TableIndexPath]) -> Void

  var heights: RowHeights<Model> = .standard
  var headerView: SectionViewMaker?
  var footerView: SectionViewMaker?
  var willDisplay: Display?
  var didEndDisplaying: Display?
  var prefetch: Prefetch?
  var cancelPrefetch: Prefetch?
}
