import TableModels

extension CommonDataSource {
  public func attach(_ host: any TableDataSourceHost) {
    changes.hosts.attach(host)
    // A host that comes between the two steps of a change takes part in both.
    if let change = changes.announced { host.dataSourceWillChange(self, by: change) }
  }

  public func detach(_ host: any TableDataSourceHost) {
    changes.hosts.detach(host)
  }

  public func holdChanges() {
    holds.hold()
  }

  public func releaseChanges() {
    holds.release(of: self)
    if hasWaitingChanges { deliverChanges() }
  }

  /// Performs a change now, or as soon as no host shows rows.
  ///
  /// - Parameter announcement: What hosts are told; nil where there is nothing to tell.
  func commit(_ announcement: TableChange?, _ change: SnapshotChange<Model>) {
    changes.count += 1
    hasWaitingChanges = true
    changes.waiting.append(ChangeQueue.Waiting(announcement: announcement, change: change))
    deliverChanges()
  }

  /// Each host sees each change once, in the order in which the hosts were attached. A change that a
  /// host makes as it is told of another waits for its turn.
  private func deliverChanges() {
    guard !changes.isDelivering else { return }
    changes.isDelivering = true
    defer { changes.isDelivering = false }
    while holds.areNone, hasWaitingChanges { deliverFirstWaiting() }
  }

  /// What the change takes out ends when all hosts know: it may ask and change whatever it likes.
  private func deliverFirstWaiting() {
    let next = changes.waiting[0]
    if let announcement = next.announcement { announce(announcement) }
    takeFirstWaiting()
    let outgoing = storage.change(next.change)
    if let announcement = next.announcement {
      for host in changes.hosts.all { host.dataSourceDidChange(self, by: announcement) }
    }
    forgetEndedDisplays()
    withExtendedLifetime(outgoing) {}
  }

  private func announce(_ change: TableChange) {
    changes.announced = change
    for host in changes.hosts.all { host.dataSourceWillChange(self, by: change) }
    changes.announced = nil
  }

  private func takeFirstWaiting() {
    changes.waiting.removeFirst()
    hasWaitingChanges = !changes.waiting.isEmpty
  }

  /// The content with all changes that still wait.
  var snapshotWithWaiting: TableSnapshot<Model> {
    var snapshot = storage.snapshot
    for waiting in changes.waiting { _ = waiting.change.perform(on: &snapshot) }
    return snapshot
  }
}
