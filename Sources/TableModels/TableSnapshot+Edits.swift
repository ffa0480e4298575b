extension TableSnapshot {
  /// Adds a row at the end of a section.
  ///
  /// - Precondition: The section exists.
  public mutating func append(_ model: Model, toSection section: Int) {
    checkSection(section)
    sections[section].append(model)
  }

  /// Adds a row so that it is at `indexPath` afterwards.
  ///
  /// - Precondition: The section exists, and the row is at most its count.
  /// - Complexity: O(*n*) in the number of rows of the section.
  public mutating func insert(_ model: Model, at indexPath: TableIndexPath) {
    checkSection(indexPath.section)
    sections[indexPath.section].insert(model, at: indexPath.row)
  }

  /// Removes a row and returns its model.
  ///
  /// - Precondition: The row exists.
  /// - Complexity: O(*n*) in the number of rows of the section.
  @discardableResult
  public mutating func remove(at indexPath: TableIndexPath) -> Model {
    checkRow(indexPath)
    return sections[indexPath.section].remove(at: indexPath.row)
  }

  /// Moves a row so that it is at `target` afterwards, in the same section or in another.
  ///
  /// - Parameters:
  ///   - source: The place of the row now.
  ///   - target: The place of the row after the move.
  /// - Precondition: The row exists, and `target` is a place of the snapshot without it or the end
  ///   of one of its sections.
  /// - Complexity: O(*n*) in the number of rows of both sections.
  public mutating func move(from source: TableIndexPath, to target: TableIndexPath) {
    checkRow(source)
    checkSection(target.section)
    let rowsLeft = sections[target.section].count - (source.section == target.section ? 1 : 0)
    guard target.row >= 0, target.row <= rowsLeft else {
      fatalError(
        "Row \(target.row) is out of bounds for a move to section \(target.section) (0...\(rowsLeft))"
      )
    }
    insert(remove(at: source), at: target)
  }

  /// Replaces the model at `indexPath`, and returns the old one.
  ///
  /// - Precondition: The row exists.
  @discardableResult
  public mutating func replace(at indexPath: TableIndexPath, with model: Model) -> Model {
    let old = self[indexPath]
    self[indexPath] = model
    return old
  }

  /// Adds a section so that it is at `index` afterwards.
  ///
  /// - Precondition: `index` is in `0...numberOfSections`.
  public mutating func insertSection(_ section: TableSection<Model>, at index: Int) {
    guard index >= 0, index <= sections.count else {
      fatalError("Section \(index) is out of bounds for an insertion (0...\(sections.count))")
    }
    sections.insert(section, at: index)
  }

  /// Removes a section with its rows and returns it.
  ///
  /// - Precondition: The section exists.
  @discardableResult
  public mutating func removeSection(at index: Int) -> TableSection<Model> {
    checkSection(index)
    return sections.remove(at: index)
  }

  /// Moves a section with its rows so that it is at `target` afterwards.
  ///
  /// - Precondition: Both are sections of the snapshot.
  public mutating func moveSection(from source: Int, to target: Int) {
    checkSection(source)
    checkSection(target)
    sections.insert(sections.remove(at: source), at: target)
  }
}
