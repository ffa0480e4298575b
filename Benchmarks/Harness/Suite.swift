/// Ways of doing one thing, measured in one run and compared with one of them.
struct Suite {
  /// The name that `--filter` selects by.
  let name: String
  /// The subject of the suite, in one sentence.
  let summary: String
  /// The name of the way that the others are compared with.
  let control: String
  /// The ways, in the order of the report.
  let ways: Ways

  enum Ways {
    /// Ways timed over a number of items, such as rows. All give the same checksum.
    case timed([Workload], items: Int, item: String = "row")
    /// Quantities read in a unit of their own.
    case read([Reading], unit: String)
  }
}

extension Suite {
  /// The unit of the figures.
  var unit: String {
    switch ways {
    case .timed(_, _, let item): "ns/\(item)"
    case .read(_, let unit): unit
    }
  }

  /// The ways that can be profiled.
  var workloads: [Workload] {
    guard case .timed(let workloads, _, _) = ways else { return [] }
    return workloads
  }
}
