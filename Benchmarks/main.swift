import AllocationCounter
import CommandLines
import Foundation
import Measurements

// Measures the cost of reuse, and prints it. Figures come from a release build or not at all.
// `Options.program` has the usage.

/// Measures the suites and prints each result at once, so that a report that nobody can read stops
/// the work.
func measure(_ suites: [Suite], of catalog: Catalog, _ options: Options) throws {
  let json = try options.json.map { try OutputFile(path: $0) }
  let plot = try options.plot.map { try OutputFile(path: $0) }
  let progress = ProgressLine()
  let machine = Machine.present
  try StandardStreams.print(machine.description + "\n\n")
  var measured: [MeasuredSuite] = []
  for (number, suite) in suites.enumerated() {
    progress.show("\(number + 1) of \(suites.count): \(suite.name)")
    let figures = try MeasuredSuite(
      suite, with: options.effort,
      allocationCount: { allocation_count() < 0 ? nil : Int(allocation_count()) })
    progress.clear()
    let report = Report(figures)
    try StandardStreams.print((options.isMarkdown ? report.markdown : report.text) + "\n")
    measured.append(figures)
  }
  if let hint = options.hint(for: catalog) { try StandardStreams.print(hint) }
  try json?.write(try Results(measured, machine: machine, isSmoke: options.isSmoke).json)
  try plot?.write(Data(Plot(measured, machine: machine).svg.utf8))
}

func run(_ options: Options) throws {
  let catalog = Catalog.make()
  switch options.command {
  case .help:
    try StandardStreams.print(Options.program.help)
  case .list:
    try StandardStreams.print(Options.list(of: try options.suites(from: catalog)))
  case .profile(let suite, let way, let items):
    let workload = try Workload(suite: suite, way: way, from: catalog)
    try checkBuild()
    blackHole(workload.run(items))
  case .measure:
    let suites = try options.suites(from: catalog)
    try checkBuild()
    try measure(suites, of: catalog, options)
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
