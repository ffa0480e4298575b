import Foundation
import Testing

/// A program of the package, run by a shell as a reader runs it.
struct BuiltProgram {
  let name: String

  static let showcase = BuiltProgram(name: "showcase")
  static let explain = BuiltProgram(name: "explain")
  static let benchmarks = BuiltProgram(name: "benchmarks")
  static let all = [showcase, explain, benchmarks]

  /// The result of a run.
  struct Run {
    let output: String
    let errors: String
    let exitCode: Int32
  }

  /// Runs it with arguments as a shell reads them, which may redirect its streams.
  func run(_ arguments: String, input: String = "") throws -> Run {
    try shell("\"$0\" \(arguments)", input: input)
  }

  /// Runs a line of the shell, in which `$0` is the program.
  func shell(_ line: String, input: String = "") throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line, try url().path]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    try process.run()
    // What it complains about fits into a pipe, so that one can be read after the other.
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self), exitCode: process.terminationStatus)
  }

  /// The file, which is built beside the bundle of the tests.
  private func url() throws -> URL {
    let bundle = try #require(
      CommandLine.arguments.lazy.compactMap { argument in
        argument.firstRange(of: ".xctest").map { argument[..<$0.upperBound] }
      }.first)
    let url = URL(fileURLWithPath: String(bundle)).deletingLastPathComponent()
      .appendingPathComponent(name)
    try #require(FileManager.default.isExecutableFile(atPath: url.path), "\(url.path)")
    return url
  }
}
