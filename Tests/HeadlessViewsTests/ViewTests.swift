import HeadlessViews
import TestSupport
import Testing

/// The tree: who is in whom, and who keeps whom.
@Suite struct ViewTests {
  @Test func `a subview knows its superview and is the front-most`() {
    let parent = View()
    let (back, front) = (View(), View())
    parent.addSubview(back)
    parent.addSubview(front)
    #expect(parent.subviews.map(ObjectIdentifier.init) == [back, front].map(ObjectIdentifier.init))
    #expect(back.superview === parent)
    #expect(parent.superview == nil)
  }

  @Test func `a view that is added again comes to the front and is there once`() {
    let parent = View()
    let (first, second) = (View(), View())
    for view in [first, second, first] { parent.addSubview(view) }
    #expect(
      parent.subviews.map(ObjectIdentifier.init) == [second, first].map(ObjectIdentifier.init))
  }

  @Test func `a view that is added elsewhere leaves where it was`() {
    let (old, new) = (View(), View())
    let (child, sibling) = (View(), View())
    old.addSubview(child)
    old.addSubview(sibling)
    new.addSubview(child)
    #expect(old.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(sibling)])
    #expect(new.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(child)])
    #expect(child.superview === new)
  }

  @Test func `a view can be removed, and removed again`() {
    let parent = View()
    let child = View()
    parent.addSubview(child)
    child.removeFromSuperview()
    child.removeFromSuperview()
    #expect(parent.subviews.isEmpty)
    #expect(child.superview == nil)
  }

  @Test func `a child of a former child may become the parent`() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    inner.removeFromSuperview()
    inner.addSubview(outer)
    #expect(outer.superview === inner)
  }

  @Test func `bounds have the size of the frame and their own origin`() {
    let view = View(frame: LayoutRect(x: 5, y: 6, width: 70, height: 80))
    #expect(view.bounds == LayoutRect(x: 0, y: 0, width: 70, height: 80))
    view.frame.size.height = 9
    #expect(view.bounds == LayoutRect(x: 0, y: 0, width: 70, height: 9))
  }

  // MARK: Lifetime

  @Test func `a view keeps its subviews`() {
    let parent = View()
    weak var child: View?
    do {
      let view = View()
      child = view
      parent.addSubview(view)
    }
    #expect(child != nil)
    child?.removeFromSuperview()
    #expect(child == nil)
  }

  @Test func `a view does not keep its superview, and forgets one that ended`() {
    let child = View()
    weak var parent: View?
    do {
      let view = View()
      parent = view
      view.addSubview(child)
    }
    #expect(parent == nil)
    #expect(child.superview == nil)
    View().addSubview(child)
    #expect(child.superview == nil)
  }

  // MARK: Mistakes

  @Test func `a view cannot be inside itself`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let view = Label()
      view.addSubview(view)
    }
    #expect(result.trapMessage == "A Label cannot be a subview of itself")
  }

  @Test func `a view cannot be inside a view that is inside it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (outer, middle, inner) = (Label(), View(), View())
      outer.addSubview(middle)
      middle.addSubview(inner)
      inner.addSubview(outer)
    }
    #expect(result.trapMessage == "A Label cannot be a subview of a view inside it")
  }

  @Test func `a frame cannot be set to a number that is none`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      View().frame.origin.x = .nan
    }
    #expect(
      result.trapMessage
        == "A view cannot have the frame (nan, 0.0, 0.0 × 0.0): each number is from -1e300 to 1e300, "
        + "and the size is not negative")
  }

  @Test func `a frame cannot be infinite`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      View().frame.size.height = .infinity
    }
    #expect(result.trapMessage?.contains("(0.0, 0.0, 0.0 × inf)") == true)
  }

  @Test func `a view cannot be made with a negative size`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = View(frame: LayoutRect(x: 0, y: 0, width: -1, height: 2))
    }
    #expect(result.trapMessage?.contains("(0.0, 0.0, -1.0 × 2.0)") == true)
  }
}
