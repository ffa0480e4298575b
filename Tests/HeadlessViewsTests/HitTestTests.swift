import HeadlessViews
import TestSupport
import Testing

/// Writes down where it was tapped, and takes the tap or not.
private final class TapView: View {
  var takesTaps = true
  var taps: [LayoutPoint] = []

  override func handleTap(at point: LayoutPoint) -> Bool {
    taps.append(point)
    return takesTaps
  }
}

@Suite struct HitTestTests {
  private let root = TapView(frame: LayoutRect(x: 50, y: 50, width: 100, height: 100))
  private let back = TapView(frame: LayoutRect(x: 10, y: 10, width: 40, height: 40))
  private let front = TapView(frame: LayoutRect(x: 30, y: 30, width: 40, height: 40))
  private let inner = TapView(frame: LayoutRect(x: 5, y: 5, width: 60, height: 10))

  init() {
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inner)
  }

  private func hit(_ x: Double, _ y: Double) -> View? { root.hitTest(LayoutPoint(x: x, y: y)) }

  @Test func `the front-most view at a point is hit, in coordinates of the view that is asked`() {
    #expect(hit(0, 0) === root)
    #expect(hit(12, 12) === back)
    #expect(hit(31, 31) === front)
    #expect(hit(36, 36) === inner)
  }

  @Test func `edges belong to the left and top`() {
    #expect(hit(10, 10) === back)
    #expect(hit(49.9, 12) === back)
    #expect(hit(50, 12) === root)
    #expect(hit(12, 50) === root)
    #expect(hit(99.9, 99.9) === root)
  }

  @Test(arguments: [(-1, 0), (0, -0.1), (100, 0), (0, 100), (.nan, 0), (0, .nan), (.infinity, 0)])
  func `outside is nothing`(x: Double, y: Double) {
    #expect(hit(x, y) == nil)
  }

  @Test func `a view is hit only where the view around it is`() {
    #expect(hit(69, 36) === inner)
    #expect(hit(72, 36) === root)
  }

  @Test func `a hidden view is not hit, nor is what it holds`() {
    front.isHidden = true
    #expect(hit(36, 36) === back)
    root.isHidden = true
    #expect(hit(36, 36) == nil)
  }

  @Test func `a view without a size is not hit`() {
    front.frame.size = .zero
    #expect(hit(30, 30) === back)
  }

  @Test func `a tap that no view takes goes outwards, in the coordinates of each`() {
    let screen = Screen(size: LayoutSize(width: 200, height: 200))
    let controller = ViewController()
    controller.view.addSubview(root)
    screen.controller = controller
    for view in [inner, front] { view.takesTaps = false }
    #expect(screen.tap(at: LayoutPoint(x: 86, y: 87)))
    #expect(inner.taps == [LayoutPoint(x: 1, y: 2)])
    #expect(front.taps == [LayoutPoint(x: 6, y: 7)])
    #expect(root.taps == [LayoutPoint(x: 36, y: 37)])
    #expect(back.taps == [])
    root.takesTaps = false
    #expect(!screen.tap(at: LayoutPoint(x: 86, y: 87)))
  }

  /// The slow model: of all views at the point, the one that is drawn last.
  @Test func `the hit view is the one on top, for every point of small trees`() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let root = View(frame: LayoutRect(x: 0, y: 0, width: 6, height: 6))
      var views = [root]
      for _ in 0..<6 {
        func number(_ range: ClosedRange<Int>) -> Double {
          Double(Int.random(in: range, using: &random))
        }
        let view = View(
          frame: LayoutRect(
            x: number(-1...4), y: number(-1...4), width: number(0...5), height: number(0...5)))
        view.isHidden = Int.random(in: 0..<5, using: &random) == 0
        views[Int.random(in: 0..<views.count, using: &random)].addSubview(view)
        views.append(view)
      }
      for x in 0..<6 {
        for y in 0..<6 {
          let point = LayoutPoint(x: Double(x), y: Double(y))
          #expect(root.hitTest(point) === topView(at: point, in: root), "seed \(seed) at \(point)")
        }
      }
    }
  }

  private func topView(at point: LayoutPoint, in root: View) -> View? {
    var top: View?
    func visit(_ view: View, corner: LayoutPoint, seen: LayoutRect) {
      if view.isHidden { return }
      let place = LayoutRect(origin: corner, size: view.frame.size)
      let visible = seen.intersection(place)
      if visible.contains(point) { top = view }
      for subview in view.subviews {
        let corner = LayoutPoint(
          x: corner.x + subview.frame.minX, y: corner.y + subview.frame.minY)
        visit(subview, corner: corner, seen: visible)
      }
    }
    visit(root, corner: .zero, seen: root.bounds)
    return top
  }
}
