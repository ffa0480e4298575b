import Foundation
import Testing

/// The compiler's messages about code that uses the package, as it was built for this test run.
///
/// By default it only checks the types, which takes a fraction of a second for a page of code.
struct CompilerReport {
  /// To what code belongs that does not say.
  enum Isolation {
    case noActor, mainActor
  }

  /// The last step of the compiler.
  enum Stage: String {
    case types = "-typecheck"
    /// Up to the check that a value stays where it belongs, which takes longer.
    case regions = "-emit-sil"
  }

  /// Its errors, without their places, in the order in which it gives them.
  let errors: [String]

  init(on code: String, isolation: Isolation = .noActor, stage: Stage = .types) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).swift")
    try Data(code.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try self.init(onFiles: [file], isolation: isolation, stage: stage)
  }

  init(onFiles files: [URL], isolation: Isolation, stage: Stage = .types) throws {
    let output = try Self.output(of: files.map(\.path), isolation: isolation, stage: stage)
    errors = output.split(separator: "\n").compactMap { line in
      line.firstRange(of: " error: ").map { String(line[$0.upperBound...]) }
    }
    let isSilent = output.isEmpty || !errors.isEmpty || output.contains("warning: ")
    try #require(isSilent, "the compiler could not be asked: \(output)")
  }

  private static func output(
    of files: [String], isolation: Isolation, stage: Stage
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", stage.rawValue, "-swift-version", "6", "-parse-as-library", "-I", modules,
        "-diagnostic-style=llvm", "-no-color-diagnostics", "-module-name", "Checked",
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault",
      ] + (stage == .regions ? ["-o", "/dev/null"] : [])
      + (isolation == .mainActor ? ["-default-isolation", "MainActor"] : []) + files
    let said = Pipe()
    process.standardOutput = said
    process.standardError = said
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = said.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// The folder of the modules, which are built beside the tests.
  private static let modules = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("Modules").path
}
