/// What the command line asks for.
struct Options {
  /// Suites whose names contain this; nil for all.
  var filter: String?
  var isSmoke = false
  var isMarkdown = false
  /// Where the figures go as JSON, and as a picture.
  var json: String?
  var plot: String?
  /// One way to do once, untimed, for a profiler.
  var profile: (suite: String, way: String, items: Int)?

  var effort: Effort { isSmoke ? .smoke : .full }

  static let usage = """
    usage: benchmarks [--filter NAME] [--smoke] [--markdown] [--json FILE] [--plot FILE.svg]
           benchmarks --profile SUITE WAY ROWS
      --filter NAME  only the suites whose names contain NAME
      --smoke        a few seconds, to see that everything runs; not to be quoted
      --markdown     the report as Markdown tables
      --json FILE    the figures also as JSON
      --plot FILE    the figures also as bars in an SVG picture
      --profile SUITE WAY ROWS
                     one way of one suite, once and untimed, to run under a profiler
    """

  /// Reads the arguments after the name of the program.
  init(_ arguments: some Sequence<String>) throws(UnusableOption) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--smoke": isSmoke = true
      case "--markdown": isMarkdown = true
      case "--filter": filter = try Self.value("NAME", of: argument, from: &rest)
      case "--json": json = try Self.value("FILE", of: argument, from: &rest)
      case "--plot": plot = try Self.value("FILE", of: argument, from: &rest)
      case "--profile":
        guard let suite = rest.popFirst(), let way = rest.popFirst(),
          let items = rest.popFirst().flatMap(Int.init), items > 0
        else { throw UnusableOption(reason: "--profile needs a SUITE, a WAY and a number of ROWS") }
        profile = (suite, way, items)
      default: throw UnusableOption(reason: "\(argument) is not an option")
      }
    }
  }

  private static func value(
    _ what: String, of option: String, from rest: inout ArraySlice<String>
  ) throws(UnusableOption) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw UnusableOption(reason: "\(option) needs a \(what)")
    }
    return value
  }
}

extension Options {
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

  /// The workload to profile, if that was asked for.
  func workload(from all: [Suite]) throws(UnusableOption) -> Workload? {
    guard let profile else { return nil }
    guard let suite = all.first(where: { $0.name == profile.suite }) else {
      let names = all.map(\.name).joined(separator: ", ")
      throw UnusableOption(reason: "no suite is called \(profile.suite); there are: \(names)")
    }
    guard let workload = suite.workloads.first(where: { $0.name == profile.way }) else {
      let names = suite.workloads.map(\.name).joined(separator: ", ")
      throw UnusableOption(
        reason: "\(suite.name) has no way \(profile.way) to profile; there are: "
          + (names.isEmpty ? "none" : names))
    }
    return workload
  }
}

/// The command line cannot be followed.
struct UnusableOption: Error {
  let reason: String
}
