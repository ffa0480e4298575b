import Foundation
import TestSupport
import Testing

@testable import TableTesting

@Suite struct RecorderTests {
  @Test func `a text replaces the literal and takes its indentation`() throws {
    var source = try TestSource(
      """
      func a() {
        expectScreen(
          screen,
          is: \"""
            old
            \""")
      }
      """)
    try source.record("new\n\n  line", insteadOf: "old", line: 2)
    #expect(
      source.text == """
        func a() {
          expectScreen(
            screen,
            is: \"""
              new

                line
              \""")
        }
        """)
  }

  @Test func `a literal of one line becomes one of several`() throws {
    var source = try TestSource("  expectScreen(screen, is: \"\")\n")
    try source.record("one\ntwo", insteadOf: "", line: 1)
    #expect(
      source.text == """
          expectScreen(screen, is: \"""
            one
            two
            \""")

        """)
  }

  @Test func `tabs and line ends of the file are kept`() throws {
    var source = try TestSource("x\r\n\texpectScreen(screen, is: \"\")\r\n")
    try source.record("one", insteadOf: "", line: 2)
    #expect(
      source.text
        == "x\r\n\texpectScreen(screen, is: \"\"\"\r\n\t\tone\r\n\t\t\"\"\")\r\n")
  }

  @Test func `an empty text is a literal without lines`() throws {
    var source = try TestSource("expectScreen(screen, is: \"old\")")
    try source.record("", insteadOf: "old", line: 1)
    #expect(source.text == "expectScreen(screen, is: \"\"\"\n  \"\"\")")
  }

  @Test func `each of several recordings in a file finds its lines`() throws {
    var source = try TestSource(
      """
      expectScreen(a, is: "")
      expectScreen(
        b, is: \"""
          1
          2
          3
          \""")
      expectScreen(c, is: "c")
      """)
    // Tests run in any order.
    try source.record("C\nC", insteadOf: "c", line: 8)
    try source.record("A\nA", insteadOf: "", line: 1)
    try source.record("B", insteadOf: "1\n2\n3", line: 2)
    #expect(
      source.text == """
        expectScreen(a, is: \"""
          A
          A
          \""")
        expectScreen(
          b, is: \"""
            B
            \""")
        expectScreen(c, is: \"""
          C
          C
          \""")
        """)
  }

  @Test func `an expectation inside of the arguments of another is not shifted by it`() throws {
    var source = try TestSource(
      """
      expectScreen(
        make {
          expectScreen(inner, is: "in")
        }, is: "out")
      """)
    try source.record("OUT\nOUT", insteadOf: "out", line: 1)
    try source.record("IN", insteadOf: "in", line: 3)
    #expect(
      source.text == """
        expectScreen(
          make {
            expectScreen(inner, is: \"""
              IN
              \""")
          }, is: \"""
            OUT
            OUT
            \""")
        """)
  }

  @Test func `strings, comments and brackets before the literal are passed over`() throws {
    var source = try TestSource(
      ##"""
      expectScreen(
        make(") is: \"x\"", #"is: "y\#(f(")"))""#, is: "no" /* is: "z" /* ) */ */) { $0 }  // is: "w"
          , is:  // the look
          "old", line: 3)
      """##)
    try source.record("new", insteadOf: "old", line: 1)
    #expect(source.text.contains("// the look\n    \"\"\"\n      new\n      \"\"\", line: 3)"))
  }

  @Test func `the same text for one call is written once`() throws {
    var source = try TestSource("expectScreen(screen, is: \"\")")
    try source.record("one", insteadOf: "", line: 1)
    let text = source.text
    try source.record("one", insteadOf: "", line: 1)
    #expect(source.text == text)
  }
}

// MARK: What is refused

extension RecorderTests {
  static let refusals: [(source: String, expected: String, refusal: RecordingRefusal)] = [
    ("expectScreen(screen, is: text)", "", .noLiteral("", line: 1)),
    ("expectScreen(screen, inFileNamed: \"\")", "", .noLiteral("", line: 1)),
    ("expectScreen(screen, is: text)\nexpectScreen(other, is: \"\")", "", .noLiteral("", line: 1)),
    ("expectScreen(screen, is: \"a \\(b)\")", "a b", .interpolation("", line: 1)),
    ("expectScreen(screen, is: \"edited\")", "built", .changed("", line: 1)),
    ("// expectScreen(screen, is: \"built\")", "built", .changed("", line: 1)),
    ("", "built", .changed("", line: 1)),
    ("expectScreen(screen, is: \"built", "built", .noLiteral("", line: 1)),
    ("expectScreen(", "built", .noLiteral("", line: 1)),
  ]

  @Test(arguments: refusals.indices)
  func `a call without the literal that was built is left as it is`(index: Int) throws {
    let (text, expected, refusal) = Self.refusals[index]
    var source = try TestSource(text, built: "expectScreen(")
    #expect(throws: refusal) { try source.record("new", insteadOf: expected, line: 1) }
    #expect(source.text == text)
  }

  @Test func `a second text for one call is refused`() throws {
    var source = try TestSource("expectScreen(screen, is: \"\")")
    try source.record("one", insteadOf: "", line: 1)
    let text = source.text
    #expect(throws: RecordingRefusal.twice("the literal")) {
      try source.record("two", insteadOf: "", line: 1)
    }
    source.recorder.keep("right", at: Recorder.Call(source.path, line: 9, column: 1))
    #expect(throws: RecordingRefusal.twice("the literal")) {
      try source.record("two", insteadOf: "", line: 9)
    }
    #expect(source.text == text)
  }

  @Test func `a file that is read-only or missing is left as it is`() throws {
    var source = try TestSource("expectScreen(screen, is: \"\")")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: source.path)
    let path = source.path
    let error = #expect(throws: RecordingRefusal.self) {
      try source.record("one", insteadOf: "", line: 1)
    }
    #expect(error == .unwritable(path, reason: "it is read-only"))
    #expect(source.text == "expectScreen(screen, is: \"\")")
    try FileManager.default.removeItem(atPath: path)
    let missing = #expect(throws: RecordingRefusal.self) {
      try source.record("one", insteadOf: "", line: 1)
    }
    #expect(missing?.description.contains("cannot be read") == true)
  }
}

/// A Swift file with calls, and the recorder of a run that was built from it.
struct TestSource: ~Copyable {
  let recorder = Recorder()
  let path: String
  private let built: [Substring]

  init(_ text: String, built: String? = nil) throws {
    self.built = (built ?? text).lines
    let folder = FileManager.default.temporaryDirectory
    path = folder.appending(path: "\(UUID()).swift").path(percentEncoded: false)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "gone" }

  /// Records for the first call in a line of the file as it was built.
  ///
  /// The paths in refusals are left empty where the file can be named by its line.
  mutating func record(
    _ new: String, insteadOf expected: String, line: Int
  ) throws(RecordingRefusal) {
    let before = built.indices.contains(line - 1) ? built[line - 1].prefix { $0 != "(" } : ""
    let call = Recorder.Call(path, line: line, column: before.utf8.count + 1)
    do {
      try recorder.record(new, insteadOf: expected, at: call)
    } catch {
      switch error {
      case .changed(path, let line): throw .changed("", line: line)
      case .noLiteral(path, let line): throw .noLiteral("", line: line)
      case .interpolation(path, let line): throw .interpolation("", line: line)
      default: throw error
      }
    }
  }
}
