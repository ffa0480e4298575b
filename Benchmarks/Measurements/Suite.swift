/// Ways of doing one thing, measured in one run and compared with one of them.
package struct Suite {
  /// The name that `--filter` selects by.
  package let name: String
  /// The subject of the suite, in one sentence.
  package let summary: String
  /// The name of the way that the others are compared with.
  package let control: String
  /// The ways, in the order of the report.
  package let ways: Ways

  package enum Ways {
    /// Ways timed over a number of items, such as rows. All give the same checksum.
    case timed([Workload], items: Int, item: String = "row")
    /// Quantities read in a unit of their own.
    case read([Reading], unit: String)
  }

  package init(name: String, summary: String, control: String, ways: Ways) {
    self.name = name
    self.summary = summary
    self.control = control
    self.ways = ways
  }
}

extension Suite {
  /// The unit of the figures.
  package var unit: String {
    switch ways {
    case .timed(_, _, let item): "ns/\(item)"
    case .read(_, let unit): unit
    }
  }

  /// The ways that can be profiled.
  package var workloads: [Workload] {
    guard case .timed(let workloads, _, _) = ways else { return [] }
    return workloads
  }
}
