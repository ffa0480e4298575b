import TableModels

extension Array {
  /// Moves what each section has to its new place.
  ///
  /// - Parameters:
  ///   - map: The mapping of the sections.
  ///   - touched: New elements, by the places of their sections after the change, in order: at least
  ///     those of inserted sections.
  /// - Complexity: O(*m*) in the number of new elements if sections keep their places, otherwise
  ///   O(*s*) in the number of sections.
  mutating func follow(
    _ map: SectionMap, touched: some Sequence<(number: Int, element: Element)>
  ) {
    guard !map.keepsPlaces else {
      for (number, element) in touched { self[number] = element }
      return
    }
    var touched = touched.makeIterator()
    var next = touched.next()
    self = map.before.indices.map { section in
      if let new = next, new.number == section {
        next = touched.next()
        return new.element
      }
      guard let source = map.before[section] else {
        fatalError("The section \(section) was inserted, and was not read")
      }
      return self[source]
    }
  }
}
