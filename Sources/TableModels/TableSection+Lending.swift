extension TableSection {
  /// Lends the model of a row to a closure: in place where it is stored, made for the moment where
  /// it is provided.
  ///
  /// - Precondition: `row` is in `0..<count`.
  @inlinable
  package func lend(_ row: Int, to body: (borrowing Model) -> Void) {
    if let provider { return body(provider.model(row)) }
    body(stored.span[row])
  }
}
