import TableModels

/// One change of a snapshot, as a value.
enum SnapshotChange<Model> {
  /// No change: all is to be read anew.
  case none
  case all(TableSnapshot<Model>)
  case insertRows([Model], at: TableIndexPath)
  case removeRow(at: TableIndexPath)
  case moveRow(from: TableIndexPath, to: TableIndexPath)
  case replaceRow(at: TableIndexPath, with: Model)
  case insertSection(TableSection<Model>, at: Int)
  case removeSection(at: Int)
  case moveSection(from: Int, to: Int)

  /// The content that a change takes out of a snapshot.
  ///
  /// Its end may run any code of the user's, so the performer of a change keeps this until the
  /// snapshot can be looked at again.
  enum Outgoing {
    case nothing
    case row(Model)
    case section(TableSection<Model>)
    case everything(TableSnapshot<Model>)
  }
}

extension SnapshotChange {
  /// The sections with rows that come and go, which have to store their models first.
  var editedSections: [Int] {
    switch self {
    case .insertRows(_, let place), .removeRow(let place), .replaceRow(let place, _):
      [place.section]
    case .moveRow(let source, let target):
      source.section == target.section ? [source.section] : [source.section, target.section]
    case .none, .all, .insertSection, .removeSection, .moveSection: []
    }
  }

  /// Performs the change.
  ///
  /// Runs no code of the user's if ``editedSections`` store their models: nothing ends in here,
  /// because all removed content is returned.
  ///
  /// - Precondition: The snapshot has the places that the change names.
  /// - Returns: The removed content.
  func perform(on snapshot: inout TableSnapshot<Model>) -> Outgoing {
    switch self {
    case .none: break
    case .all(let new): return .everything(exchange(&snapshot, with: new))
    case .insertRows(let models, let place):
      snapshot.sections[place.section].insert(contentsOf: models, at: place.row)
    case .removeRow(let place): return .row(snapshot.remove(at: place))
    case .moveRow(let source, let target): snapshot.move(from: source, to: target)
    case .replaceRow(let place, let model): return .row(snapshot.replace(at: place, with: model))
    case .insertSection(let section, let index): snapshot.insertSection(section, at: index)
    case .removeSection(let index): return .section(snapshot.removeSection(at: index))
    case .moveSection(let source, let target): snapshot.moveSection(from: source, to: target)
    }
    return .nothing
  }
}
