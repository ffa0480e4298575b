public import TableModels

// Each edit is one change for the hosts. They see index paths as the edit has them, and the
// snapshot is changed in place.

extension CommonDataSource {
  /// Adds a row at the end of a section.
  ///
  /// - Precondition: The section exists.
  public func append(_ model: Model, toSection section: Int = 0) {
    insert(model, at: end(ofSection: section))
  }

  /// Adds rows at the end of a section.
  ///
  /// - Precondition: The section exists.
  public func append(contentsOf models: some Collection<Model>, toSection section: Int = 0) {
    insert(contentsOf: models, at: end(ofSection: section))
  }

  /// Adds a row so that it is at `indexPath` afterwards.
  ///
  /// - Precondition: The section exists, and the row is at most its count.
  public func insert(_ model: Model, at indexPath: TableIndexPath) {
    insert(contentsOf: CollectionOfOne(model), at: indexPath)
  }

  /// Adds rows so that the first of them is at `indexPath` afterwards.
  ///
  /// - Precondition: The section exists, and the row is at most its count.
  /// - Complexity: O(*n*) in the number of rows of the section, old and new.
  public func insert(contentsOf models: some Collection<Model>, at indexPath: TableIndexPath) {
    let end = end(ofSection: indexPath.section)
    guard indexPath.row >= 0, indexPath.row <= end.row else {
      fatalError(
        "Row \(indexPath.row) is out of bounds for an insertion into section \(indexPath.section) "
          + "(0...\(end.row))")
    }
    guard !models.isEmpty else { return }
    let models = Array(models)
    var updates = TableUpdates()
    updates.insertRows(
      at: models.indices.map {
        TableIndexPath(section: indexPath.section, row: indexPath.row + $0)
      })
    commit(updates, .insertRows(models, at: indexPath))
  }

  /// Removes a row and returns its model.
  ///
  /// - Precondition: The row exists.
  /// - Complexity: O(*n*) in the number of rows of the section.
  @discardableResult
  public func remove(at indexPath: TableIndexPath) -> Model {
    let model = self[indexPath]
    var updates = TableUpdates()
    updates.deleteRows(at: [indexPath])
    commit(updates, .removeRow(at: indexPath))
    return model
  }

  /// Moves a row so that it is at `target` afterwards, in the same section or in another.
  ///
  /// - Precondition: The row exists, and `target` is a place of the content without it or the end of
  ///   one of its sections.
  /// - Complexity: O(*n*) in the number of rows of both sections.
  public func move(from source: TableIndexPath, to target: TableIndexPath) {
    _ = self[source]  // there must be one
    let rowsLeft =
      end(ofSection: target.section).row - (source.section == target.section ? 1 : 0)
    guard target.row >= 0, target.row <= rowsLeft else {
      fatalError(
        "Row \(target.row) is out of bounds for a move to section \(target.section) (0...\(rowsLeft))"
      )
    }
    guard source != target else { return }
    var updates = TableUpdates()
    updates.moveRow(at: source, to: target)
    commit(updates, .moveRow(from: source, to: target))
  }

  /// Replaces the model at `indexPath`, and returns the old one. The row keeps its cell if its kind
  /// fits the new model.
  ///
  /// - Precondition: The row exists.
  @discardableResult
  public func replace(at indexPath: TableIndexPath, with model: Model) -> Model {
    let old = self[indexPath]
    var updates = TableUpdates()
    if !wantsOtherKind(model, than: old) {
      updates.reconfigureRows(at: [indexPath])
    } else {
      updates.deleteRows(at: [indexPath])
      updates.insertRows(at: [indexPath])
    }
    commit(updates, .replaceRow(at: indexPath, with: model))
    return old
  }

  /// Adds a section with its rows so that it is at `index` afterwards.
  ///
  /// - Precondition: `index` is in `0...numberOfSections`.
  public func insertSection(_ section: TableSection<Model>, at index: Int) {
    let count = snapshot.numberOfSections
    guard index >= 0, index <= count else {
      fatalError("Section \(index) is out of bounds for an insertion (0...\(count))")
    }
    var updates = TableUpdates()
    updates.insertSections([index])
    commit(updates, .insertSection(section, at: index))
  }

  /// Removes a section with its rows and returns it.
  ///
  /// - Precondition: The section exists.
  @discardableResult
  public func removeSection(at index: Int) -> TableSection<Model> {
    let section = existingSection(index)
    var updates = TableUpdates()
    updates.deleteSections([index])
    commit(updates, .removeSection(at: index))
    return section
  }

  /// Moves a section with its rows so that it is at `target` afterwards.
  ///
  /// - Precondition: Both are sections of the content.
  public func moveSection(from source: Int, to target: Int) {
    _ = existingSection(source)
    _ = existingSection(target)
    guard source != target else { return }
    var updates = TableUpdates()
    updates.moveSection(source, toSection: target)
    commit(updates, .moveSection(from: source, to: target))
  }

  private func commit(_ updates: TableUpdates, _ change: SnapshotChange<Model>) {
    commit(.difference(TableDifference(updates: updates)), change)
  }

  private func end(ofSection section: Int) -> TableIndexPath {
    TableIndexPath(section: section, row: existingSection(section).count)
  }

  private func existingSection(_ number: Int) -> TableSection<Model> {
    let sections = snapshot.sections
    guard number >= 0, number < sections.count else {
      trapSectionOutOfBounds(number, count: sections.count)
    }
    return sections[number]
  }
}
