import CommandLines
import Foundation

// Measures the cost of reuse, and prints it. Figures come from a release build or not at all.
// `Options.program` has the usage.

/// Measures the suites and prints each result at once, so that a report that nobody can read stops
/// the work.
func measure(_ options: Options) throws {
  let suites = try options.suites(from: Suite.all)
  let json = try options.json.map { try OutputFile(path: $0) }
  let plot = try options.plot.map { try OutputFile(path: $0) }
  let progress = Progress()
  try StandardStreams.print(Machine.description + "\n\n")
  var measurements: [Measurement] = []
  for (number, suite) in suites.enumerated() {
    progress.show("\(number + 1) of \(suites.count): \(suite.name)")
    let measurement = try Measurement(of: suite, with: options.effort)
    progress.clear()
    let report = Report(measurement: measurement)
    try StandardStreams.print((options.isMarkdown ? report.markdown : report.text) + "\n")
    measurements.append(measurement)
  }
  try json?.write(try Results(measurements, options: options).json)
  try plot?.write(Data(Plot(measurements).svg.utf8))
}

func run(_ options: Options) throws {
  switch options.command {
  case .help:
    try StandardStreams.print(Options.program.help)
  case .list:
    try StandardStreams.print(Options.list(of: try options.suites(from: Suite.all)))
  case .profile(let suite, let way, let items):
    let workload = try Workload(suite: suite, way: way, from: Suite.all)
    try checkBuild()
    blackHole(workload.run(items))
  case .measure:
    _ = try options.suites(from: Suite.all)
    try checkBuild()
    try measure(options)
  }
}

func checkBuild() throws {
  #if DEBUG
    throw DebugBuild()
  #endif
}

/// An error: the program was built so that its figures would mislead.
struct DebugBuild: Error, CustomStringConvertible {
  let description = "Figures of a debug build mean nothing; use: swift run -c release benchmarks"
}

Options.program.run { arguments in
  try run(try Options(arguments))
  return 0
}
