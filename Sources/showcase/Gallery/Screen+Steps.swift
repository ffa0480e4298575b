import Tables

extension Screen {
  /// The content of the screen after each of some steps, performed one after the other.
  func displayLists(after steps: [() -> Void]) -> [DisplayList] {
    steps.map { step in
      step()
      return displayList()
    }
  }
}
