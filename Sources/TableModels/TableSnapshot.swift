/// All sections of a table at one moment, as a value.
///
/// ```swift
/// var inbox = TableSnapshot(sections: [
///   TableSection(id: "today", header: "Today", ["Lunch?", "Re: invoice"]),
///   TableSection(id: "older", header: "Older", ["Welcome"]),
/// ])
/// inbox[[0, 1]]              // "Re: invoice"
/// inbox.move(from: [0, 1], to: [1, 0])
/// inbox.numberOfRows(inSection: 1)  // 2
/// ```
///
/// A snapshot is `Sendable` if its models are, so it can be made on one thread and shown on
/// another.
public struct TableSnapshot<Model> {
  /// The sections, in the order in which a table shows them.
  public var sections: [TableSection<Model>]

  /// Creates a snapshot of the given sections.
  public init(sections: [TableSection<Model>] = []) {
    self.sections = sections
  }

  /// Creates a snapshot of one section, with the id 0 and no titles.
  public init(_ models: [Model]) {
    self.init(sections: [TableSection(id: 0, models)])
  }
}

extension TableSnapshot {
  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The number of rows of all sections together.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public var numberOfRows: Int { sections.reduce(0) { $0 + $1.count } }

  /// The number of rows of one section.
  ///
  /// - Precondition: `section` is in `0..<numberOfSections`.
  public func numberOfRows(inSection section: Int) -> Int {
    checkSection(section)
    return sections.span[section].endIndex
  }

  /// Returns true if there is a row at `indexPath`.
  public func contains(_ indexPath: TableIndexPath) -> Bool {
    indexPath.section >= 0 && indexPath.section < sections.count && indexPath.row >= 0
      && indexPath.row < sections.span[indexPath.section].endIndex
  }

  /// The model at `indexPath`, or nil if there is no such row.
  public func model(at indexPath: TableIndexPath) -> Model? {
    contains(indexPath) ? self[indexPath] : nil
  }

  /// The place of the first section with this id, or nil if there is none.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public func sectionIndex(of id: SectionID) -> Int? {
    sections.firstIndex { $0.id == id }
  }

  /// The model at `indexPath`.
  ///
  /// - Precondition: The row exists. To find out, ask ``model(at:)``.
  /// - Complexity: O(1), but for the first change to a section that provides its models.
  public subscript(indexPath: TableIndexPath) -> Model {
    get {
      checkRow(indexPath)
      return sections[indexPath.section][indexPath.row]
    }
    set {
      checkRow(indexPath)
      sections[indexPath.section][indexPath.row] = newValue
    }
  }

  func checkSection(_ section: Int) {
    guard section >= 0, section < sections.count else {
      trapSectionOutOfBounds(section, count: sections.count)
    }
  }

  func checkRow(_ indexPath: TableIndexPath) {
    checkSection(indexPath.section)
    let count = sections[indexPath.section].count
    guard indexPath.row >= 0, indexPath.row < count else {
      trapRowOutOfBounds(indexPath, count: count)
    }
  }
}

extension TableSnapshot: Sendable where Model: Sendable {}
extension TableSnapshot: Equatable where Model: Equatable {}
