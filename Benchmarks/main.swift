import Foundation

// Measures what reuse costs, and prints it. Figures come from a release build or not at all.

func exit(_ code: Int32, saying message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(code)
}

#if DEBUG
  exit(1, saying: "Figures of a debug build mean nothing; use: swift run -c release benchmarks")
#else
  do {
    let options = try Options(CommandLine.arguments.dropFirst())
    if let workload = try options.workload(from: Suite.all), let profile = options.profile {
      blackHole(workload.run(profile.rows))
      exit(0)
    }
    print(Machine.description + "\n")
    for suite in try options.suites(from: Suite.all) {
      let report = Report(suite: suite, figures: try suite.measure(with: options.effort))
      print(options.isMarkdown ? report.markdown : report.text)
    }
  } catch let error as UnusableOption {
    exit(2, saying: "benchmarks: \(error.reason)\n\(Options.usage)")
  }
#endif
