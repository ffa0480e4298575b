import Foundation
import Measurements
import Testing

struct MachineTests {
  private func inFolder<Result>(_ work: (_ folder: String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder.path)
  }

  private func git(_ arguments: String...) throws {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments =
      ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.com"] + arguments
    git.standardOutput = FileHandle.nullDevice
    git.standardError = FileHandle.nullDevice
    try git.run()
    git.waitUntilExit()
    try #require(git.terminationStatus == 0)
  }

  @Test func `outside of git there is no commit, and no complaint`() throws {
    try inFolder { folder in
      #expect(Machine.commit(ofFolder: folder) == nil)
      #expect(Machine.commit(ofFolder: folder + "/nope") == nil)
    }
  }

  @Test func `a commit says whether the sources differ from it`() throws {
    try inFolder { folder in
      try git("init", folder)
      #expect(Machine.commit(ofFolder: folder) == nil)
      try "a".write(toFile: folder + "/file", atomically: true, encoding: .utf8)
      try git("-C", folder, "add", "file")
      try git("-C", folder, "commit", "-m", "first")
      try git("-C", folder, "tag", "1.0")
      let commit = try #require(Machine.commit(ofFolder: folder))
      #expect(commit.wholeMatch(of: /[0-9a-f]{12}/) != nil, "\(commit)")
      try "b".write(toFile: folder + "/file", atomically: true, encoding: .utf8)
      #expect(Machine.commit(ofFolder: folder) == commit + "-dirty")
    }
  }

  @Test func `results name the machine, its load and the commit`() throws {
    let machine = Machine(
      processor: "abacus", cores: 2, compiler: "Swift", commit: "abc", load: 3.44)
    #expect(machine.description == "abacus, 2 cores, Swift, release build, load 3.4, commit abc")
    let json = try Results([], machine: machine, isSmoke: false).json
    let results = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let named = try #require(results["machine"] as? [String: Any])
    #expect(named["processor"] as? String == "abacus")
    #expect(named["commit"] as? String == "abc")
    #expect(named["load"] as? Double == 3.44)
  }

  @Test func `a machine without git or load is described without them`() {
    let machine = Machine(processor: "abacus", cores: 1, compiler: "Swift", commit: nil, load: nil)
    #expect(machine.description == "abacus, 1 cores, Swift, release build")
  }
}
