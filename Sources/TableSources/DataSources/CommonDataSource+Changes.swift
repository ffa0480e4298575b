import TableModels

extension CommonDataSource {
  public func attach(_ host: any TableDataSourceHost) {
    changes.hosts.attach(host)
    // A host that comes between the two steps of a change takes part in both.
    if let change = changes.announced { host.dataSourceWillChange(self, by: change.difference) }
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
  func commit(_ difference: TableDifference?, _ change: SnapshotChange<Model>) {
    changes.count += 1
    hasWaitingChanges = true
    changes.waiting.append(ChangeQueue.Announced(difference: difference, change: change))
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
    // Where nothing differs there is nothing to tell, only other models to keep.
    let isTold = next.difference?.asksNothing != true
    if isTold { announce(next) }
    takeFirstWaiting()
    let outgoing = storage.change(next.change)
    if isTold {
      for host in changes.hosts.all { host.dataSourceDidChange(self, by: next.difference) }
    }
    forgetEndedDisplays()
    withExtendedLifetime(outgoing) {}
  }

  private func announce(_ next: ChangeQueue<Model>.Announced) {
    changes.announced = next
    for host in changes.hosts.all { host.dataSourceWillChange(self, by: next.difference) }
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
