import Foundation
import HeadlessViews

/// A program of the package, with its options and its help.
package struct Program: Sendable {
  package let name: String
  /// The calls of the program, a line for each way.
  package let synopsis: [String]
  /// Its options beside `--help`.
  package let options: [ProgramOption]
  /// More notes for the help, such as the exit codes.
  package let notes: String

  package init(name: String, synopsis: [String], options: [ProgramOption], notes: String) {
    self.name = name
    self.synopsis = synopsis
    self.options = options
    self.notes = notes
  }

  /// The page that `--help` prints: a line for each option.
  package var help: String {
    let rows = (options + [.help]).map { option in
      (([option.name] + option.values).joined(separator: " "), option.help)
    }
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { name, help in
      "  " + name + String(repeating: " ", count: width + 2 - name.count) + help
    }
    let usage = synopsis.enumerated().map { ($0 == 0 ? "usage: " : "       ") + $1 }
    return (usage + [""] + lines + ["", notes, ""]).joined(separator: "\n")
  }

  /// The divided arguments, or nil if they ask for help.
  ///
  /// - Throws: The fault in the arguments.
  package func arguments(
    _ arguments: some Collection<String>
  ) throws(ArgumentError) -> Arguments? {
    let options = arguments.prefix { $0 != "--" }
    guard !options.contains("--help"), !options.contains("-h") else { return nil }
    return try Arguments(arguments, options: self.options + [.help])
  }

  /// Does the work, and ends the process with its exit code.
  ///
  /// An error goes to standard error: a ``ProgramError`` with its own exit code, any other with 1.
  ///
  /// - Parameter work: Takes the arguments after the name of the program, and returns an exit code.
  package func run(_ work: (_ arguments: [String]) throws -> Int32) -> Never {
    StandardStreams.makeSafe()
    do {
      exit(try work(Self.ownArguments))
    } catch {
      fail(error)
    }
  }

  /// Does work that waits, and ends the process as the form does that cannot wait.
  ///
  /// The program's main file stays synchronous: waiting opens files, and one of them would take the
  /// number of a standard stream that is closed.
  ///
  /// - Parameter work: Takes the arguments after the name of the program, and returns an exit code.
  package func runAsync(
    _ work: @escaping @Sendable (_ arguments: [String]) async throws -> Int32
  ) -> Never {
    StandardStreams.makeSafe()
    Task {
      do {
        exit(try await work(Self.ownArguments))
      } catch {
        fail(error)
      }
    }
    dispatchMain()
  }

  private static var ownArguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  private func fail(_ error: any Error) -> Never {
    let reason = "\(error)".split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).visible }.joined(separator: "\n")
    let exitCode = (error as? any ProgramError)?.exitCode ?? 1
    let advice = exitCode == 2 ? "\nHow it is used: \(name) --help" : ""
    StandardStreams.complain("\(name): \(reason)\(advice)\n")
    exit(exitCode)
  }
}
