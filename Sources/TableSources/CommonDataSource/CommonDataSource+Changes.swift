import TableModels

extension CommonDataSource {
  /// Where hosts hear of each change.
  public var changeFeed: ChangeFeed? { feed }

  /// Performs a change now, or as soon as no host shows rows.
  ///
  /// - Parameter announcement: What hosts are told; nil where there is nothing to tell.
  func commit(_ announcement: TableChange?, _ change: SnapshotChange<Model>) {
    changeCount += 1
    storage.waiting.append(change)
    feed.make(announcement) { [storage] in storage.performFirstWaiting() }
    forgetEndedDisplays()
  }
}
