/// The time for which a cell shows a model: from the call of the configure closure until the cell
/// is enqueued or configured again.
///
/// Work in the background may end when the cell shows another row. A closure that takes a lease
/// asks the lease, or uses ``task(_:then:)``:
///
/// ```swift
/// let photoRow = CellRegistration<PhotoCell, Photo> { cell, photo, lease in
///   cell.name.text = photo.name
///   cell.image.picture = nil
///   lease.task { await load(photo.url) } then: { cell, picture in
///     cell.image.picture = picture
///   }
/// }
/// ```
///
/// A lease keeps nothing alive: neither the cell, nor the table that shows it, nor the table's queue. When
/// they end, so does the lease. It costs nothing until it is used: it is a number that is compared.
public struct ConfigurationLease<Cell: AnyObject> {
  private let leases: CellLeases
  private let number: Int

  @usableFromInline
  init(of cell: Cell, in leases: CellLeases) {
    leases.begin(for: cell)
    self.leases = leases
    number = leases.number
  }

  /// Creates a lease for good, of a cell without a host.
  @usableFromInline
  init(unhosted cell: Cell) {
    self.init(of: cell, in: CellLeases())
  }

  /// The cell that was configured; nil if it has ended.
  public var cell: Cell? { leases.cell as? Cell }

  /// True if the cell still shows the model that it was configured for.
  public var isCurrent: Bool { leases.number == number && leases.cell != nil }

  /// Runs a closure when the lease ends, such as one that cancels work; at once if the lease has
  /// ended already.
  ///
  /// Closures run in the order in which they were given, and are released then.
  public func onEnd(_ action: @escaping () -> Void) {
    guard isCurrent else { return action() }
    leases.atEndOfCurrent(perform: action)
  }

  /// Works in the background, and delivers the value on the main actor if the lease is still
  /// current then.
  ///
  /// When the lease ends, the task is cancelled and the delivery is released. If the lease has
  /// ended before this call, the task starts cancelled. If the work throws, nothing is delivered,
  /// and the error is the task's result; catch it inside to show that something failed.
  ///
  /// The configure closure has to belong to the main actor, or the compiler refuses this call. A
  /// closure that code of the main actor forms belongs to it, also in a property's initial value.
  /// For another actor there is ``task(isolation:_:then:)``.
  ///
  /// - Parameters:
  ///   - work: The work. It runs on the closure's actor; by default, on none.
  ///   - deliver: Takes the value.
  @MainActor @discardableResult
  public func task<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value,
    then deliver: @escaping (_ cell: Cell, _ value: Value) -> Void
  ) -> Task<Void, any Error> {
    task(isolation: MainActor.shared, work, then: deliver)
  }

  /// Works in the background, and delivers the value on an actor if the lease is still current then.
  ///
  /// The same as ``task(_:then:)``, for the code of an actor:
  /// `lease.task(isolation: self) { … } then: { … }`.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller. The value is delivered there, so that nothing can
  ///     happen between the check of the lease and the delivery.
  ///   - work: The work. It runs on the closure's actor; by default, on none.
  ///   - deliver: Takes the value.
  @discardableResult
  public func task<Value: Sendable>(
    isolation: isolated any Actor,
    _ work: @escaping @Sendable () async throws -> Value,
    then deliver: @escaping (_ cell: Cell, _ value: Value) -> Void
  ) -> Task<Void, any Error> {
    let delivery = Delivery(deliver)
    let task = Task {
      _ = isolation
      defer { delivery.end() }
      let value = try await work()
      // Nothing is left to perform when the lease has ended.
      if let cell { delivery.perform?(cell, value) }
    }
    onEnd {
      task.cancel()
      delivery.end()
    }
    return task
  }
}

/// The closure that takes a value, until its lease ends.
private final class Delivery<Cell, Value> {
  private(set) var perform: ((_ cell: Cell, _ value: Value) -> Void)?

  init(_ perform: @escaping (_ cell: Cell, _ value: Value) -> Void) {
    self.perform = perform
  }

  func end() {
    let ended = perform.take()
    withExtendedLifetime(ended) {}
  }
}
