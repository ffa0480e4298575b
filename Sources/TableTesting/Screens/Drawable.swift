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
}

extension String {
  /// The lines, ended by LF, CR or both.
  var lines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  /// The text with `\n` between its lines, and without the blank lines at its end.
  var withoutBlankEnd: String {
    var lines = self.lines
    while let last = lines.last, last.allSatisfy({ $0 == " " }) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
