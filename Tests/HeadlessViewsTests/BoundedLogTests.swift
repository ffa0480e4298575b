import HeadlessViews
import Testing

@Suite struct BoundedLogTests {
  @Test func `the first and the last hundred are kept, and the rest is counted`() {
    var log = BoundedLog<Int>()
    for count in 0...700 {
      let all = Array(0..<count)
      let isAll = count <= 200
      #expect(
        log.entries(omitted: { -$0 })
          == (isAll ? all : all.prefix(100) + [200 - count] + all.suffix(100)))
      log.append(count)
    }
  }

  @Test func `a control counts the targets that went beyond what it keeps`() {
    let control = Control()
    for event in 0..<450 {
      control.addTarget(
        Listener(), action: Listener.hear, for: event == 449 ? .valueChanged : .touchDown)
      control.sendActions(for: [.touchDown, .valueChanged])
    }
    #expect(control.diagnostics.count == 201)
    #expect(control.diagnostics[100] == .omitted(count: 250))
    #expect(
      control.diagnostics.last == .targetDeallocated(target: "Listener", events: .valueChanged))
    #expect(
      control.diagnostics[100].description == "250 more that happened here are left out")
  }

  private final class Listener {
    func hear() {}
  }
}
