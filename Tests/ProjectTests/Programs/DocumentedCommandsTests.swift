import Testing

@Suite struct DocumentedCommandsTests {
  @Test func `commands are found in fences and in the text`() {
    let text = """
      Say `swift run showcase
      photos`, or `swift build`.

      ```sh
      swift run -c release benchmarks --filter reuse > reuse.txt
      swift test
      ```
      """
    let commands = DocumentedCommand.commands(in: text)
    #expect(
      commands == ["-c release benchmarks --filter reuse > reuse.txt", "showcase photos"])
    let parsed = commands.compactMap { DocumentedCommand($0, in: "a.md") }
    #expect(parsed.map(\.program) == ["benchmarks", "showcase"])
    #expect(parsed.map(\.arguments) == ["--filter reuse", "photos"])
  }

  @Test func `every command of a document is one that its program does`() throws {
    let commands = try DocumentedCommand.all()
    #expect(Set(commands.map(\.program)) == Set(BuiltProgram.all.map(\.name)))
    for command in commands {
      let run = try run(command)
      #expect(
        run.exitCode == 0 && !run.output.isEmpty,
        "\(command.document): \(command.program) \(command.arguments): \(run.errors)")
    }
  }

  /// The programs that are quick do all of it; the benchmarks say which suites they would measure.
  private func run(_ command: DocumentedCommand) throws -> BuiltProgram.Run {
    let program = BuiltProgram(name: command.program)
    switch command.program {
    case "benchmarks": return try program.run(command.arguments + " --list")
    case "explain":
      let message = "attempt to delete row 9 from section 0 which only contains 0 rows"
      return try program.run(command.arguments.replacing("FILE", with: "-"), input: message)
    default: return try program.run(command.arguments)
    }
  }
}
