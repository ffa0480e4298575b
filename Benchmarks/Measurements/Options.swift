package import CommandLines
import Foundation

/// The request of the command line.
package struct Options {
  package var command = Command.measure
  /// A part of the names of the suites to run, in upper or lower case.
  var filter: String?
  var isAll = false
  package var isSmoke = false
  package var isMarkdown = false
  /// The files for the figures as JSON, and as a picture.
  package var json: String?
  package var plot: String?

  package var effort: Effort { isSmoke ? .smoke : .full }

  /// The command to perform.
  package enum Command {
    case measure
    /// List the suites and the ways that can be profiled.
    case list
    /// Do one way once, untimed, for a profiler.
    case profile(suite: String, way: String, items: Int)
    /// Print the usage of the program.
    case help
  }
}

extension Options {
  private static let filterOption = ProgramOption(
    "--filter", "NAME", help: "only the suites whose names contain NAME")
  private static let allOption = ProgramOption("--all", help: "all suites, which takes minutes")
  private static let smokeOption = ProgramOption(
    "--smoke", help: "all suites in a few seconds, to see that they run; not to be quoted")
  private static let markdownOption = ProgramOption(
    "--markdown", help: "the report as Markdown tables")
  private static let jsonOption = ProgramOption(
    "--json", "FILE", help: "the figures also as JSON")
  private static let plotOption = ProgramOption(
    "--plot", "FILE.svg", help: "the figures also as bars in an SVG picture")
  private static let profileOption = ProgramOption(
    "--profile", "SUITE", "WAY", "ROWS",
    help: "one way of one suite, once and untimed, to run under a profiler")
  private static let listOption = ProgramOption(
    "--list", help: "the names of all suites or those of NAME, and their ways to profile")

  package static let program = Program(
    name: "benchmarks",
    synopsis: [
      "benchmarks [--all | --filter NAME] [--smoke] [--markdown] [--json FILE] [--plot FILE.svg]",
      "benchmarks --profile SUITE WAY ROWS", "benchmarks --list [--filter NAME]",
    ],
    options: [
      allOption, filterOption, smokeOption, markdownOption, jsonOption, plotOption, profileOption,
      listOption,
    ],
    notes: """
      Without --all or --filter, the suites of reuse and kinds are measured: what most come for, in
      about 20 s. Names are written in large or small letters.

      exit codes: 0 measured, 1 something cannot be measured or written, 2 the arguments cannot be
      understood
      """)

  /// Reads the arguments after the name of the program.
  ///
  /// - Throws: The fault in the arguments.
  package init(_ arguments: some Collection<String>) throws {
    guard let arguments = try Self.program.arguments(arguments) else {
      command = .help
      return
    }
    if let word = arguments.words.first {
      throw UnusableOption("\(word.quoted) is no option; to choose suites: --filter NAME")
    }
    filter = arguments.value(of: Self.filterOption)
    isAll = arguments.has(Self.allOption)
    if isAll, let filter {
      throw UnusableOption("--all leaves nothing out; choose it or --filter \(filter.quoted)")
    }
    isSmoke = arguments.has(Self.smokeOption)
    isMarkdown = arguments.has(Self.markdownOption)
    json = arguments.value(of: Self.jsonOption)
    plot = try arguments.value(of: Self.plotOption).map(Self.plotFile)
    if arguments.has(Self.listOption) {
      command = .list
    } else if let values = arguments.values(of: Self.profileOption) {
      guard let items = Int(values[2]), items > 0 else {
        throw UnusableOption("--profile needs a number of ROWS from 1 on, not \(values[2].quoted)")
      }
      command = .profile(suite: values[0], way: values[1], items: items)
    }
  }

  /// A file whose name does not promise another format.
  private static func plotFile(_ path: String) throws(UnusableOption) -> String {
    let format = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard format.isEmpty || format == "svg" else {
      throw UnusableOption(
        "--plot writes SVG; name a file that ends in .svg, not \(path.quoted)")
    }
    return path
  }
}

/// The command line cannot be followed.
package struct UnusableOption: ProgramError {
  package let description: String
  package var exitCode: Int32 { 2 }

  init(_ description: String) { self.description = description }
}
