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
  /// The same for a closure that takes a lease; nil for one that does not.
  @usableFromInline let configureWithLease: Leased?

  /// A closure that makes a cell show a model, and is told how long it does.
  public typealias Leased = (
    _ cell: Cell, _ model: Model, _ lease: ConfigurationLease<Cell>
  ) -> Void

  @usableFromInline
  init(
    kind: CellKind, configure: @escaping (_ cell: Cell, _ model: Model) -> Void,
    configureWithLease: Leased? = nil
  ) {
    self.kind = kind
    self.configure = configure
    self.configureWithLease = configureWithLease
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

  /// A registration for cells of class `Cell`, whose closure also takes a lease: for content that
  /// comes later.
  ///
  /// - Parameters:
  ///   - cellIdentifier: The identifier of the cell kind; by default the name of the class.
  ///   - configure: Makes a cell show a model. The lease says how long the cell shows it; where the
  ///     closure is called without a host, by ``configure``, for good.
  public init(
    cellIdentifier: String = String(describing: Cell.self), configure: @escaping Leased
  ) {
    self.init(
      kind: CellKind(Cell.self, identifier: cellIdentifier),
      configure: { configure($0, $1, ConfigurationLease(unhosted: $0)) },
      configureWithLease: configure)
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
    CellRegistration<Cell, Other>(
      kind: kind,
      configure: { [configure] cell, other in configure(cell, transform(other)) },
      configureWithLease: configureWithLease.map { configure in
        { cell, other, lease in configure(cell, transform(other), lease) }
      })
  }
}
