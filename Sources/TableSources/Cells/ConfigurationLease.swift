/// How long a cell shows the model that it was configured for: from the call of the configure closure
/// until the cell is enqueued or configured again.
///
/// What loads in the background may end when the cell has long been showing another row. A closure
/// that takes a lease asks it, or leaves the matter to ``task(_:then:)``:
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

  /// The lease of a cell that no host has, and that nobody will take away from its model.
  @usableFromInline
  init(unhosted cell: Cell) {
    self.init(of: cell, in: CellLeases())
  }

  /// The cell that was configured; nil when it has ended.
  public var cell: Cell? { leases.cell as? Cell }

  /// Whether the cell still shows the model that it was configured for.
  public var isCurrent: Bool { leases.number == number && leases.cell != nil }

  /// Runs a closure when the lease ends: the place to cancel what was started for it. Where the
  /// lease has ended already, it runs at once.
  ///
  /// Closures run in the order in which they were given, and are let go of then.
  public func onEnd(_ action: @escaping () -> Void) {
    guard isCurrent else { return action() }
    leases.atEndOfCurrent(perform: action)
  }

  /// Works in the background, and delivers the value on the main actor if the lease is still current
  /// then.
  ///
  /// When the lease ends, the task is cancelled and what was to deliver is let go of. Where the lease
  /// has ended before this call, the task starts cancelled. If the work throws, nothing is delivered,
  /// and the error is the task's result; catch it inside to show that something failed.
  ///
  /// The closure that configures has to belong to the main actor, or the compiler refuses this call: it
  /// does wherever code of the main actor forms it, in a property's initial value too. For another
  /// actor there is ``task(isolation:_:then:)``.
  ///
  /// - Parameters:
  ///   - work: What to do. It runs wherever the closure says; by default, away from the actor.
  ///   - deliver: What to do with the value.
  @MainActor @discardableResult
  public func task<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value,
    then deliver: @escaping (_ cell: Cell, _ value: Value) -> Void
  ) -> Task<Void, any Error> {
    task(isolation: MainActor.shared, work, then: deliver)
  }

  /// Works in the background, and delivers the value on an actor if the lease is still current then.
  ///
  /// As ``task(_:then:)``, for the code of an actor: `lease.task(isolation: self) { … } then: { … }`.
  ///
  /// - Parameters:
  ///   - isolation: The actor that the call comes from. The value is delivered there, so between the
  ///     check of the lease and the delivery nothing can come.
  ///   - work: What to do. It runs wherever the closure says; by default, away from the actor.
  ///   - deliver: What to do with the value.
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
      if let cell, isCurrent { delivery.perform?(cell, value) }
    }
    onEnd {
      task.cancel()
      delivery.end()
    }
    return task
  }
}

/// What is to be done with a value, until it is known that it will not be done.
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
