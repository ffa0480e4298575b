/// How long a cell shows the model that it was configured for: from the call of the configure closure
/// until the cell is enqueued or configured again.
///
/// What loads in the background may end when the cell has long been showing another row. A closure
/// that takes a lease asks it, or leaves the matter to ``task(isolation:_:then:)``:
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
/// A lease costs nothing until it is used: it is a number that is compared with the cell's own. As
/// long as a closure holds a lease, the lease holds the cell.
public struct ConfigurationLease<Cell: AnyObject> {
  /// The cell that was configured.
  public let cell: Cell
  /// Who knows whether the cell still shows the same; nil where a closure was called without a host.
  private let supply: (any CellSupply)?
  private let ticket: Int
  private let number: Int

  @usableFromInline
  init(cell: Cell, supply: any CellSupply, ticket: Int) {
    self.cell = cell
    self.supply = supply
    self.ticket = ticket
    number = supply.leaseNumber(ofTicket: ticket)
  }

  /// The lease of a cell that no host has, and that nobody will take away from its model.
  @usableFromInline
  init(unhosted cell: Cell) {
    self.cell = cell
    supply = nil
    ticket = -1
    number = 0
  }

  /// Whether the cell still shows the model that it was configured for.
  public var isCurrent: Bool {
    guard let supply else { return true }
    return supply.leaseNumber(ofTicket: ticket) == number
  }

  /// Runs a closure when the lease ends: the place to cancel what was started for it. Where the
  /// lease has ended already, it runs at once.
  ///
  /// Closures run in the order in which they were given.
  public func onEnd(_ action: @escaping () -> Void) {
    guard let supply else { return }
    guard isCurrent else { return action() }
    supply.atEndOfLease(ofTicket: ticket, perform: action)
  }

  /// Works in the background, and delivers the value to the cell if the lease is still current then.
  ///
  /// The task is cancelled when the lease ends. Where it has ended before this call, the task starts
  /// cancelled. If the work throws, nothing is delivered, and the error is the task's result; catch
  /// it inside to show that something failed.
  ///
  /// - Parameters:
  ///   - isolation: The actor that the call comes from, found by the compiler. The value is delivered
  ///     there, so between the check of the lease and the delivery nothing can come.
  ///   - work: What to do. It runs wherever the closure says; by default, away from the actor.
  ///   - deliver: What to do with the value.
  /// - Precondition: The call comes from an actor: mark the code that configures `@MainActor`. Without
  ///   one there is no place to come back to where nobody touches the cell meanwhile. In the initial
  ///   value of a `lazy` property the compiler finds no actor (seen in Swift 6.3); pass
  ///   `isolation: MainActor.shared` there.
  @discardableResult
  public func task<Value: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    _ work: @escaping @Sendable () async throws -> Value,
    then deliver: @escaping (_ cell: Cell, _ value: Value) -> Void
  ) -> Task<Void, any Error> {
    guard isolation != nil else {
      fatalError(
        "lease.task was called outside of any actor, so there is no place to deliver its value; "
          + "mark the code that configures the cell @MainActor, or pass isolation: MainActor.shared"
      )
    }
    let task = Task { [weak cell] in
      _ = isolation
      let value = try await work()
      guard let cell, isCurrent else { return }
      deliver(cell, value)
    }
    onEnd { task.cancel() }
    return task
  }
}
