import Foundation
import HeadlessViews
import TestSupport
import Testing

/// Trees that are as deep as they may be, and deeper.
@Suite struct DeepTreeTests {
  /// Half a megabyte: what a thread that is not the first one has on Apple's systems.
  private static let smallStack = 1 << 19

  @Test func `five hundred views inside each other need no more than a small thread's stack`() {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      var views = [View(frame: LayoutRect(x: 0, y: 0, width: 80, height: 16))]
      while views.count < 500 {
        let next = views.count == 499 ? Label("deep") : View()
        next.frame = views[0].frame
        next.clipsToBounds = true
        views[views.count - 1].addSubview(next)
        views.append(next)
      }
      #expect(PlainTextRenderer().render(views[0]) == "deep\n")
      #expect(views[0].hitTest(LayoutPoint(x: 1, y: 1)) === views.last)
      #expect(views[0].tracedLayout().steps.isEmpty)
      weak let last = views.last
      views.removeAll()
      #expect(last == nil)
      done.signal()
    }
    thread.stackSize = Self.smallStack
    thread.start()
    done.wait()
  }

  @Test func `a view cannot be put deeper than the five hundredth`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let outermost = View()
      var innermost = outermost
      for _ in 0..<60_000 {
        let next = View()
        innermost.addSubview(next)
        innermost = next
      }
    }
    #expect(
      result.trapMessage
        == "A View cannot be put where 501 views would be inside each other; at most 500 can be")
  }

  @Test func `a view cannot be put around a tree that is as deep as it may be`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outermost = View()
      for _ in 0..<60_000 {
        let next = View()
        next.addSubview(View())
        next.addSubview(outermost)
        outermost = next
      }
    }
    #expect(result.trapMessage?.hasPrefix("A View cannot be put where 501 views") == true)
  }

  @Test func `two deep trees cannot become one that is too deep`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      func tree(levels: Int) -> (outermost: View, innermost: View) {
        let outermost = View()
        var innermost = outermost
        for _ in 1..<levels {
          let next = Label()
          innermost.addSubview(next)
          innermost = next
        }
        return (outermost, innermost)
      }
      let (first, second, third) = (tree(levels: 300), tree(levels: 200), tree(levels: 201))
      first.innermost.addSubview(second.outermost)
      second.outermost.removeFromSuperview()
      first.innermost.addSubview(third.outermost)
    }
    #expect(result.trapMessage?.hasPrefix("A View cannot be put where 501 views") == true)
  }
}
