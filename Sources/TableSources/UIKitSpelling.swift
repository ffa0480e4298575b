// UIKit's names for things that have another name here, so that the compiler says the right one.

public import TableModels

extension CommonDataSource {
  @available(*, unavailable, renamed: "apply(_:)", message: "A headless table animates nothing")
  public func apply(
    _ snapshot: TableSnapshot<Model>, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) { fatalError("unavailable") }

  @available(*, unavailable, message: "Ask by place: dataSource[indexPath]")
  public func itemIdentifier(for indexPath: TableIndexPath) -> Model? { fatalError("unavailable") }

  @available(*, unavailable, renamed: "indexPath(ofRowWithID:)")
  public func indexPath(for itemIdentifier: some Hashable) -> TableIndexPath? {
    fatalError("unavailable")
  }
}
