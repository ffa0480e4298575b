import Foundation

/// The machine that the figures come from, and the sources: without them no figure means anything.
package struct Machine: Encodable {
  package let processor: String
  package let cores: Int
  package let compiler: String
  /// The commit of the sources, with `-dirty` behind it if they differ from it; nil outside of git.
  package let commit: String?
  /// The load of the machine at the start: the processes that wanted to run, on average over a minute.
  package let load: Double?

  package init(
    processor: String, cores: Int, compiler: String, commit: String?, load: Double?
  ) {
    self.processor = processor
    self.cores = cores
    self.compiler = compiler
    self.commit = commit
    self.load = load
  }

  /// The machine that runs this.
  package static var present: Machine {
    Machine(
      processor: presentProcessor, cores: ProcessInfo.processInfo.activeProcessorCount,
      compiler: presentCompiler, commit: commit(ofFolder: sourceFolder), load: presentLoad)
  }

  /// The machine in one line.
  package var description: String {
    let parts = [
      processor, "\(cores) cores", compiler, "release build",
      load.map { String(format: "load %.1f", $0) }, commit.map { "commit \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension Machine {
  private static var presentProcessor: String {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = lines.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = model?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return name ?? "unknown processor"
  }

  private static var presentCompiler: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #elseif compiler(>=6.3.1)
      "Swift 6.3.1 or later"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2"
    #endif
  }

  private static var presentLoad: Double? {
    var load = 0.0
    return getloadavg(&load, 1) == 1 ? load : nil
  }

  /// The folder of this file, where the program was built.
  private static var sourceFolder: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
  }

  /// The commit that a folder is at; nil if it is in no repository, or git is not installed.
  package static func commit(ofFolder folder: String) -> String? {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = [
      "git", "-c", "safe.directory=*", "-C", folder, "describe", "--always", "--dirty",
      "--exclude=*", "--abbrev=12",
    ]
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    git.standardInput = FileHandle.nullDevice
    guard (try? git.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    let commit = String(decoding: data, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return git.terminationStatus == 0 && !commit.isEmpty ? commit : nil
  }
}
