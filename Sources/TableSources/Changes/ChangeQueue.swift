import TableModels

/// Changes of a snapshot that are performed one after the other, each announced to all hosts before
/// and after; while a host shows rows, they wait.
struct ChangeQueue<Model> {
  /// One change.
  struct Change {
    /// What the hosts are told; nil where everything is replaced.
    let difference: TableDifference?
    /// Changes the snapshot, and calls no code of the user's. Where a change did not have to wait, the
    /// models that it replaces are kept by its caller until it is over.
    let perform: (inout TableSnapshot<Model>) -> Void
  }

  var hosts = HostList()
  /// Whether a change is being performed.
  var isDelivering = false
  /// The change that hosts are being told of, and that has not happened yet.
  var announced: Change?
  /// How many changes have been made, those that wait included.
  var count = 0
  /// What waits, from the first to the last.
  var waiting: [Change] = []
}
