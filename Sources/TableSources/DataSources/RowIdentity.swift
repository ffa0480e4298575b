/// The identity of a row in any place: the type of its model and the model's id.
///
/// ```swift
/// RowIdentity(photo) == RowIdentity(renamedPhoto)   // true: the same id
/// RowIdentity(photo) == RowIdentity(album)          // false, whatever the ids: another type
/// ```
///
/// A host follows a row by its identity where index paths fail: through a reload, or when the row
/// is deleted and inserted in one batch because it wants another kind of cell.
public struct RowIdentity: Hashable {
  /// The id of the model.
  public let id: AnyHashable
  private let modelType: ObjectIdentifier

  /// Creates the identity of a row whose model has an id, but is not `Identifiable`.
  ///
  /// - Parameters:
  ///   - modelType: The type of the model; the same id in another type is another row.
  ///   - id: The id of the model.
  public init(_ modelType: Any.Type, id: some Hashable) {
    self.id = AnyHashable(id)
    self.modelType = ObjectIdentifier(modelType)
  }

  /// Creates the identity of a row by its model. The model's own class counts, also behind a
  /// superclass.
  public init(_ model: some Identifiable) {
    self.init(type(of: model), id: model.id)
  }

  /// Creates the identity of a row by a model of any type, also behind a protocol or in an
  /// optional; nil if it is not `Identifiable`.
  init?(ofModel model: some Any) {
    guard let identifiable = model as? any Identifiable else { return nil }
    self.init(identifiable)
  }
}
