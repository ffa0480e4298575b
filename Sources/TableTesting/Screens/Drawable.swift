public import Tables

/// A thing with a drawing that an expectation can compare: a view, a screen, its tester, or a drawing.
public protocol Drawable {
  /// The drawing, after a layout if one is needed.
  func displayList() -> DisplayList
}

extension View: Drawable {}
extension Screen: Drawable {}
extension DisplayList: Drawable {
  /// The list itself.
  public func displayList() -> DisplayList { self }
}

extension Drawable {
  /// The drawing as plain text, without the blank lines at its end: what expectations compare.
  var screenText: String { PlainTextRenderer().render(displayList()).withoutBlankEnd }

  /// The notes of its tables, such as why one is empty, a line for each.
  var tableNotes: String {
    let screen = self as? Screen ?? (self as? ScreenTester)?.screen
    return (self as? View ?? screen?.controller?.view)?.diagnosticLines ?? ""
  }
}

extension View {
  fileprivate var diagnosticLines: String {
    let own = (self as? TableView)?.diagnostics.map { "\nA table notes: \($0)." } ?? []
    return own.joined() + subviews.map(\.diagnosticLines).joined()
  }
}
