/// Ways of doing one thing, measured in one run and compared with one of them.
struct Suite {
  /// What `--filter` selects by.
  let name: String
  /// What is measured, in one sentence.
  let summary: String
  /// The name of the way that the others are compared with.
  let control: String
  /// What is measured, in the order of the report.
  let ways: Ways

  enum Ways {
    /// Timed over so many items, of which the unit names one: `row`. All give the same checksum.
    case timed([Workload], items: Int, item: String = "row")
    /// Read off, in a unit of their own.
    case read([Reading], unit: String)
  }
}

extension Suite {
  /// What the figures are given in.
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
