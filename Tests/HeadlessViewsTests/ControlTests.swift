import HeadlessViews
import Testing

/// Writes down what it is told.
private final class Listener {
  var heard: [String] = []
  var whenTapped: () -> Void = {}

  func tapped() {
    heard.append("tapped")
    whenTapped()
  }

  func sent(by control: Control) { heard.append("sent by a \(type(of: control))") }
}

/// Writes down the states that it comes to.
private final class StateControl: Control {
  var states: [ControlState] = []

  override func stateDidChange() { states.append(state) }
}

@Suite struct ControlTests {
  private let control = Control(frame: LayoutRect(x: 0, y: 0, width: 80, height: 16))
  private let listener = Listener()

  private func tap() { _ = control.handleTap(at: .zero) }

  @Test func `a target is told of the events that it asked for, with the control if it likes`() {
    control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    control.addTarget(listener, action: Listener.sent, for: [.touchDown, .valueChanged])
    tap()
    #expect(listener.heard == ["sent by a Control", "tapped"])
    control.sendActions(for: .valueChanged)
    #expect(listener.heard.last == "sent by a Control")
    #expect(listener.heard.count == 3)
  }

  @Test func `a control counts its targets and closures, those that were added twice as well`() {
    #expect(control.targetCount == 0)
    control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    control.addAction(for: .touchDown) { _ in }
    #expect(control.targetCount == 3)
    control.removeTarget(listener, for: .touchUpInside)
    #expect(control.targetCount == 1)
  }

  @Test func `targets and closures are told in the order in which they were added`() {
    var order: [String] = []
    control.addAction(for: .touchUpInside) { _ in order.append("first") }
    listener.whenTapped = { order.append("second") }
    control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    control.addAction(for: .touchUpInside) { [control] in
      order.append($0 === control ? "third" : "somebody else's")
    }
    tap()
    #expect(order == ["first", "second", "third"])
  }

  @Test func `a target that was added twice is told twice, and removed at once`() {
    for _ in 1...2 { control.addTarget(listener, action: Listener.tapped, for: .touchUpInside) }
    tap()
    #expect(listener.heard.count == 2)
    control.removeTarget(listener, for: .touchUpInside)
    tap()
    #expect(listener.heard.count == 2)
  }

  @Test func `one of two events can be removed`() {
    control.addTarget(listener, action: Listener.tapped, for: [.touchDown, .touchUpInside])
    control.removeTarget(listener, for: .touchDown)
    tap()
    #expect(listener.heard.count == 1)
  }

  @Test func `removing a target leaves the others`() {
    let other = Listener()
    control.addTarget(listener, action: Listener.tapped, for: .touchDown)
    control.addTarget(other, action: Listener.tapped, for: .touchDown)
    control.removeTarget(listener, for: .touchDown)
    control.removeTarget(Listener(), for: .touchDown)
    tap()
    #expect(listener.heard.isEmpty)
    #expect(other.heard.count == 1)
  }

  // MARK: Actions that change the control

  @Test func `a target that an action removes is not told of the same event`() {
    control.addAction(for: .touchUpInside) { [listener] in
      $0.removeTarget(listener, for: .touchUpInside)
    }
    control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    tap()
    #expect(listener.heard.isEmpty)
  }

  @Test func `a target that an action adds is told from the next event on`() {
    listener.whenTapped = { [control, unowned listener] in
      listener.whenTapped = {}
      control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    }
    control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    tap()
    #expect(listener.heard.count == 1)
    tap()
    #expect(listener.heard.count == 3)
  }

  @Test func `a control that touching down disables is not tapped`() {
    var taps = 0
    control.addAction(for: .touchDown) { $0.isEnabled = false }
    control.addAction(for: .touchUpInside) { _ in taps += 1 }
    tap()
    #expect(taps == 0)
    #expect(!control.isHighlighted)
  }

  // MARK: States

  @Test func `a control is highlighted while a finger is down`() {
    var states: [ControlState] = []
    control.addAction(for: [.touchDown, .touchUpInside]) { states.append($0.state) }
    tap()
    #expect(states == [.highlighted, .normal])
  }

  @Test func `a control says when its state changes, and only then`() {
    let control = StateControl()
    control.isEnabled = true
    #expect(control.states == [])
    control.isEnabled = false
    #expect(control.handleTap(at: .zero))
    #expect(control.states == [.disabled])
    control.isEnabled = true
    _ = control.handleTap(at: .zero)
    #expect(control.states == [.disabled, .normal, .highlighted, .normal])
  }

  @Test func `a disabled control takes taps without a word, and leaves keys to others`() {
    control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    control.isEnabled = false
    #expect(control.handleTap(at: .zero))
    #expect(!control.handleKey(.enter))
    #expect(listener.heard.isEmpty)
  }

  @Test func `enter and the space bar tap a control, other keys do not`() {
    control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    #expect(control.handleKey(.enter))
    #expect(control.handleKey(.character(" ")))
    #expect(!control.handleKey(.character("x")))
    #expect(!control.handleKey(.escape))
    #expect(listener.heard.count == 2)
  }
}

/// The lifetimes of controls and targets, and the diagnostics about targets that have gone.
@Suite struct ControlLifetimeTests {
  @Test func `a control does not keep its target, and notes once that it has gone`() {
    let control = Control()
    weak var target: Listener?
    do {
      let listener = Listener()
      target = listener
      control.addTarget(listener, action: Listener.tapped, for: [.touchDown, .touchUpInside])
    }
    #expect(target == nil)
    #expect(control.diagnostics == [])
    for _ in 1...2 { _ = control.handleTap(at: .zero) }
    #expect(
      control.diagnostics == [
        .targetDeallocated(target: "Listener", events: [.touchDown, .touchUpInside])
      ])
    #expect(
      control.diagnostics.first?.description == """
        An event had no one to go to: its target, a Listener, was deallocated; keep the target in \
        a property, or remove it from the control before it ends
        """)
  }

  @Test func `a target that has gone is noted at an event of its own, not at another`() {
    let control = Control()
    control.addTarget(Listener(), action: Listener.tapped, for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(control.diagnostics == [])
    control.sendActions(for: .valueChanged)
    #expect(control.diagnostics == [.targetDeallocated(target: "Listener", events: .valueChanged)])
  }

  @Test func `a target that goes while others are told is noted once`() {
    let control = Control()
    var late: Listener? = Listener()
    control.addAction(for: .touchDown) {
      guard late != nil else { return }
      late = nil
      $0.sendActions(for: .touchDown)
    }
    if let late { control.addTarget(late, action: Listener.tapped, for: .touchDown) }
    control.sendActions(for: .touchDown)
    #expect(control.diagnostics == [.targetDeallocated(target: "Listener", events: .touchDown)])
  }

  @Test func `a closure and what it captures end with their control`() {
    weak var captured: Listener?
    do {
      let control = Control()
      let listener = Listener()
      captured = listener
      control.addAction(for: .touchDown) { _ in listener.tapped() }
      control.sendActions(for: .touchDown)
      #expect(listener.heard == ["tapped"])
    }
    #expect(captured == nil)
  }

  @Test func `a target that keeps its control keeps no ring`() {
    final class Owner {
      let control = Control()
      func tapped() {}
    }
    weak var owner: Owner?
    do {
      let one = Owner()
      one.control.addTarget(one, action: Owner.tapped, for: .touchDown)
      owner = one
    }
    #expect(owner == nil)
  }
}
