import TableModels

extension TableView {
  /// Checks the rules for selected and focused rows after every layout pass; traps if one is
  /// broken.
  ///
  /// - Complexity: O(*v* log *k* + *k*) in the number of shown rows and of selected rows.
  final func checkMarkInvariants() {
    #if TABLES_INTERNAL_CHECKS
      let places = marks.rows.map(\.indexPath)
      assertMarks(places.allSatisfy(content.geometry.contains), "what is marked exists")
      let selected = marks.selection.indexPaths
      assertMarks(zip(selected, selected.dropFirst()).allSatisfy(<), "the selection is in order")
      assertMarks(selectionMode == .multiple || selected.count <= 1, "no more than one is selected")
      for item in stage.items {
        guard let cell = item.cell else { continue }
        let state = RowState(isSelected: cell.isSelected, isFocused: cell.isFocused)
        assertMarks(
          state == marks.state(at: item.position.indexPath), "a cell knows the state of its row")
      }
    #endif
  }

  #if TABLES_INTERNAL_CHECKS
    private func assertMarks(_ holds: Bool, _ rule: String) {
      if !holds { fatalError("TableView: it does not hold that \(rule)") }
    }
  #endif
}
