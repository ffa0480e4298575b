import TableModels

/// Changes of a snapshot that are performed one after the other, each announced to all hosts before
/// and after; while a host shows rows, they wait.
struct ChangeQueue<Model> {
  /// A change that has not happened yet, and what the hosts are told of it.
  struct Waiting {
    /// Nil where nobody is told: equal models take the place of the old ones.
    let announcement: TableChange?
    let change: SnapshotChange<Model>
  }

  var hosts = HostList()
  /// Whether a change is being performed.
  var isDelivering = false
  /// The change that hosts are being told of, and that has not happened yet.
  var announced: TableChange?
  /// How many changes have been made, those that wait included.
  var count = 0
  /// What waits, from the first to the last.
  var waiting: [Waiting] = []
}
