import Tables

/// The Swift of the page of the module `HeadlessViews`.
enum HeadlessViewsSnippets {
  static let programs: [String: SnippetProgram] = ["screen": screen]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private func screen() {
  // snippet: screen
  final class Greeter: ViewController {
    private let button = Button("Hello")

    override func loadView() { view = button }

    override func viewDidLoad() {
      button.setTitle("Goodbye", for: .disabled)
      button.addTarget(self, action: Greeter.tapped, for: .touchUpInside)
    }

    func tapped() { button.isEnabled = false }
  }

  let screen = Screen(size: LayoutSize(width: 96, height: 16))
  screen.controller = Greeter()
  print(PlainTextRenderer().render(screen.displayList()), terminator: "")
  screen.tap(at: LayoutPoint(x: 48, y: 8))
  print(PlainTextRenderer().render(screen.displayList()), terminator: "")
  // end
}
