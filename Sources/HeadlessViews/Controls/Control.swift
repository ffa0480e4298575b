/// A view that tells its targets what a person did to it.
///
/// ```swift
/// button.addTarget(self, action: PlantController.waterTapped, for: .touchUpInside)
/// ```
///
/// A control does not keep its targets alive. It tells them in the order in which they were added.
/// A target that was added twice is told twice.
open class Control: View {
  /// True if the control reacts to a person. A disabled control still covers what is behind it.
  public final var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// True while a finger is down on the control.
  public internal(set) final var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The suspicious events that the control survived, in order: of more than 200, the first 100,
  /// the last 100 and the number between.
  public final var diagnostics: [ControlDiagnostic] {
    log.entries(omitted: { .omitted(count: $0) })
  }

  /// The number of targets and closures that the control tells. In a reused cell it must not grow.
  public final var targetCount: Int { subscriptions.count }

  private var log = BoundedLog<ControlDiagnostic>()
  private var subscriptions: [Subscription] = []

  /// Notes that the control was enabled, disabled, highlighted or no longer highlighted. The
  /// default does nothing.
  open func stateDidChange() {}

  /// Sends `touchDown`, then `touchUpInside`. A disabled control sends nothing, and no
  /// `touchUpInside` if the first event disabled it.
  ///
  /// - Returns: True: the front-most control takes the tap, also while it is disabled.
  open override func handleTap(at point: LayoutPoint) -> Bool {
    guard isEnabled else { return true }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    if isEnabled { sendActions(for: .touchUpInside) }
    return true
  }

  /// Takes Enter and the space bar as a tap. A disabled control leaves them to the views around it.
  open override func handleKey(_ key: Key) -> Bool {
    guard isEnabled, key == .enter || key == .character(" ") else { return false }
    return handleTap(at: bounds.origin)
  }
}

extension Control {
  /// Calls a method of the target whenever one of the events happens.
  ///
  /// - Parameters:
  ///   - target: The object to tell, held weakly.
  ///   - action: The method, named with its class: `PlantController.waterTapped`.
  ///   - events: The events to tell it about.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for events: ControlEvents
  ) {
    addTarget(target, action: { target in { _ in action(target)() } }, for: events)
  }

  /// Calls a method of the target, which is given the control, whenever one of the events happens.
  ///
  /// - Parameters:
  ///   - target: The object to tell, held weakly.
  ///   - action: The method, named with its class: `MenuController.itemTapped`.
  ///   - events: The events to tell it about.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (Control) -> Void, for events: ControlEvents
  ) {
    let name = String(describing: Target.self)
    let subscription = Subscription(events: events, target: target, targetName: name) {
      target, sender in
      guard let target = target as? Target else { return }
      action(target)(sender)
    }
    subscriptions.append(subscription)
  }

  /// Stops telling a target about the events, from the next event on, even if an action of the
  /// present one asks for it.
  ///
  /// - Complexity: O(*n*) in the number of targets.
  public final func removeTarget(_ target: AnyObject, for events: ControlEvents) {
    for subscription in subscriptions where subscription.target === target {
      subscription.events.subtract(events)
    }
    subscriptions.removeAll(where: \.events.isEmpty)
  }

  /// Runs a closure whenever one of the events happens.
  ///
  /// The control keeps what the closure captures: capture its own controller weakly.
  public final func addAction(
    for events: ControlEvents, _ action: @escaping (_ sender: Control) -> Void
  ) {
    subscriptions.append(
      Subscription(events: events, target: nil, targetName: nil) { _, sender in action(sender) })
  }

  /// Tells all targets and closures that asked about one of the events, as if it had happened.
  ///
  /// A target that has gone is noted in ``diagnostics`` and forgotten. A target that is added by an
  /// action is told from the next event on.
  ///
  /// - Complexity: O(*n*) in the number of targets.
  public final func sendActions(for events: ControlEvents) {
    for subscription in subscriptions where !subscription.events.isDisjoint(with: events) {
      let target = subscription.target
      if target == nil, let name = subscription.targetName {
        log.append(.targetDeallocated(target: name, events: subscription.events))
        subscription.events = []
      } else {
        subscription.action(target, self)
      }
    }
    subscriptions.removeAll(where: \.events.isEmpty)
  }
}

/// One request to be told. An object, so that an action can end a request during an event.
private final class Subscription {
  /// The events to tell about; empty once the request has ended.
  var events: ControlEvents
  /// The object to tell; nil once it has gone, and always for a closure.
  weak var target: AnyObject?
  /// The class of the target; nil for a closure.
  let targetName: String?
  let action: (_ target: AnyObject?, _ sender: Control) -> Void

  init(
    events: ControlEvents, target: AnyObject?, targetName: String?,
    action: @escaping (_ target: AnyObject?, _ sender: Control) -> Void
  ) {
    self.events = events
    self.target = target
    self.targetName = targetName
    self.action = action
  }
}
