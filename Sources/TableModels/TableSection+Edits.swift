extension TableSection {
  /// Stores the models of a section that provides them; does nothing in a section that stores them.
  ///
  /// Every edit does this first: a count and a closure cannot say that one row has gone.
  ///
  /// - Complexity: O(*n*) in the number of rows, the first time.
  public mutating func storeModels() {
    guard let provider else { return }
    stored = (0..<provider.count).map(provider.model)
    self.provider = nil
  }

  /// Adds a row at the end.
  ///
  /// - Complexity: O(1) on average in a section that stores its models.
  public mutating func append(_ model: Model) {
    storeModels()
    stored.append(model)
  }

  /// Adds rows at the end.
  ///
  /// - Complexity: O(*n*) in the number of new rows, in a section that stores its models.
  public mutating func append(contentsOf models: some Sequence<Model>) {
    storeModels()
    stored.append(contentsOf: models)
  }

  /// Adds a row before the one that is now at `row`, or at the end if `row` is the count.
  ///
  /// - Precondition: `row` is in `0...count`.
  /// - Complexity: O(*n*) in the number of rows.
  public mutating func insert(_ model: Model, at row: Int) {
    insert(contentsOf: CollectionOfOne(model), at: row)
  }

  /// Adds rows before the one that is now at `row`, or at the end if `row` is the count.
  ///
  /// - Precondition: `row` is in `0...count`.
  /// - Complexity: O(*n*) in the number of rows, old and new.
  public mutating func insert(contentsOf models: some Collection<Model>, at row: Int) {
    guard row >= 0, row <= count else {
      fatalError("Row \(row) is out of bounds for an insertion (0...\(count))")
    }
    storeModels()
    stored.insert(contentsOf: models, at: row)
  }

  /// Removes a row and returns its model.
  ///
  /// - Precondition: `row` is in `0..<count`.
  /// - Complexity: O(*n*) in the number of rows.
  @discardableResult
  public mutating func remove(at row: Int) -> Model {
    guard row >= 0, row < count else { trapRowOutOfBounds(row, count: count) }
    storeModels()
    return stored.remove(at: row)
  }
}
