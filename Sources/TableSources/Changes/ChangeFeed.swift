public import TableModels

/// The feed of a data source: it tells the hosts of each change, and keeps changes waiting while a
/// host shows rows.
///
/// A data source that announces its own changes owns one, and makes each of them through it:
///
/// ```swift
/// final class Names: TableDataSource {
///   private(set) var names: [String] = []
///   let changeFeed: ChangeFeed? = ChangeFeed(of: Names.self)
///
///   func replaceAll(with new: [String]) {
///     changeFeed?.announce(.reload) { self.names = new }
///   }
///   // …
/// }
/// ```
///
/// Each host sees each change once, in two steps, in the order in which the hosts were attached. A change
/// that is announced while another one happens, or while a host holds the feed, waits for its turn.
public final class ChangeFeed {
  private let owner: Any.Type
  private let upstream: [ChangeFeed]
  private var hosts = HostList()
  /// The change that hosts are being told of, before it happens.
  private var announced: TableChange?
  private var isDelivering = false
  /// The waiting changes, from the first to the last.
  private var waiting: [Waiting] = []

  // Unchecked exclusivity: hosts hold and release for each layout pass. Plain values, so nothing runs
  // inside of an access.

  @exclusivity(unchecked) private var holds = 0
  /// True if changes of this feed itself wait.
  @exclusivity(unchecked) private(set) var hasOwnWaitingChanges = false

  /// A change that has not happened yet.
  private struct Waiting {
    /// The change for the hosts; nil if there is nothing to tell.
    let change: TableChange?
    /// Makes the change, and returns the removed content.
    let perform: () -> Any
  }

  /// Creates a feed without hosts.
  ///
  /// - Parameters:
  ///   - owner: The type of the data source, for messages.
  ///   - upstream: The feeds of other data sources, whose rows this one shows among its own: while a host
  ///     holds this feed, they are held too.
  public init(of owner: Any.Type, over upstream: [ChangeFeed] = []) {
    self.owner = owner
    self.upstream = upstream
  }

  /// True if changes were announced that have not happened yet, here or in a feed that this one is over: a
  /// host holds the feed, or they happen now.
  ///
  /// - Complexity: O(*f*) in the number of those feeds.
  public var hasWaitingChanges: Bool {
    hasOwnWaitingChanges || upstream.contains(where: \.hasWaitingChanges)
  }

  // MARK: For data sources

  /// Makes a change now, or as soon as no host holds the feed: tells the hosts, performs it, and
  /// tells them again.
  ///
  /// Waiting changes are performed in the order of their announcements. A difference has to begin
  /// at the content that the changes before it leave.
  ///
  /// - Parameters:
  ///   - change: The change for the hosts; nil if they have nothing to do.
  ///   - perform: Changes the content of the data source, and returns the removed content if its
  ///     end may run code that asks the data source. It is released when all hosts know.
  public func announce<Outgoing>(
    _ change: TableChange?, perform: @escaping () -> Outgoing
  ) {
    waiting.append(Waiting(change: change) { perform() })
    hasOwnWaitingChanges = true
    deliver()
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while holds == 0, hasOwnWaitingChanges { deliverFirst() }
  }

  /// Performs the first waiting change. Removed content ends after all hosts know: it may ask and
  /// change anything.
  private func deliverFirst() {
    let next = waiting[0]
    if let change = next.change { willChange(by: change) }
    waiting.removeFirst()
    hasOwnWaitingChanges = !waiting.isEmpty
    let outgoing = next.perform()
    if let change = next.change { didChange(by: change) }
    withExtendedLifetime(outgoing) {}
  }

  /// Tells the hosts of a change that is about to happen; for a source that forwards the changes of
  /// its parts.
  func willChange(by change: TableChange) {
    announced = change
    for host in hosts.all { host.dataSourceWillChange(self, by: change) }
  }

  /// Tells the hosts of a change that has happened.
  func didChange(by change: TableChange) {
    announced = nil
    for host in hosts.all { host.dataSourceDidChange(self, by: change) }
  }

  // MARK: For hosts

  /// Tells a host of every change from now on, without keeping it alive.
  ///
  /// A host that comes between the two steps of a change takes part in both.
  public func attach(_ host: any TableDataSourceHost) {
    hosts.attach(host)
    if let announced { host.dataSourceWillChange(self, by: announced) }
  }

  /// Stops telling a host of changes.
  public func detach(_ host: any TableDataSourceHost) { hosts.detach(host) }

  /// Makes changes wait until ``release()`` has been called as often. A host calls it while nothing
  /// may change, such as for showing rows.
  public func hold() {
    holds += 1
    for feed in upstream { feed.hold() }
  }

  /// Ends a hold. The changes that waited happen after the last one.
  ///
  /// - Precondition: The feed is held.
  public func release() {
    guard holds > 0 else { trapNotHeld(owner) }
    holds -= 1
    if hasOwnWaitingChanges { deliver() }
    for feed in upstream { feed.release() }
  }
}

private func trapNotHeld(_ owner: Any.Type) -> Never {
  fatalError(
    "The changes of a \(owner) were released without being held; call release() once for each hold()"
  )
}
