/// An identifier and a cell type: the key of a reuse queue.
///
/// A data source owns the kinds that it shows, usually inside a ``CellRegistration``. Two kinds with
/// one identifier and one cell type share their idle cells in every queue that meets both; an
/// identifier cannot stand for two cell types in one queue.
public final class CellKind {
  /// The name of the kind, unique in each queue that meets it.
  public let identifier: String
  /// The class of its cells, exactly: a subclass is another kind.
  public let cellType: any AnyObject.Type

  /// The number of this kind in the queue that dequeued last: a guess, which the queue checks, as
  /// many queues may know the kind.
  @exclusivity(unchecked)  // read and written by one statement each, never across user code
  var numberInQueue = 0

  /// Creates a kind of cells of the given class.
  ///
  /// - Parameters:
  ///   - cellType: The class of the cells.
  ///   - identifier: The name of the kind; by default the name of the class.
  public init<Cell: AnyObject>(
    _ cellType: Cell.Type, identifier: String = String(describing: Cell.self)
  ) {
    self.identifier = identifier
    self.cellType = cellType
  }
}

extension CellKind: CustomStringConvertible {
  /// The identifier, and the cell type if it has another name: `"ad" (BannerCell)`.
  public var description: String {
    let typeName = String(describing: cellType)
    return typeName == identifier ? typeName : "\"\(identifier)\" (\(typeName))"
  }
}
