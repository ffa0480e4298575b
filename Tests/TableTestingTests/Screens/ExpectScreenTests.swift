import Foundation
import Tables
import Testing

@testable import TableTesting

@Suite struct ExpectScreenTests {
  static func page(_ lines: String..., height: Double = 64) -> View {
    let page = View(frame: LayoutRect(x: 0, y: 0, width: 160, height: height))
    for (number, line) in lines.enumerated() {
      page.addSubview(
        Label(line, frame: LayoutRect(x: 0, y: Double(number) * 16, width: 160, height: 16)))
    }
    return page
  }

  @Test func `a view, a screen and a text that are as expected pass`() {
    let screen = Screen(size: LayoutSize(width: 160, height: 64))
    screen.controller = ViewController(view: Self.page("Ada", "Bob"))
    expectScreen(
      screen,
      is: """
        Ada
        Bob
        """)
    expectScreen(Self.page("Ada"), is: "Ada")
    expectScreen(Self.page("Ada"), is: "Ada\n\n")
    expectScreen(View(), is: "")
  }

  @Test func `another screen fails at the call, with both side by side`() {
    withKnownIssue {
      expectScreen(Self.page("Ada", "Bob"), is: "Ada\nCy", line: 7)
    } matching: { issue in
      issue.sourceLocation?.line == 7
        && issue.comments.first?.rawValue == """
          The screen is not as expected:
            │ expected │ found
          1 │ Ada      │ Ada
          2 ≠ Cy       ≠ Bob
            │ ^        │ ^
          TABLES_RECORD=1 swift test records what was found.
          """
    }
  }

  @Test func `blanks before a line and blank lines between are compared`() {
    for text in ["  Ada\n\nBob", "Ada\nBob", "Ada\n\n\nBob", "Ada \n\nBob"] {
      withKnownIssue { expectScreen(Self.page("Ada", "", "Bob"), is: text) }
    }
  }
}

// MARK: Files

extension ExpectScreenTests {
  /// A folder for the files of one test, and expectations of a test in it.
  struct Folder: ~Copyable {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    deinit { try? FileManager.default.removeItem(at: url) }

    func check(_ found: String, inFileNamed name: String, isRecording: Bool = false) {
      let place = SourcePlace(fileID: #fileID, filePath: #filePath, line: 1, column: 1)
      TextExpectation("screen", found: found, at: place, isRecording: isRecording)
        .check(fileNamed: name, besides: url.appending(path: "Tests.swift").path())
    }

    func issue(_ found: String, inFileNamed name: String, isRecording: Bool = false) -> String {
      failureMessage { check(found, inFileNamed: name, isRecording: isRecording) }
    }
  }

  @Test func `a file is recorded once, and compared from then on`() throws {
    let folder = Folder()
    let path = folder.url.appending(path: "__Screens__/empty.txt").path()
    #expect(
      folder.issue("Ada", inFileNamed: "empty") == """
        The screen cannot be compared with \(path): The operation could not be completed. The file \
        doesn’t exist.
         │ expected │ found
         +          + Ada
        TABLES_RECORD=1 swift test writes the file if there is none.
        """)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(
      folder.issue("Ada", inFileNamed: "empty", isRecording: true)
        == "The screen was recorded in \(path); look at it, and run the test again:\nAda")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "Ada\n")
    folder.check("Ada", inFileNamed: "empty")
    folder.check("Ada", inFileNamed: "empty", isRecording: true)
    #expect(folder.issue("Bob", inFileNamed: "empty").contains("≠ Ada"))
  }

  @Test func `an empty screen is recorded, too`() {
    let folder = Folder()
    #expect(folder.issue("", inFileNamed: "a", isRecording: true).contains("was recorded"))
    folder.check("", inFileNamed: "a")
  }

  @Test func `two screens for one file in one run are refused`() throws {
    let folder = Folder()
    _ = folder.issue("Ada", inFileNamed: "a", isRecording: true)
    #expect(folder.issue("Bob", inFileNamed: "a", isRecording: true).contains("in the same run"))
    folder.check("Ada", inFileNamed: "a")
  }

  @Test(arguments: ["", "../a", "/a", "a/b"])
  func `a name that is no word is refused`(name: String) {
    let folder = Folder()
    #expect(
      folder.issue("Ada", inFileNamed: name, isRecording: true).hasPrefix(
        "A screen's file is named by a word without /, not by \"\(name)\"."))
  }

  @Test func `a file that is no text or is read-only is left as it is`() throws {
    let folder = Folder()
    let screens = folder.url.appending(path: "__Screens__")
    try FileManager.default.createDirectory(at: screens, withIntermediateDirectories: true)
    let file = screens.appending(path: "a.txt")
    try Data([0xFF, 0xFE, 0x41]).write(to: file)
    #expect(folder.issue("Ada", inFileNamed: "a").contains("isn’t in the correct format"))
    try Data("Bob".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path())
    let message = folder.issue("Ada", inFileNamed: "a", isRecording: true)
    #expect(message.contains("could not be recorded: \(file.path()) is read-only."))
    #expect(message.contains("≠ Ada"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "Bob")
  }
}
