/// The models of the rows on display, by the cells that show them: when a display ends, the row may
/// have another model already.
///
/// Whatever goes is given back, because its end may run any code.
struct DisplayedModels<Model> {
  private struct Display {
    /// Weak: a host that ends, ends no displays.
    weak var cell: AnyObject?
    let model: Model
  }

  private var displays: [ObjectIdentifier: Display] = [:]

  var isEmpty: Bool { displays.isEmpty }

  func contains(_ cell: AnyObject) -> Bool { displays[ObjectIdentifier(cell)] != nil }

  /// Remembers what a cell shows.
  ///
  /// - Returns: What it showed before.
  mutating func show(_ model: Model, in cell: AnyObject) -> Model? {
    displays.updateValue(Display(cell: cell, model: model), forKey: ObjectIdentifier(cell))?.model
  }

  /// - Returns: What the cell showed; nil where nobody said.
  mutating func end(in cell: AnyObject) -> Model? {
    displays.removeValue(forKey: ObjectIdentifier(cell))?.model
  }

  /// Forgets the cells that have ended with their host.
  ///
  /// - Returns: What they showed.
  /// - Complexity: O(*v*) in the number of displays.
  mutating func removeEnded() -> [Model] {
    let ended = displays.filter { $0.value.cell == nil }
    for cell in ended.keys { displays[cell] = nil }
    return ended.values.map(\.model)
  }
}
