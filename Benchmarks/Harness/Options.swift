/// What the command line asks for.
struct Options {
  /// Suites whose names contain this; nil for all.
  var filter: String?
  var effort = Effort.full
  var isMarkdown = false
  /// One way to do once, untimed, for a profiler.
  var profile: (suite: String, way: String, rows: Int)?

  static let usage = """
    usage: benchmarks [--filter NAME] [--smoke] [--markdown] [--profile SUITE WAY ROWS]
      --filter NAME  only the suites whose names contain NAME
      --smoke        a few seconds, to see that everything runs; not to be quoted
      --markdown     the report as Markdown tables
      --profile SUITE WAY ROWS
                     one way of one suite, once and untimed, to run under a profiler
    """

  /// Reads the arguments after the name of the program.
  init(_ arguments: some Sequence<String>) throws(UnusableOption) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--smoke": effort = .smoke
      case "--markdown": isMarkdown = true
      case "--filter":
        guard let name = rest.popFirst() else {
          throw UnusableOption(reason: "--filter needs a NAME")
        }
        filter = name
      case "--profile":
        guard let suite = rest.popFirst(), let way = rest.popFirst(),
          let rows = rest.popFirst().flatMap(Int.init), rows > 0
        else { throw UnusableOption(reason: "--profile needs a SUITE, a WAY and a number of ROWS") }
        profile = (suite, way, rows)
      default: throw UnusableOption(reason: "\(argument) is not an option")
      }
    }
  }

  /// The suites that were asked for.
  func suites(from all: [Suite]) throws(UnusableOption) -> [Suite] {
    guard let filter else { return all }
    let chosen = all.filter { $0.name.contains(filter) }
    guard !chosen.isEmpty else {
      let names = all.map(\.name).joined(separator: ", ")
      throw UnusableOption(reason: "no suite is called \(filter); there are: \(names)")
    }
    return chosen
  }
}

extension Options {
  /// The workload to profile, if that was asked for.
  func workload(from all: [Suite]) throws(UnusableOption) -> Workload? {
    guard let profile else { return nil }
    let ways = all.first { $0.name == profile.suite }?.workloads ?? []
    guard let workload = ways.first(where: { $0.name == profile.way }) else {
      throw UnusableOption(reason: "there is no way \(profile.way) in a suite \(profile.suite)")
    }
    return workload
  }
}

/// The command line cannot be followed.
struct UnusableOption: Error {
  let reason: String
}
