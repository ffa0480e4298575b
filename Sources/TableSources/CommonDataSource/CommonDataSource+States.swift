public import TableModels

extension CommonDataSource {
  /// Brings a list of one section into a state, and announces the fewest changes that lead to it.
  ///
  /// - Precondition: There is one section at most. Of several, one has to be named.
  /// - Complexity: That of applying a snapshot.
  public func apply<Item: Identifiable & Equatable>(_ state: ListState<Item>)
  where Model == ListRow<Item> {
    let sections = snapshot.sections
    guard sections.count <= 1 else {
      fatalError(
        "A state cannot be applied to \(sections.count) sections at once; name one of them: "
          + "apply(_:toSectionWithID:)")
    }
    apply(state.rows(ofSection: sections.first?.id ?? 0))
  }

  /// Brings a section into a state, and announces the fewest changes that lead to it.
  ///
  /// - Parameters:
  ///   - state: The state: the models of the rows, or a status in their place.
  ///   - id: The id of the section.
  /// - Returns: False if there is no such section any more, and nothing has changed.
  /// - Complexity: That of applying a snapshot.
  @discardableResult
  public func apply<Item: Identifiable & Equatable>(
    _ state: ListState<Item>, toSectionWithID id: SectionID
  ) -> Bool where Model == ListRow<Item> {
    var new = snapshot
    guard let index = new.sectionIndex(of: id) else { return false }
    let old = new.sections[index]
    new.sections[index] = TableSection(
      id: id, header: old.header, footer: old.footer, state: state)
    apply(new)
    return true
  }
}
