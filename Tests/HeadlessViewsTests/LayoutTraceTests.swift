import HeadlessViews
import Testing

/// Does something when it is laid out, and counts how often.
private final class PassView: View {
  var layouts = 0
  var whenLaidOut: () -> Void = {}

  override func layoutSubviews() {
    layouts += 1
    whenLaidOut()
  }
}

@Suite struct LayoutTraceTests {
  private let root = PassView(frame: LayoutRect(x: 0, y: 0, width: 80, height: 48))
  private let first = PassView(frame: LayoutRect(x: 0, y: 0, width: 40, height: 16))
  private let second = PassView(frame: LayoutRect(x: 0, y: 16, width: 40.5, height: 16))

  init() {
    root.addSubview(first)
    root.addSubview(second)
  }

  private func settle() {
    root.layoutIfNeeded()
    for view in [root, first, second] { view.layouts = 0 }
  }

  @Test func `a trace says which views were laid out, and why`() {
    first.addSubview(Label("x"))
    #expect(
      root.tracedLayout().description == """
        PassView 80 × 48 (added)
          PassView 40 × 16 (added)
            Label 0 × 0 (added)
          PassView 40.5 × 16 (added)
        """)
    #expect(root.tracedLayout().steps == [])
    second.setNeedsLayout()
    first.frame.size.width = 8
    first.setNeedsLayout()
    #expect(
      root.tracedLayout().description == """
          PassView 8 × 16 (resized)
          PassView 40.5 × 16 (requested)
        """)
  }

  @Test func `a trace is data`() {
    settle()
    second.setNeedsLayout()
    let steps = root.tracedLayout().steps
    #expect(steps.map(\.depth) == [1])
    #expect(steps.map(\.viewName) == ["PassView"])
    #expect(steps.map(\.size) == [LayoutSize(width: 40.5, height: 16)])
    #expect(steps.map(\.cause) == [.requested])
  }

  @Test func `the trace of a screen begins at the controller's view`() {
    final class Page: ViewController {
      override func loadView() { view = Label("page") }
    }
    let screen = Screen(size: LayoutSize(width: 320, height: 240))
    screen.controller = Page()
    #expect(screen.tracedLayout().description == "Label 320 × 240 (added)")
    screen.rotate()
    #expect(screen.tracedLayout().description == "Label 240 × 320 (resized)")
    #expect(screen.tracedLayout().steps == [])
  }

  // MARK: Once a pass

  @Test func `a view that moves to one not yet laid out is not laid out a second time`() {
    let mover = PassView()
    first.addSubview(mover)
    settle()
    mover.layouts = 0
    second.whenLaidOut = { [second] in second.addSubview(mover) }
    mover.setNeedsLayout()
    second.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(mover.layouts == 1)
    root.layoutIfNeeded()
    #expect(mover.layouts == 2)
    root.layoutIfNeeded()
    #expect(mover.layouts == 2)
  }

  @Test func `a view from another tree is laid out where it comes to`() {
    let (other, mover) = (PassView(), PassView())
    other.addSubview(mover)
    other.layoutIfNeeded()
    root.addSubview(mover)
    root.layoutIfNeeded()
    #expect(mover.layouts == 2)
  }

  @Test func `a view that a later one adds, resizes or asks for is laid out in the same pass`() {
    let late = PassView()
    settle()
    second.whenLaidOut = { [root, first] in
      first.frame.size.width += 1
      root.addSubview(late)
    }
    second.setNeedsLayout()
    #expect(
      root.tracedLayout().description == """
          PassView 40.5 × 16 (requested)
          PassView 41 × 16 (resized)
          PassView 0 × 0 (added)
        """)
    #expect(root.tracedLayout().description == "PassView 80 × 48 (subviewsChanged)")
    #expect([root, first, second, late].map(\.layouts) == [1, 1, 1, 1])
  }

  @Test func `a view that a layout takes away is left alone`() {
    settle()
    first.whenLaidOut = { [second] in second.removeFromSuperview() }
    for view in [first, second] { view.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(second.layouts == 0)
    root.addSubview(second)
    first.whenLaidOut = {}
    root.layoutIfNeeded()
    #expect(second.layouts == 1)
  }

  @Test func `views that ask for each other for ever get one layout a pass`() {
    settle()
    first.whenLaidOut = { [unowned second] in second.setNeedsLayout() }
    second.whenLaidOut = { [unowned first] in first.setNeedsLayout() }
    first.setNeedsLayout()
    for pass in 1...3 {
      root.layoutIfNeeded()
      #expect([first, second].map(\.layouts) == [pass, pass])
    }
  }

  // MARK: Cost

  @Test func `the work is that of the views that asked, in a tree of a thousand`() {
    let views = (0..<1_000).map { _ in PassView() }
    for (index, view) in views.enumerated().dropFirst() {
      views[(index - 1) / 3].addSubview(view)
    }
    views[0].layoutIfNeeded()
    #expect(views.allSatisfy { $0.layouts == 1 })
    for index in [7, 500, 999] { views[index].setNeedsLayout() }
    #expect(views[0].tracedLayout().steps.count == 3)
    #expect(views.indices.filter { views[$0].layouts == 2 } == [7, 500, 999])
    views[0].layoutIfNeeded()
    #expect(views.reduce(0) { $0 + $1.layouts } == 1_003)
  }
}
