import TableModels

extension CommonDataSource {
  /// The feed that tells hosts of each change.
  public var changeFeed: ChangeFeed? { feed }

  /// Performs a change now, or as soon as no host shows rows.
  ///
  /// - Parameter announcement: The change for the hosts; nil if there is nothing to tell.
  func commit(_ announcement: TableChange?, _ change: SnapshotChange<Model>) {
    changeCount += 1
    storage.wait(for: change)
    feed.announce(announcement) { [storage] in storage.performFirstWaiting() }
    forgetEndedDisplays()
  }
}
