import TableModels

/// The hosts of a data source, held weakly, in the order in which they were attached.
struct HostList {
  private struct WeakHost {
    weak var host: (any TableDataSourceHost)?
  }

  private var hosts: [WeakHost] = []

  /// The hosts that have not ended.
  var all: [any TableDataSourceHost] { hosts.compactMap(\.host) }

  mutating func attach(_ host: any TableDataSourceHost) {
    detach(host)
    hosts.append(WeakHost(host: host))
  }

  /// Removes a host, and the hosts that have ended.
  mutating func detach(_ host: any TableDataSourceHost) {
    hosts.removeAll { $0.host == nil || $0.host === host }
  }
}
