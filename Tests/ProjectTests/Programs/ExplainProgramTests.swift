import Foundation
import Testing

@Suite struct ExplainProgramTests {
  private let explain = BuiltProgram.explain
  private static let message =
    "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the update"
  private static let finding = "Row [0, 8] is inserted, but does not exist after the update."

  /// Runs it in a folder of its own, in which there is a log.
  private func inFolder<Result>(_ log: Data, _ work: (_ folder: String) throws -> Result) throws
    -> Result
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try log.write(to: folder.appendingPathComponent("crash.log"))
    return try work(folder.path)
  }

  @Test func `a log is read from a file and from standard input`() throws {
    try inFolder(Data(Self.message.utf8)) { folder in
      for arguments in ["\(folder)/crash.log", "- <\(folder)/crash.log", "<\(folder)/crash.log"] {
        let run = try explain.run(arguments)
        #expect(run.exitCode == 0)
        #expect(run.output.hasPrefix(Self.finding + "\n"))
        #expect(run.errors.isEmpty)
      }
      let piped = try explain.shell("cat \(folder)/crash.log | \"$0\" -")
      #expect(piped.output.hasPrefix(Self.finding + "\n"))
    }
  }

  @Test func `all messages of a log are explained in their order`() throws {
    let run = try explain.run("-", input: "one\n\(Self.message)\n\n\(Self.message)\n")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("Message 1, line 2\n\n\(Self.finding)\n"))
    #expect(run.output.contains("\n\nMessage 2, line 4\n\n\(Self.finding)\n"))
  }

  @Test func `a log without a message is exit code 1, and the word is on standard error`() throws {
    let run = try explain.run("-", input: "Segmentation fault\n")
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("explain: not an update message\n"))
  }

  @Test func `a question is said to be one, with exit code 1`() throws {
    let run = try explain.run("-", input: "request for rect of header in invalid section (4)")
    #expect(run.exitCode == 1)
    #expect(run.output.hasPrefix("The table was asked for the rect of header of section 4, "))
    #expect(run.errors.isEmpty)
  }

  @Test func `bytes that are no text are said to be none`() throws {
    let run = try inFolder(Data([0, 1, 2, 255, 254, 0])) { try explain.run("\($0)/crash.log") }
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("explain: not an update message, and no text either: "))
  }

  @Test func `a log in UTF-16 is understood`() throws {
    let log = try #require("…\n\(Self.message)".data(using: .utf16))
    let run = try inFolder(log) { try explain.run("\($0)/crash.log") }
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix(Self.finding))
  }

  @Test func `what cannot be read is said with exit code 2`() throws {
    try inFolder(Data(Self.message.utf8)) { folder in
      for (arguments, message) in [
        ("\(folder)/nope.log", "There is no file \"\(folder)/nope.log\"\n"),
        ("\(folder)", "\"\(folder)\" is a folder; name the file of a log\n"),
        ("- <\(folder)", "Standard input is a folder; name the file of a log\n"),
        ("- <&-", "Standard input cannot be read: Bad file descriptor\n"),
        ("<&-", "Standard input cannot be read: Bad file descriptor\n"),
        ("\(folder)/crash.log/x", "\"\(folder)/crash.log/x\" cannot be read: Not a directory\n"),
        ("''", "There is no file \"\"\n"),
        (
          "a b",
          "\"b\" is one word too many. One log is read; join several: cat FILES | explain -\n"
        ),
        ("--list a", "\"a\" is one word too many. "),
      ] {
        let run = try explain.run(arguments)
        #expect(run.exitCode == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("explain: \(message)"), "\(arguments): \(run.errors)")
      }
      // Nobody but the administrator is refused a file that nobody may read.
      let secret = try explain.shell(
        "cd \(folder); chmod 0 crash.log; [ -r crash.log ] || \"$0\" crash.log")
      #expect([0, 2].contains(secret.exitCode))
      #expect(secret.exitCode == 0 || secret.errors.contains("cannot be read: Permission denied"))
    }
  }

  @Test func `a closed stream takes no file's place`() throws {
    try inFolder(Data(Self.message.utf8)) { folder in
      let read = try explain.run("\(folder)/crash.log <&-")
      #expect(read.exitCode == 0)
      #expect(read.output.hasPrefix(Self.finding))
      let unread = try explain.run("\(folder)/crash.log >&- 2>&-")
      #expect(unread.exitCode == 1)
      let file = "\(folder)/crash.log"
      #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data(Self.message.utf8))
    }
  }

  @Test func `nothing but an exit code is left where all streams are closed`() throws {
    for (arguments, exitCode) in [("-", 2), ("--list", 1), ("--help", 1), ("a b", 2)] {
      let run = try explain.run("\(arguments) <&- >&- 2>&-")
      #expect(run.exitCode == exitCode, "\(arguments)")
    }
  }
}
