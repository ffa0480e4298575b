import Foundation

// Measures what reuse costs, and prints it. Figures come from a release build or not at all.

func exit(_ code: Int32, saying message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(code)
}

func run(_ options: Options) throws {
  if let workload = try options.workload(from: Suite.all), let profile = options.profile {
    return blackHole(workload.run(profile.items))
  }
  let suites = try options.suites(from: Suite.all)
  let json = try options.json.map(OutputFile.init)
  let plot = try options.plot.map(OutputFile.init)
  let progress = Progress()
  print(Machine.description + "\n")
  var measurements: [Measurement] = []
  for (number, suite) in suites.enumerated() {
    progress.show("\(number + 1) of \(suites.count): \(suite.name)")
    let measurement = try Measurement(of: suite, with: options.effort)
    progress.clear()
    let report = Report(measurement: measurement)
    print(options.isMarkdown ? report.markdown : report.text)
    measurements.append(measurement)
  }
  try json?.write(try Results(measurements, options: options).json)
  try plot?.write(Data(Plot(measurements).svg.utf8))
}

#if DEBUG
  exit(1, saying: "Figures of a debug build mean nothing; use: swift run -c release benchmarks")
#else
  do {
    try run(try Options(CommandLine.arguments.dropFirst()))
  } catch let error as UnusableOption {
    exit(2, saying: "benchmarks: \(error.reason)\n\(Options.usage)")
  } catch {
    exit(1, saying: "benchmarks: \(error)")
  }
#endif
