import Testing

@Suite struct BenchmarksProgramTests {
  private let benchmarks = BuiltProgram.benchmarks

  @Test func `the suites are listed, with the ways that can be profiled`() throws {
    let run = try benchmarks.run("--list")
    #expect(run.exitCode == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("reuse: ") })
    #expect(lines.contains("  Tables by identifier"))
  }

  @Test(arguments: ["reuse", "Reuse", "EUS"])
  func `a suite is found in large and small letters`(filter: String) throws {
    let run = try benchmarks.run("--list --filter \(filter)")
    #expect(run.exitCode == 0)
    let suites = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(!suites.isEmpty && suites.allSatisfy { $0.contains("reuse") })
  }

  @Test(arguments: [
    ("--filter nope", "No suite is called \"nope\"; there are: reuse, "),
    ("nope", "\"nope\" is no option; to choose suites: --filter NAME"),
    ("--all --filter reuse", "--all leaves nothing out; choose it or --filter \"reuse\""),
    ("--plot x.png", "--plot writes SVG; name a file that ends in .svg, not \"x.png\""),
    ("--profile Reuse nope 1", "reuse has no way \"nope\" to profile; there are: "),
    ("--profile memory Tables 1", "memory has no way \"Tables\" to profile; there are: none"),
    ("--profile reuse tables 0", "--profile needs a number of ROWS from 1 on, not \"0\""),
    ("--profile reuse tables", "--profile needs SUITE, WAY, ROWS: "),
  ])
  func `what cannot be meant is refused with exit code 2`(
    arguments: String, message: String
  ) throws {
    let run = try benchmarks.run(arguments)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("benchmarks: \(message)"), "\(run.errors)")
  }

  #if DEBUG
    @Test(arguments: ["", "--smoke", "--profile reuse tables 1"])
    func `a debug build measures nothing`(arguments: String) throws {
      let run = try benchmarks.run(arguments)
      #expect(run.exitCode == 1)
      #expect(run.errors.hasPrefix("benchmarks: Figures of a debug build mean nothing; use: "))
    }
  #endif
}
