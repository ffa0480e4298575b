/// A row of a list whose rows come from elsewhere: a model, or the status of the section.
///
/// Whoever asks for the row that was tapped, displayed or prefetched gets one of these, so the compiler
/// says where a status could be taken for a model:
///
/// ```swift
/// if case .model(let friend) = friends[indexPath] { open(friend) }
/// ```
///
/// A section may have a status after its models, for more that is on its way:
/// `all.map(ListRow.model) + [.status(.loading, of: "friends")]`.
public enum ListRow<Model> {
  /// A model.
  case model(Model)
  /// The status of the section with an id.
  case status(ListStatus, of: SectionID)

  /// The model; nil for a status.
  public var model: Model? {
    switch self {
    case .model(let model): model
    case .status: nil
    }
  }

  /// The status; nil for a model.
  public var status: ListStatus? {
    switch self {
    case .model: nil
    case .status(let status, _): status
    }
  }
}

extension ListRow: Sendable where Model: Sendable {}
extension ListRow: Equatable where Model: Equatable {}
extension ListRow: Hashable where Model: Hashable {}

/// The id of a ``ListRow``: that of the model, or the section whose status it is.
public enum ListRowID<ModelID: Hashable>: Hashable {
  /// The id of a model.
  case model(ModelID)
  /// The section with a status.
  case status(of: SectionID)
}

extension ListRowID: Sendable where ModelID: Sendable {}

extension ListRow: Identifiable where Model: Identifiable {
  /// The id of the row. A status keeps it when it becomes another one.
  public var id: ListRowID<Model.ID> {
    switch self {
    case .model(let model): .model(model.id)
    case .status(_, let section): .status(of: section)
    }
  }
}

extension ListState {
  /// The rows that a section in this state has.
  ///
  /// - Parameter section: The id of the section.
  public func rows(ofSection section: SectionID) -> [ListRow<Model>] {
    switch self {
    case .rows(let models): models.map(ListRow.model)
    case .status(let status): [.status(status, of: section)]
    }
  }
}

extension TableSection {
  /// Creates a section in a state.
  ///
  /// ```swift
  /// TableSection(id: "friends", header: "Friends", state: .loading)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identity of this section among those of its table.
  ///   - header: The title above the rows, if there is one.
  ///   - footer: The title below the rows, if there is one.
  ///   - state: The state: the models of the rows, or a status in their place.
  public init<Item>(
    id: SectionID, header: String? = nil, footer: String? = nil, state: ListState<Item>
  ) where Model == ListRow<Item> {
    self.init(id: id, header: header, footer: footer, state.rows(ofSection: id))
  }
}
