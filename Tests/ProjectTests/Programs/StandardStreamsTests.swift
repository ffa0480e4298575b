import Testing

/// The common behaviour of all programs of the package, with any state of their streams.
@Suite struct StandardStreamsTests {
  /// Some work for each program that prints something.
  private static let work = [
    (program: BuiltProgram.showcase, arguments: "photos"),
    (.showcase, "--renderer svg"),
    (.showcase, "list"),
    (.showcase, "--help"),
    (.explain, "--list"),
    (.explain, "-h"),
    (.benchmarks, "--list"),
    (.benchmarks, "--help"),
  ]

  @Test(arguments: BuiltProgram.all.map(\.name), ["--help", "-h"])
  func `help is printed, with a line for each option`(name: String, option: String) throws {
    let run = try BuiltProgram(name: name).run(option)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("usage: \(name) "))
    let lines = run.output.split(separator: "\n")
    let options = run.output.matches(of: /--[a-z]+/).map { String($0.output) }
    for option in Set(options) {
      #expect(lines.count { $0.hasPrefix("  \(option) ") } == 1, "\(option)")
    }
    #expect(options.contains("--list") && options.contains("--help"))
    #expect(run.output.contains("exit codes: 0 "))
  }

  @Test(
    arguments: work.indices,
    [
      (streams: ">/dev/full", reason: "No space left on device"),
      (">&-", "Bad file descriptor"),
      ("</dev/null >&-", "Bad file descriptor"),
      ("<&- >&-", "Bad file descriptor"),
    ])
  func `output that cannot be written is an error`(
    index: Int, fault: (streams: String, reason: String)
  ) throws {
    let (program, arguments) = Self.work[index]
    let run = try program.run("\(arguments) \(fault.streams)")
    #expect(run.exitCode == 1)
    #expect(
      run.errors
        == "\(program.name): Standard output cannot be written: \(fault.reason)\n")
  }

  @Test(arguments: work.indices)
  func `a pipe that nobody reads is an error`(index: Int) throws {
    let (program, arguments) = Self.work[index]
    // The program starts when the reader has gone. Its status is its own, not that of the reader.
    let run = try program.shell(
      "(sleep 0.3; exec \"$0\" \(arguments)) | true; echo \"${PIPESTATUS[0]}\"")
    #expect(run.output == "1\n")
    #expect(
      run.errors == "\(program.name): Standard output cannot be written: Broken pipe\n")
  }

  @Test(arguments: BuiltProgram.all.map(\.name), ["2>&-", "2>/dev/full", "<&- >&- 2>&-"])
  func `an error that nobody can read is still an exit code`(name: String, streams: String) throws {
    let run = try BuiltProgram(name: name).run("--nope \(streams)")
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }

  @Test(
    arguments: [
      (.showcase, "$'\\e[31mred'"), (.showcase, "--width $'\\e[31mred'"),
      (.showcase, "--renderer=$'\\e[31mred'"), (.showcase, "list $'\\e[31mred'"),
      (.showcase, "pictures $'/dev/null/\\e[31mred'"), (.explain, "$'\\e[31mred'"),
      (.explain, "a $'\\e[31mred'"), (.explain, "$'--\\e[31mred'"),
      (.benchmarks, "$'\\e[31mred'"), (.benchmarks, "--filter $'\\e[31mred'"),
      (.benchmarks, "--plot $'\\e[31mred.png'"), (.benchmarks, "--profile $'\\e[31mred' a 1"),
      (.benchmarks, "--profile reuse $'\\e[31mred' 1"),
      (.benchmarks, "--profile reuse Tables $'\\e[31mred'"),
    ] as [(BuiltProgram, String)])
  func `an argument is never printed as it came`(program: BuiltProgram, arguments: String) throws {
    let run = try program.run(arguments)
    #expect([1, 2].contains(run.exitCode))
    #expect(!run.errors.unicodeScalars.contains("\u{1B}"))
    #expect(run.errors.contains("␛[31mred"), "\(run.errors)")
  }
}
