/// A renderer, which turns the drawing of a view into a document.
///
/// All renderers draw from one list and share the code that breaks lines and cuts text, so they
/// cannot disagree.
public protocol DisplayRenderer: Sendable {
  /// Returns a display list as a document.
  ///
  /// - Precondition: The edges of all frames in the list are finite, and no size is negative.
  func render(_ list: DisplayList) -> String
}

extension DisplayRenderer {
  /// Returns a view as a document, laid out first if it needs it.
  ///
  /// - Complexity: O(*n*) in the number of views and of characters in the document.
  public func render(_ view: View) -> String {
    render(view.displayList())
  }
}
