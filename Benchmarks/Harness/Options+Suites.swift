import CommandLines
import Foundation

extension Options {
  /// The suites that the options ask for.
  func suites(from all: [Suite]) throws(UnusableOption) -> [Suite] {
    guard let filter else { return all }
    let chosen = all.filter { $0.name.lowercased().contains(filter.lowercased()) }
    guard !chosen.isEmpty else { throw .unknownSuite(filter, all) }
    return chosen
  }

  /// The names of suites, each with its summary and the ways that can be profiled.
  static func list(of suites: [Suite]) -> String {
    suites.map { suite in
      let ways = suite.workloads.map { "  \($0.name)\n" }.joined()
      return "\(suite.name): \(suite.summary)\n\(ways)"
    }.joined()
  }
}

extension Workload {
  /// Finds the way of a suite by name, in upper or lower case.
  init(suite name: String, way: String, from all: [Suite]) throws(UnusableOption) {
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
