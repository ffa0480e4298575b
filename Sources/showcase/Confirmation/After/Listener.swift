import Tables

/// The memory that a view has of its delegate, so that it can report a delegate that has gone.
///
/// A weak reference forgets: nil may mean that nobody ever listened, which is in order, or that the
/// listener has ended, which hardly is.
nonisolated struct Listener {
  /// The taps after the delegate had gone, in order.
  private(set) var diagnostics: [ControlDiagnostic] = []
  private var name: String?

  /// Notes the present delegate; nil for none.
  mutating func note(_ delegate: AnyObject?) {
    name = delegate.map { String(describing: type(of: $0)) }
  }

  /// Returns the delegate, or notes that it has gone: once, as a control does.
  mutating func reach<Delegate>(_ delegate: Delegate?) -> Delegate? {
    if delegate == nil, let name {
      diagnostics.append(.targetDeallocated(target: name, events: .touchUpInside))
      self.name = nil
    }
    return delegate
  }
}
