import Tables

@testable import showcase

/// The Swift of the article on a view's own delegate.
enum ConfirmationSnippets {
  static let programs: [String: SnippetProgram] = [
    "delegate": replacedDelegate, "gone": delegateThatHasGone, "changes": changes,
  ]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

/// Prints what it is told.
private final class Listener: After.ConfirmationViewDelegate {
  private let name: String

  init(_ name: String) { self.name = name }

  func confirmationViewDidConfirm() { print("\(name): OK") }
  func confirmationViewDidCancel() { print("\(name): Cancel") }
}

private let ok = LayoutPoint(x: 64, y: 136)

private func shown(_ view: View) -> Screen {
  let controller = ViewController()
  controller.view = view
  let screen = Screen(size: LayoutSize(width: 256, height: 176))
  screen.controller = controller
  return screen
}

private func replacedDelegate() {
  // snippet: delegate
  let view = After.ConfirmationView()
  let screen = shown(view)
  let (first, second) = (Listener("first"), Listener("second"))

  view.delegate = first
  screen.tap(at: ok)
  view.delegate = second
  screen.tap(at: ok)
  // end
  withExtendedLifetime((first, second)) {}
}

private func delegateThatHasGone() {
  // snippet: gone
  let view = After.ConfirmationView()
  let screen = shown(view)
  do {
    let listener = Listener("short-lived")
    view.delegate = listener
  }
  screen.tap(at: ok)
  print(view.diagnostics[0])
  // end
}

private func changes() throws {
  // snippet: changes
  let changes = try Example.confirmationChanges()
  print("by public parts:", changes.before)
  print("by a delegate:", changes.after)
  // end
}
