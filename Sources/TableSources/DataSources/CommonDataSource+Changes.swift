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
    holds += 1
  }

  public func releaseChanges() {
    holds -= 1
    if hasWaitingChanges { deliverChanges() }
  }

  /// Performs a change now, or as soon as no host shows rows.
  func commit(
    _ difference: TableDifference?, _ perform: @escaping (inout TableSnapshot<Model>) -> Void
  ) {
    changes.count += 1
    hasWaitingChanges = true
    changes.waiting.append(ChangeQueue.Change(difference: difference, perform: perform))
    deliverChanges()
  }

  /// Each host sees each change once, in the order in which the hosts were attached. A change that a
  /// host makes as it is told of another waits for its turn.
  private func deliverChanges() {
    guard !changes.isDelivering else { return }
    changes.isDelivering = true
    defer { changes.isDelivering = false }
    while holds == 0, hasWaitingChanges {
      let change = changes.waiting[0]
      // Where nothing differs there is nothing to tell, only other models to keep.
      guard change.difference?.asksNothing != true else {
        takeFirstWaiting()
        storage.change(change.perform)
        continue
      }
      changes.announced = change
      for host in changes.hosts.all {
        host.dataSourceWillChange(self, by: change.difference)
      }
      changes.announced = nil
      takeFirstWaiting()
      storage.change(change.perform)
      for host in changes.hosts.all {
        host.dataSourceDidChange(self, by: change.difference)
      }
    }
  }

  private func takeFirstWaiting() {
    changes.waiting.removeFirst()
    hasWaitingChanges = !changes.waiting.isEmpty
  }

  /// The content with all changes that still wait.
  var snapshotWithWaiting: TableSnapshot<Model> {
    var snapshot = storage.snapshot
    for change in changes.waiting { change.perform(&snapshot) }
    return snapshot
  }
}
