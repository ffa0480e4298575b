/// Turns what a view drew into a document.
///
/// The renderers draw from one list, break lines and cut text in one place, and so cannot disagree on
/// what is shown.
public protocol DisplayRenderer: Sendable {
  /// A display list as a document.
  ///
  /// - Precondition: The edges of all frames in the list are finite, and no size is negative.
  func render(_ list: DisplayList) -> String
}

extension DisplayRenderer {
  /// A view as a document, laid out first where it needs it.
  ///
  /// - Complexity: O(*n*) in the number of views and of characters in the document.
  public func render(_ view: View) -> String {
    render(view.displayList())
  }
}
