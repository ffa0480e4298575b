public import TableModels

/// A type of models that has no registration, with its first row and the number of its rows.
public struct UnregisteredModelType: CustomStringConvertible {
  /// The type of the models: an optional one if a row has no model at all.
  public let type: any Any.Type
  /// The first row that has such a model.
  public let firstIndexPath: TableIndexPath
  /// The number of rows with such a model.
  public internal(set) var count: Int

  /// Names the type, the number of its rows and the first of them.
  public var description: String {
    "\(type): \(count) row\(count == 1 ? "" : "s"), the first at \(firstIndexPath)"
  }
}

extension CellRegistrations {
  /// The types of models in a snapshot that have no registration, for a test or a check at the
  /// start.
  ///
  /// ```swift
  /// precondition(rows.unregisteredTypes(in: feed.snapshot).isEmpty)
  /// ```
  ///
  /// - Returns: The types in the order of their first rows; none if every row can be shown.
  /// - Complexity: O(*n* *k*) in the numbers of rows and of types.
  public func unregisteredTypes<Model>(
    in snapshot: TableSnapshot<Model>
  ) -> [UnregisteredModelType] {
    var found: [UnregisteredModelType] = []
    for (section, models) in snapshot.sections.enumerated() {
      for (row, model) in models.enumerated() {
        guard let type = unregisteredType(of: model) else { continue }
        if let known = found.firstIndex(where: { $0.type == type }) {
          found[known].count += 1
        } else {
          let indexPath = TableIndexPath(section: section, row: row)
          found.append(UnregisteredModelType(type: type, firstIndexPath: indexPath, count: 1))
        }
      }
    }
    return found
  }

  /// The type that a model has no registration for; nil if it has one.
  private func unregisteredType(of model: Any) -> (any Any.Type)? {
    let type = Swift.type(of: model)
    if entries.contains(where: { $0.type == type && $0.isAdded }) { return nil }
    if let optional = model as? any OptionalModel {
      guard let wrapped = optional.wrapped else { return type }
      return unregisteredType(of: wrapped)
    }
    return entry(for: type) == nil ? type : nil
  }
}
