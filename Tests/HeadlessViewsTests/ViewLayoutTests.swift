import HeadlessViews
import Testing

/// Counts its layouts, and does something in them.
private final class CountingView: View {
  var layouts = 0
  var whenLaidOut: () -> Void = {}

  override func layoutSubviews() {
    layouts += 1
    whenLaidOut()
  }
}

@Suite struct ViewLayoutTests {
  private let root = CountingView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
  private let middle = CountingView(frame: LayoutRect(x: 0, y: 0, width: 50, height: 50))
  private let leaf = CountingView(frame: LayoutRect(x: 0, y: 0, width: 10, height: 10))
  private let sibling = CountingView()

  init() {
    root.addSubview(middle)
    root.addSubview(sibling)
    middle.addSubview(leaf)
  }

  private var layouts: [Int] { [root, middle, leaf, sibling].map(\.layouts) }

  private func settle() {
    root.layoutIfNeeded()
    for view in [root, middle, leaf, sibling] { view.layouts = 0 }
  }

  @Test func `a new view is laid out once, and not again`() {
    #expect(layouts == [0, 0, 0, 0])
    root.layoutIfNeeded()
    #expect(layouts == [1, 1, 1, 1])
    root.layoutIfNeeded()
    #expect(layouts == [1, 1, 1, 1])
  }

  @Test func `only the views that asked are laid out`() {
    settle()
    leaf.setNeedsLayout()
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(layouts == [0, 0, 1, 0])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(layouts == [1, 0, 1, 0])
  }

  @Test func `a part of the tree can be laid out alone`() {
    settle()
    leaf.setNeedsLayout()
    sibling.setNeedsLayout()
    middle.layoutIfNeeded()
    #expect(layouts == [0, 0, 1, 0])
    root.layoutIfNeeded()
    #expect(layouts == [0, 0, 1, 1])
  }

  @Test func `another size asks for a layout, another place does not`() {
    settle()
    middle.frame.origin = LayoutPoint(x: 7, y: 8)
    middle.frame = middle.frame
    root.layoutIfNeeded()
    #expect(layouts == [0, 0, 0, 0])
    middle.frame.size.width += 1
    root.layoutIfNeeded()
    #expect(layouts == [0, 1, 0, 0])
  }

  @Test func `a view that a layout resizes is laid out in the same pass`() {
    settle()
    root.whenLaidOut = { [middle] in middle.frame.size.width = 20 }
    middle.whenLaidOut = { [leaf] in leaf.frame.size.width = 5 }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(layouts == [1, 1, 1, 0])
  }

  @Test func `a view that asks while it is laid out waits for the next pass`() {
    settle()
    leaf.whenLaidOut = { [leaf, root] in
      leaf.setNeedsLayout()
      root.setNeedsLayout()
    }
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(layouts == [0, 0, 1, 0])
    leaf.whenLaidOut = {}
    root.layoutIfNeeded()
    #expect(layouts == [1, 0, 2, 0])
    root.layoutIfNeeded()
    #expect(layouts == [1, 0, 2, 0])
  }

  @Test func `a layout inside a layout does no work twice`() {
    settle()
    root.whenLaidOut = { [root] in root.layoutIfNeeded() }
    for view in [root, middle, leaf, sibling] { view.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(layouts == [1, 1, 1, 1])
  }

  @Test func `a subview that comes late is laid out where it is`() {
    settle()
    let late = CountingView()
    leaf.addSubview(late)
    root.layoutIfNeeded()
    #expect(late.layouts == 1)
    #expect(layouts == [0, 0, 1, 0])
  }

  @Test func `a request made outside of the tree is kept until the view is in it`() {
    settle()
    middle.removeFromSuperview()
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(leaf.layouts == 0)
    #expect(layouts == [1, 0, 0, 0])
    sibling.addSubview(middle)
    root.layoutIfNeeded()
    #expect(layouts == [1, 1, 1, 1])
  }

  @Test func `a layout may remove and add views`() {
    settle()
    root.whenLaidOut = { [root, middle, sibling, leaf] in
      sibling.removeFromSuperview()
      middle.addSubview(sibling)
      root.addSubview(leaf)
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(layouts == [1, 1, 1, 1])
  }

  // MARK: Subviews that come and go

  @Test func `a view is laid out again when a subview comes or goes`() {
    settle()
    let late = CountingView()
    middle.addSubview(late)
    #expect(
      root.tracedLayout().steps.map(\.cause) == [.subviewsChanged, .added])
    #expect(layouts == [0, 1, 0, 0])
    late.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(layouts == [0, 2, 0, 0])
    late.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(layouts == [0, 2, 0, 0])
  }

  @Test func `a subview that moves lays out the view it leaves and the one it comes to`() {
    settle()
    sibling.addSubview(leaf)
    root.layoutIfNeeded()
    #expect(layouts == [0, 1, 1, 1])
  }

  @Test func `a layout that adds its own subviews is done with them`() {
    settle()
    let late = CountingView()
    middle.whenLaidOut = { [middle] in
      if late.superview == nil { middle.addSubview(late) }
      late.frame = middle.bounds
    }
    middle.setNeedsLayout()
    for _ in 0..<3 { root.layoutIfNeeded() }
    #expect(layouts == [0, 1, 0, 0])
    #expect(late.layouts == 1)
  }

  @Test func `a request in a layout that adds subviews is not lost`() {
    settle()
    middle.whenLaidOut = { [middle] in
      middle.addSubview(View())
      middle.setNeedsLayout()
    }
    middle.setNeedsLayout()
    root.layoutIfNeeded()
    middle.whenLaidOut = {}
    for _ in 0..<2 { root.layoutIfNeeded() }
    #expect(layouts == [0, 2, 0, 0])
  }

  @Test func `drawing lays out first`() {
    _ = root.displayList()
    #expect(layouts == [1, 1, 1, 1])
    leaf.setNeedsLayout()
    _ = root.displayList()
    #expect(layouts == [1, 1, 2, 1])
  }
}
