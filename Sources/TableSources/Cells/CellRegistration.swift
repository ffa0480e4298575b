/// A cell kind, and the closure that configures such a cell for a model.
///
/// ```swift
/// let photoRow = CellRegistration<PhotoCell, Photo> { cell, photo in
///   cell.name = photo.name
/// }
/// ```
///
/// A registration is used by showing a model with it: `slot.show(photo, with: photoRow)`. Nothing
/// has to be registered anywhere before.
public struct CellRegistration<Cell: AnyObject, Model> {
  /// What the queue keys such cells by.
  public let kind: CellKind
  /// Makes a cell show a model.
  public let configure: (_ cell: Cell, _ model: Model) -> Void

  /// A registration for cells of class `Cell`.
  ///
  /// - Parameters:
  ///   - cellIdentifier: The identifier of the cell kind; by default the name of the class.
  ///   - configure: Makes a cell show a model. It should set everything that the cell shows: the
  ///     cell may have shown another model before.
  public init(
    cellIdentifier: String = String(describing: Cell.self),
    configure: @escaping (_ cell: Cell, _ model: Model) -> Void
  ) {
    self.kind = CellKind(Cell.self, identifier: cellIdentifier)
    self.configure = configure
  }
}
