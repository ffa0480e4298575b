/// The models of the rows on display, by cell: a row may have another model already when its
/// display ends.
///
/// Removed models are returned, because their end may run any code.
struct DisplayedModels<Model> {
  private struct Display {
    /// The cell. Weak: the end of a host ends no displays.
    weak var cell: AnyObject?
    let model: Model
  }

  private var displays: [ObjectIdentifier: Display] = [:]

  var isEmpty: Bool { displays.isEmpty }

  func contains(_ cell: AnyObject) -> Bool { displays[ObjectIdentifier(cell)] != nil }

  /// Remembers the model of a cell.
  ///
  /// - Returns: The model that it showed before.
  mutating func show(_ model: Model, in cell: AnyObject) -> Model? {
    displays.updateValue(Display(cell: cell, model: model), forKey: ObjectIdentifier(cell))?.model
  }

  /// Ends the display of a cell.
  ///
  /// - Returns: The model of the cell; nil if nobody said.
  mutating func end(in cell: AnyObject) -> Model? {
    displays.removeValue(forKey: ObjectIdentifier(cell))?.model
  }

  /// Forgets the cells that have ended with their host.
  ///
  /// - Returns: The models that they showed.
  /// - Complexity: O(*v*) in the number of displays.
  mutating func removeEnded() -> [Model] {
    let ended = displays.filter { $0.value.cell == nil }
    for cell in ended.keys { displays[cell] = nil }
    return ended.values.map(\.model)
  }
}
