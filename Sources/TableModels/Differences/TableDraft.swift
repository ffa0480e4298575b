/// The identity of a row, for any model.
///
/// Not nested in the generic draft: a difference of labels is then compiled for them.
private struct RowLabel: Identifiable, Equatable, Sendable {
  let id: Int
  /// The number of times that its model was replaced.
  var revision = 0
}

/// A snapshot that is being changed, with a record of the origin of its rows.
///
/// A data source gives one to the closure of `edit`; the changes become one difference, with the
/// fewest moves. The models need no identity, because the rows are followed, not compared.
public struct TableDraft<Model> {
  /// The sections and models, as changed so far.
  public private(set) var snapshot: TableSnapshot<Model>

  /// The identity of the row at each place.
  private var labels: TableSnapshot<RowLabel>
  private let originalLabels: TableSnapshot<RowLabel>
  private var nextLabel: Int

  /// Creates a draft of a snapshot, without changes.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  package init(_ snapshot: TableSnapshot<Model>) {
    self.snapshot = snapshot
    var next = 0
    let sections = snapshot.sections.enumerated().map { number, section in
      let first = next
      next += section.count
      return TableSection<RowLabel>(
        id: SectionID(number), header: section.header, footer: section.footer,
        count: section.count
      ) { RowLabel(id: first + $0) }
    }
    originalLabels = TableSnapshot(sections: sections)
    labels = originalLabels
    nextLabel = next + sections.count
  }

  /// The sum of the changes.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  package var difference: TableDifference { labels.difference(from: originalLabels) }

  private mutating func newLabel() -> RowLabel {
    nextLabel += 1
    return RowLabel(id: nextLabel)
  }
}

extension TableDraft {
  /// Adds a row at the end of a section.
  ///
  /// - Precondition: The section exists.
  public mutating func append(_ model: Model, toSection section: Int = 0) {
    snapshot.append(model, toSection: section)
    labels.append(newLabel(), toSection: section)
  }

  /// Adds a row so that it is at `indexPath` afterwards.
  ///
  /// - Precondition: The section exists, and the row is at most its count.
  public mutating func insert(_ model: Model, at indexPath: TableIndexPath) {
    snapshot.insert(model, at: indexPath)
    labels.insert(newLabel(), at: indexPath)
  }

  /// Removes a row and returns its model.
  ///
  /// - Precondition: The row exists.
  @discardableResult
  public mutating func remove(at indexPath: TableIndexPath) -> Model {
    labels.remove(at: indexPath)
    return snapshot.remove(at: indexPath)
  }

  /// Moves a row so that it is at `target` afterwards, in the same section or in another.
  ///
  /// - Precondition: The row exists, and `target` is a place of the content without it or the end of
  ///   one of its sections.
  public mutating func move(from source: TableIndexPath, to target: TableIndexPath) {
    snapshot.move(from: source, to: target)
    labels.move(from: source, to: target)
  }

  /// Replaces the model at `indexPath`, and returns the old one.
  ///
  /// - Precondition: The row exists.
  @discardableResult
  public mutating func replace(at indexPath: TableIndexPath, with model: Model) -> Model {
    labels[indexPath].revision += 1
    return snapshot.replace(at: indexPath, with: model)
  }

  /// Adds a section with its rows so that it is at `index` afterwards.
  ///
  /// - Precondition: `index` is in `0...numberOfSections`.
  public mutating func insertSection(_ section: TableSection<Model>, at index: Int) {
    snapshot.insertSection(section, at: index)
    let first = nextLabel + 2
    nextLabel = first + section.count
    let label = TableSection<RowLabel>(
      id: SectionID(-nextLabel), header: section.header, footer: section.footer,
      count: section.count
    ) { RowLabel(id: first + $0) }
    labels.insertSection(label, at: index)
  }

  /// Removes a section with its rows and returns it.
  ///
  /// - Precondition: The section exists.
  @discardableResult
  public mutating func removeSection(at index: Int) -> TableSection<Model> {
    labels.removeSection(at: index)
    return snapshot.removeSection(at: index)
  }

  /// Moves a section with its rows so that it is at `target` afterwards.
  ///
  /// - Precondition: Both are sections of the content.
  public mutating func moveSection(from source: Int, to target: Int) {
    snapshot.moveSection(from: source, to: target)
    labels.moveSection(from: source, to: target)
  }

  /// Gives a section other titles.
  ///
  /// - Precondition: The section exists.
  public mutating func setTitles(header: String?, footer: String?, ofSection section: Int) {
    snapshot.checkSection(section)
    snapshot.sections[section].header = header
    snapshot.sections[section].footer = footer
    labels.sections[section].header = header
    labels.sections[section].footer = footer
  }
}

extension TableDraft: Sendable where Model: Sendable {}
