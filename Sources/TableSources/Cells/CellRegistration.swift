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

  @usableFromInline
  init(kind: CellKind, configure: @escaping (_ cell: Cell, _ model: Model) -> Void) {
    self.kind = kind
    self.configure = configure
  }

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
    self.init(kind: CellKind(Cell.self, identifier: cellIdentifier), configure: configure)
  }

  /// The same cells for other models, each of which is turned into one of this registration's.
  ///
  /// ```swift
  /// let shopRow = photoRow.pullback { (shop: Shop) in shop.asPhoto }
  /// ```
  ///
  /// The kind is shared: a cell that showed a photo may show a shop next.
  @inlinable
  public func pullback<Other>(
    _ transform: @escaping (_ other: Other) -> Model
  ) -> CellRegistration<Cell, Other> {
    CellRegistration<Cell, Other>(kind: kind) { [configure] cell, other in
      configure(cell, transform(other))
    }
  }
}
