import Foundation
import TestSupport
import Testing

@testable import TableTesting

@Suite struct RecorderTests {
  @Test func `a text replaces the literal and takes its indentation`() throws {
    let source = try TestSource(
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
    let source = try TestSource("  expectScreen(screen, is: \"\")\n")
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
    let source = try TestSource("x\r\n\texpectScreen(screen, is: \"\")\r\n")
    try source.record("one", insteadOf: "", line: 2)
    #expect(
      source.text
        == "x\r\n\texpectScreen(screen, is: \"\"\"\r\n\t\tone\r\n\t\t\"\"\")\r\n")
  }

  @Test func `an empty text is a literal without lines`() throws {
    let source = try TestSource("expectScreen(screen, is: \"old\")")
    try source.record("", insteadOf: "old", line: 1)
    #expect(source.text == "expectScreen(screen, is: \"\"\"\n  \"\"\")")
  }

  @Test func `each of several recordings in a file finds its lines`() throws {
    let source = try TestSource(
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
    let source = try TestSource(
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
    let source = try TestSource(
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
    let source = try TestSource("expectScreen(screen, is: \"\")")
    try source.record("one", insteadOf: "", line: 1)
    let text = source.text
    try source.record("one", insteadOf: "", line: 1)
    #expect(source.text == text)
  }

  @Test func `a text that was written is the text that is found and replaced again`() throws {
    let parts = [
      "\"", "\"\"\"", "\"\"\"\"", "\\", "\\#", "\\(a)", "#", "\n", "  a", "é", "e\u{301}",
      "\u{301}a", "漢", "👩‍👩‍👦", "\u{2068}", "\u{A0}", "\u{1B}", "a", "\\\u{301}", "\"\u{301}", "\0",
    ]
    var random = SeededGenerator(seed: 16)
    for _ in 0..<400 {
      let texts = (0..<3).map { _ in
        (0..<Int.random(in: 0...8, using: &random))
          .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      }
      let blanks = ["", "  ", "\t"].randomElement(using: &random) ?? ""
      let end = Bool.random(using: &random) ? "\n" : "\r\n"
      var source = "\(blanks)f(is: \"\")\(end)"
      for (old, new) in zip([""] + texts, texts) {
        var edited = EditedSource(source)
        try edited.replaceLiteral(ofCallAt: 1, column: blanks.count + 2, value: old, by: new)
        source = edited.text
        // Nothing stands in the source that an editor takes away or nobody sees.
        #expect(!source.lines.contains { $0.hasSuffix(" ") && $0.contains { $0 != " " } })
        #expect(!source.unicodeScalars.contains("\u{2068}"))
      }
    }
  }
}

// MARK: What is refused

extension RecorderTests {
  static let noCall =
    "there is no call with a text after \"is:\" at line 1, column 13 of the test's source. Write is: "
    + "\"\" there; if the file was changed after the test was built, run the test again"
  static let notBuilt =
    "the text in the call at line 1 is not the one that the test was built with. Run the test again; "
    + "if the text has an interpolation or escapes, change it by hand"

  static let refusals = [
    ("expectScreen(screen, is: text)", "", noCall),
    ("expectScreen(screen, is: text + \"\")", "", noCall),
    ("expectScreen(screen, inFileNamed: \"\")", "", noCall),
    ("expectScreen(screen, is: text)\nexpectScreen(other, is: \"\")", "", noCall),
    ("expectScreen(screen)\nexpectScreen(other, is: \"\")", "", noCall),
    ("// expectScreen(screen, is: \"built\")", "built", noCall),
    ("", "built", noCall),
    ("expectScreen(screen, is: \"built", "built", noCall),
    ("expectScreen(screen, is: \"\"\"\n  built", "built", noCall),
    ("expectScreen(screen, is: #\"built\"#)", "built", noCall),
    ("expectScreen(", "built", noCall),
    ("expectScreen(screen, is: \"a \\(b)\")", "a b", notBuilt),
    ("expectScreen(screen, is: \"\" + text)", "built", notBuilt),
    ("expectScreen(screen, is: \"edited\")", "built", notBuilt),
    ("expectScreen(screen, is: \"\"\"\n  built \\\n  so\n  \"\"\")", "built so", notBuilt),
  ]

  @Test(arguments: refusals)
  func `a call without the literal that was built is left as it is`(
    text: String, expected: String, reason: String
  ) throws {
    let source = try TestSource(text, built: "expectScreen(")
    #expect(throws: RecordingRefusal(reason)) {
      try source.record("new", insteadOf: expected, line: 1)
    }
    #expect(source.text == text)
  }

  @Test func `a second text for one call is refused`() throws {
    let recorder = Recorder()
    try recorder.note("one", for: "the call")
    try recorder.note("one", for: "the call")
    try recorder.note("two", for: "the other call")
    #expect(
      throws: RecordingRefusal(
        "another text was found for the call before in the same run, as in a loop; give each text a "
          + "literal or a file of its own")
    ) { try recorder.note("two", for: "the call") }
  }

  @Test func `a file that is edited during the run is left as it is`() throws {
    let source = try TestSource("expectScreen(screen, is: \"\")\nexpectScreen(screen, is: \"\")")
    try source.record("one", insteadOf: "", line: 1)
    try "edited".write(toFile: source.path, atomically: true, encoding: .utf8)
    #expect(
      throws: RecordingRefusal(
        "\(source.path) was changed by somebody else meanwhile; run the test again")
    ) { try source.record("two", insteadOf: "", line: 2) }
    #expect(source.text == "edited")
  }

  @Test func `a file that is read-only or missing is left as it is`() throws {
    let source = try TestSource("expectScreen(screen, is: \"\")")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: source.path)
    #expect(throws: RecordingRefusal("\(source.path) is read-only")) {
      try source.record("one", insteadOf: "", line: 1)
    }
    #expect(source.text == "expectScreen(screen, is: \"\")")
    try FileManager.default.removeItem(atPath: source.path)
    let missing = #expect(throws: (any Error).self) {
      try source.record("one", insteadOf: "", line: 1)
    }
    #expect(missing?.localizedDescription.contains("The file doesn’t exist.") == true)
  }

  @Test func `a file behind a link is written, and the link stays`() throws {
    let source = try TestSource("expectScreen(screen, is: \"\")")
    let link = source.path + ".link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: source.path)
    defer { try? FileManager.default.removeItem(atPath: link) }
    try source.recorder.record(
      "one", insteadOf: "", inFileAt: link, line: 1, column: 13)
    #expect(source.text.contains("one"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == source.path)
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
  func record(_ new: String, insteadOf expected: String, line: Int) throws {
    let before = built.indices.contains(line - 1) ? built[line - 1].prefix { $0 != "(" } : ""
    try recorder.record(
      new, insteadOf: expected, inFileAt: path, line: line, column: before.utf8.count + 1)
  }
}
