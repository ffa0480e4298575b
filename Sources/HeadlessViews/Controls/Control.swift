/// A view that tells others what a person did to it, by target and action.
///
/// ```swift
/// button.addTarget(self, action: PlantController.waterTapped, for: .touchUpInside)
/// ```
///
/// A control does not keep its targets alive. It tells them in the order in which they were added.
open class Control: View {
  /// Whether the control reacts to a person. One that does not still covers what is behind it.
  public final var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether a finger is down on the control.
  public internal(set) final var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// What was suspicious but survived, in the order in which it happened.
  public private(set) final var diagnostics: [ControlDiagnostic] = []

  private var subscriptions: [Subscription] = []

  /// Called when the control is enabled, disabled, highlighted or no longer so. The default does
  /// nothing.
  open func stateDidChange() {}

  /// A tap sends `touchDown`, then `touchUpInside`; while the control is disabled, nothing.
  ///
  /// - Returns: True: what is on top takes the tap.
  open override func handleTap(at point: LayoutPoint) -> Bool {
    guard isEnabled else { return true }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    sendActions(for: .touchUpInside)
    return true
  }

  /// Enter and the space bar tap the control.
  open override func handleKey(_ key: Key) -> Bool {
    guard key == .enter || key == .character(" ") else { return false }
    return handleTap(at: bounds.origin)
  }

  /// One wish to be told.
  private struct Subscription {
    var events: ControlEvents
    /// Whom to tell; nil once it has gone, and always for a closure.
    weak var target: AnyObject?
    /// The class of the target; nil for a closure.
    let targetName: String?
    let action: (_ target: AnyObject?, _ sender: Control) -> Void
  }
}

extension Control {
  /// Calls a method of the target whenever one of the events happens.
  ///
  /// - Parameters:
  ///   - target: Whom to tell, held weakly.
  ///   - action: The method, named with its class: `PlantController.waterTapped`.
  ///   - events: When to tell.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for events: ControlEvents
  ) {
    addTarget(target, action: { target in { _ in action(target)() } }, for: events)
  }

  /// Calls a method of the target, which is given the control, whenever one of the events happens.
  ///
  /// - Parameters:
  ///   - target: Whom to tell, held weakly.
  ///   - action: The method, named with its class: `MenuController.itemTapped`.
  ///   - events: When to tell.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (Control) -> Void, for events: ControlEvents
  ) {
    subscriptions.append(
      Subscription(
        events: events, target: target, targetName: String(describing: Target.self)
      ) { target, sender in
        guard let target = target as? Target else { return }
        action(target)(sender)
      })
  }

  /// Stops telling a target about the events.
  ///
  /// - Complexity: O(*n*) in the number of targets.
  public final func removeTarget(_ target: AnyObject, for events: ControlEvents) {
    for index in subscriptions.indices where subscriptions[index].target === target {
      subscriptions[index].events.subtract(events)
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

  /// Tells everybody who asked about one of the events, as if it had happened.
  ///
  /// A target that has gone is noted in ``diagnostics`` and forgotten.
  ///
  /// - Complexity: O(*n*) in the number of targets.
  public final func sendActions(for events: ControlEvents) {
    for subscription in subscriptions where !subscription.events.isDisjoint(with: events) {
      if let name = subscription.targetName, subscription.target == nil {
        diagnostics.append(.targetDeallocated(target: name, events: subscription.events))
      } else {
        subscription.action(subscription.target, self)
      }
    }
    subscriptions.removeAll { $0.targetName != nil && $0.target == nil }
  }
}
