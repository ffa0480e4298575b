public import TableModels

extension CommonDataSource {
  /// The identity of a row whose model is `Identifiable`, also behind a protocol or in an optional.
  ///
  /// - Returns: The identity, or nil if the model has none or there is no such row.
  public func identity(at indexPath: TableIndexPath) -> RowIdentity? {
    storage.snapshot.model(at: indexPath).flatMap { RowIdentity(ofModel: $0) }
  }
}
