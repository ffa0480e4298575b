import Tables

/// What a view remembers of its delegate, so that it can say so when the delegate has gone.
///
/// A weak reference forgets: nil may mean that nobody ever listened, which is in order, or that the
/// one who did has ended, which hardly is.
nonisolated struct Listener {
  /// What was tapped with nobody there any more, in the order in which it happened.
  private(set) var diagnostics: [ControlDiagnostic] = []
  private var name: String?

  /// Notes who listens from now on; nil for nobody.
  mutating func note(_ delegate: AnyObject?) {
    name = delegate.map { String(describing: type(of: $0)) }
  }

  /// Gives back the delegate, or notes that it has gone: once, as a control does.
  mutating func reach<Delegate>(_ delegate: Delegate?) -> Delegate? {
    if delegate == nil, let name {
      diagnostics.append(.targetDeallocated(target: name, events: .touchUpInside))
      self.name = nil
    }
    return delegate
  }
}
