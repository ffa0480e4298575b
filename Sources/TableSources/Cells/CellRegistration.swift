/// A cell kind, and the closure that configures such a cell for a model.
///
/// ```swift
/// let photoRow = CellRegistration<PhotoCell, Photo> { cell, photo in
///   cell.name = photo.name
/// }
/// ```
///
/// Show a model with a registration by `slot.show(photo, with: photoRow)`. Nothing has to be
/// registered anywhere before.
public struct CellRegistration<Cell: AnyObject, Model> {
  /// The kind of the cells, which is the key of the queue.
  public let kind: CellKind
  /// The closure that makes a cell show a model.
  public let configure: (_ cell: Cell, _ model: Model) -> Void
  /// The same closure with a lease; nil if it takes none.
  @usableFromInline let configureWithLease: Leased?

  /// A closure that makes a cell show a model, with a lease that ends when the cell no longer does.
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

  /// Creates a registration for cells of class `Cell`.
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

  /// Creates a registration for cells of class `Cell` with a closure that takes a lease, for
  /// content that comes later.
  ///
  /// - Parameters:
  ///   - cellIdentifier: The identifier of the cell kind; by default the name of the class.
  ///   - configure: Makes a cell show a model. The lease is current as long as the cell shows it,
  ///     and for good if the closure is called without a host, by ``configure``.
  public init(
    cellIdentifier: String = String(describing: Cell.self), configure: @escaping Leased
  ) {
    self.init(
      kind: CellKind(Cell.self, identifier: cellIdentifier),
      configure: { configure($0, $1, ConfigurationLease(unhosted: $0)) },
      configureWithLease: configure)
  }

  /// The same cells for other models, each of which a closure turns into one of this
  /// registration's.
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
