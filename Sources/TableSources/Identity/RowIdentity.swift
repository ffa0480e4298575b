/// What tells a row from all others, wherever it stands: the type of its model and the model's id.
///
/// ```swift
/// RowIdentity(photo) == RowIdentity(renamedPhoto)   // true: the same id
/// RowIdentity(photo) == RowIdentity(album)          // false, whatever the ids: another type
/// ```
///
/// A host follows a row by it where index paths do not lead: through a reload, or when the row is
/// deleted and inserted in one batch because it wants another kind of cell.
public struct RowIdentity: Hashable {
  /// The id of the model.
  public let id: AnyHashable
  private let modelType: ObjectIdentifier

  /// The identity of a row whose model has an id, but is not `Identifiable`.
  ///
  /// - Parameters:
  ///   - modelType: The type of the model; the same id in another type is another row.
  ///   - id: The id of the model.
  public init(_ modelType: Any.Type, id: some Hashable) {
    self.id = AnyHashable(id)
    self.modelType = ObjectIdentifier(modelType)
  }

  /// The identity of a row that shows a model. What counts is the model's own class, also where it is
  /// known as one of its superclasses.
  public init(_ model: some Identifiable) {
    self.init(type(of: model), id: model.id)
  }

  /// The identity of a row that shows a model of any type, whatever hides it: a protocol or an
  /// optional. Nil where the model is not `Identifiable`.
  init?(ofModel model: some Any) {
    guard let identifiable = model as? any Identifiable else { return nil }
    self.init(identifiable)
  }
}
