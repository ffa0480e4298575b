import TableModels

/// Changes of a snapshot that are performed one after the other, each announced to all hosts before
/// and after; while a host shows rows, they wait.
struct ChangeQueue<Model> {
  /// A change, and what the hosts are told of it.
  struct Announced {
    /// Nil where everything is replaced.
    let difference: TableDifference?
    let change: SnapshotChange<Model>
  }

  var hosts = HostList()
  /// Whether a change is being performed.
  var isDelivering = false
  /// The change that hosts are being told of, and that has not happened yet.
  var announced: Announced?
  /// How many changes have been made, those that wait included.
  var count = 0
  /// What waits, from the first to the last.
  var waiting: [Announced] = []
}
