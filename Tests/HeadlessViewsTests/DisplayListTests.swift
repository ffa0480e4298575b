import HeadlessViews
import Testing

/// Draws the names of what it is asked to draw.
private final class InkView: View {
  var ink: [(DisplayList.Content, LayoutRect)] = []

  override func draw(in context: inout DrawingContext) {
    for (content, frame) in ink { context.draw(content, in: frame) }
  }
}

@Suite struct DisplayListTests {
  private let root = View(frame: LayoutRect(x: 30, y: 40, width: 100, height: 50))

  @Test func `a view draws background, itself, then its subviews from back to front`() {
    let view = InkView(frame: root.bounds)
    view.background = .red
    view.ink = [(.verticalRule, view.bounds)]
    for color in [DisplayColor.green, .blue] {
      let child = View(frame: view.bounds)
      child.background = color
      view.addSubview(child)
    }
    root.background = .black
    root.addSubview(view)
    #expect(
      root.displayList().items.map(\.content)
        == [.fill(.black), .fill(.red), .verticalRule, .fill(.green), .fill(.blue)])
  }

  @Test func `the list begins at the corner of the view that is drawn`() {
    root.background = .red
    let inner = Label("in", frame: LayoutRect(x: 10, y: 20, width: 30, height: 16))
    let outer = View(frame: LayoutRect(x: 1, y: 2, width: 60, height: 40))
    outer.addSubview(inner)
    root.addSubview(outer)
    let list = root.displayList()
    #expect(list.size == LayoutSize(width: 100, height: 50))
    #expect(
      list.items.map(\.frame) == [
        LayoutRect(x: 0, y: 0, width: 100, height: 50),
        LayoutRect(x: 11, y: 22, width: 30, height: 16),
      ])
    #expect(outer.displayList().items.map(\.frame.origin) == [LayoutPoint(x: 10, y: 20)])
  }

  @Test func `nothing is drawn outside of the view, wherever it is put`() {
    for (x, y) in [(100.0, 0.0), (-10, 0), (0, 50), (0, -10)] {
      root.addSubview(Label("out", frame: LayoutRect(x: x, y: y, width: 10, height: 10)))
    }
    #expect(root.displayList().items.isEmpty)
    root.addSubview(Label("edge", frame: LayoutRect(x: 99.5, y: 49.5, width: 10, height: 10)))
    #expect(root.displayList().items.map(\.clip) == [root.bounds])
  }

  @Test func `a view cuts its subviews off only where it is asked to`() {
    let box = View(frame: LayoutRect(x: 10, y: 10, width: 20, height: 20))
    let big = Label("big", frame: LayoutRect(x: -5, y: -5, width: 90, height: 90))
    root.addSubview(box)
    box.addSubview(big)
    #expect(root.displayList().items.map(\.clip) == [root.bounds])
    box.clipsToBounds = true
    let items = root.displayList().items
    #expect(items.map(\.clip) == [box.frame])
    #expect(items.map(\.frame) == [LayoutRect(x: 5, y: 5, width: 90, height: 90)])
  }

  @Test func `views that clip inside each other leave what all of them show`() {
    let outer = View(frame: LayoutRect(x: 10, y: 10, width: 20, height: 20))
    let inner = View(frame: LayoutRect(x: 10, y: 5, width: 40, height: 5))
    for view in [outer, inner] { view.clipsToBounds = true }
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(Label("x", frame: inner.bounds))
    // What comes after the clipped view is not clipped by it.
    root.addSubview(Label("y", frame: root.bounds))
    #expect(
      root.displayList().items.map(\.clip)
        == [LayoutRect(x: 20, y: 15, width: 10, height: 5), root.bounds])
  }

  @Test func `a clipping view without a size shows nothing that is in it`() {
    let box = View(frame: LayoutRect(x: 10, y: 10, width: 0, height: 20))
    box.addSubview(Label("x", frame: LayoutRect(x: 0, y: 0, width: 9, height: 9)))
    root.addSubview(box)
    #expect(root.displayList().items.count == 1)
    box.clipsToBounds = true
    #expect(root.displayList().items.isEmpty)
  }

  @Test func `a view of no size draws nothing`() {
    root.frame.size = .zero
    root.addSubview(Label("x", frame: LayoutRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(root.displayList() == DisplayList(size: .zero))
  }

  @Test func `a label draws its text over all of it, and nothing where it is empty`() {
    let label = Label("name", alignment: .right, frame: root.bounds)
    root.addSubview(label)
    #expect(
      root.displayList().items == [
        DisplayList.Item(
          frame: root.bounds, clip: root.bounds,
          content: .text(DisplayList.Text("name", alignment: .right)))
      ])
    label.text = ""
    #expect(root.displayList().items.isEmpty)
  }

  @Test func `a separator draws a rule along its axis`() {
    root.addSubview(Separator(.vertical, frame: root.bounds))
    root.addSubview(Separator(.horizontal, frame: root.bounds))
    #expect(root.displayList().items.map(\.content) == [.verticalRule, .horizontalRule])
  }
}
