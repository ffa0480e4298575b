import CommandLines
import Foundation

extension Options {
  /// The suites that the options ask for.
  package func suites(from catalog: Catalog) throws(UnusableOption) -> [Suite] {
    guard let filter else { return isSelective ? catalog.usual : catalog.all }
    let chosen = catalog.all.filter { $0.name.lowercased().contains(filter.lowercased()) }
    guard !chosen.isEmpty else { throw .unknownSuite(filter, catalog.all) }
    return chosen
  }

  /// True if suites are left out that nobody has been told of.
  private var isSelective: Bool {
    switch command {
    case .measure: filter == nil && !isAll && !isSmoke
    case .list, .profile, .help: false
    }
  }

  /// The way to the suites that a report leaves out; nil if it leaves out none or those that were asked
  /// for.
  package func hint(for catalog: Catalog) -> String? {
    guard isSelective else { return nil }
    return """
      These are \(catalog.usual.count) suites of \(catalog.all.count). All of them: benchmarks --all. \
      Some: benchmarks --filter NAME. The names: benchmarks --list.

      """
  }

  /// The names of suites, each with its summary and the ways that can be profiled.
  package static func list(of suites: [Suite]) -> String {
    suites.map { suite in
      let ways = suite.workloads.map { "  \($0.name)\n" }.joined()
      return "\(suite.name): \(suite.summary)\n\(ways)"
    }.joined()
  }
}

extension Workload {
  /// Finds the way of a suite by name, in upper or lower case.
  package init(suite name: String, way: String, from catalog: Catalog) throws(UnusableOption) {
    let all = catalog.all
    guard let suite = all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw .unknownSuite(name, all)
    }
    guard let workload = suite.workloads.first(where: { $0.name.lowercased() == way.lowercased() })
    else {
      let names = suite.workloads.map(\.name).joined(separator: ", ")
      throw UnusableOption(
        "\(suite.name) has no way \(way.quoted) to profile; there are: "
          + (names.isEmpty ? "none" : names))
    }
    self = workload
  }
}

extension UnusableOption {
  fileprivate static func unknownSuite(_ name: String, _ all: [Suite]) -> UnusableOption {
    UnusableOption(
      "No suite is called \(name.quoted); there are: \(all.map(\.name).joined(separator: ", "))")
  }
}
