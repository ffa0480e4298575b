import Foundation
import Testing

/// The program itself, run by a shell as a reader runs it.
@Suite struct GalleryProgramTests {
  @Test func `the names are listed`() throws {
    let run = try run("list")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("photos "))
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    ("fotos", "There is no example \"fotos\". The examples are photos, "),
    ("photos --renderer png", "There is no renderer \"png\". The renderers are text, ansi, svg"),
    ("photos --width 7", "The width cannot be \"7\". It is a number of columns, 20 to 400"),
  ])
  func `what cannot be meant is said on standard error, with exit code 2`(
    arguments: String, message: String
  ) throws {
    let run = try run(arguments)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("showcase: \(message)"), "\(run.errors)")
  }

  @Test(arguments: ["", "--renderer svg"], ["head -n 1 >/dev/null", "true"])
  func `a closed pipe ends the program quietly`(arguments: String, reader: String) throws {
    // The program starts when the reader that does not read has gone. Its status is its own, not that
    // of the reader: a signal is 128 and its number.
    let program = "(sleep 0.1; exec \"$0\" \(arguments)) | \(reader); echo \"${PIPESTATUS[0]}\""
    let piped = try shell(program)
    #expect(["0\n", "141\n"].contains(piped.output))
    #expect(piped.errors.isEmpty)
    // Where the signal is ignored, an error tells the program instead.
    let ignoring = try shell("trap '' PIPE; \(program)")
    #expect(ignoring.output == "0\n")
    #expect(ignoring.errors.isEmpty)
  }

  // MARK: Running it

  private struct Run {
    let output: String
    let errors: String
    let exitCode: Int32
  }

  private func run(_ arguments: String) throws -> Run {
    try shell("\"$0\" \(arguments)")
  }

  /// Runs a line of the shell, in which `$0` is the program.
  private func shell(_ line: String) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line, try program().path]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self), exitCode: process.terminationStatus)
  }

  /// The program, which is built beside the tests.
  private func program() throws -> URL {
    let program = Bundle.module.bundleURL.deletingLastPathComponent()
      .appendingPathComponent("showcase")
    try #require(FileManager.default.isExecutableFile(atPath: program.path), "\(program.path)")
    return program
  }
}
