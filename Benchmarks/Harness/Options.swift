/// What the command line asks for.
struct Options {
  /// Suites whose names contain this; nil for all.
  var filter: String?
  var effort = Effort.full
  var isMarkdown = false

  static let usage = """
    usage: benchmarks [--filter NAME] [--smoke] [--markdown]
      --filter NAME  only the suites whose names contain NAME
      --smoke        a few seconds, to see that everything runs; not to be quoted
      --markdown     the report as Markdown tables
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

/// The command line cannot be followed.
struct UnusableOption: Error {
  let reason: String
}
