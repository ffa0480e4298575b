import CommandLines
import Foundation

/// A command of the program.
enum ExplainCommand: Equatable {
  /// Explain the messages of a log: a file, or `-`.
  case explain(String)
  /// List the messages that are understood.
  case list
  /// Print the usage of the program.
  case help

  private static let listOption = ProgramOption("--list", help: "the messages that are understood")

  static let program = Program(
    name: "explain", synopsis: ["explain FILE | -", "explain --list"],
    options: [listOption],
    notes: """
      Explains each message of a crash log about an update that UIKit or AppKit refused: what was
      announced, expected and found, and what follows from the numbers. FILE is a log of any length,
      - is standard input, which is also read where it is no terminal and there is no FILE.

      exit codes: 0 a message was explained, 1 there is none or the output cannot be written,
      2 the arguments cannot be understood or FILE cannot be read
      """)

  /// Reads the arguments after the name of the program.
  init(
    _ arguments: some Collection<String>, inputIsTerminal: Bool
  ) throws {
    guard let arguments = try Self.program.arguments(arguments) else {
      self = .help
      return
    }
    if arguments.has(Self.listOption) {
      guard arguments.words.isEmpty else { throw ExplainError.extraWord(arguments.words[0]) }
      self = .list
    } else if let file = arguments.words.first {
      guard arguments.words.count == 1 else { throw ExplainError.extraWord(arguments.words[1]) }
      self = .explain(file)
    } else {
      guard !inputIsTerminal else { throw ExplainError.noInput }
      self = .explain("-")
    }
  }
}

/// A fault in the arguments of the program.
enum ExplainError: ProgramError, Equatable {
  /// No file was named, and a person is at standard input.
  case noInput
  /// More than one log is named.
  case extraWord(String)

  var exitCode: Int32 { 2 }

  var description: String {
    switch self {
    case .noInput: "Name the file of a log, or - for standard input"
    case .extraWord(let word):
      "\(word.quoted) is one word too many. One log is read; join several: cat FILES | explain -"
    }
  }
}

extension ExplainCommand {
  /// Performs the command.
  ///
  /// - Returns: The exit code.
  func run() throws -> Int32 {
    switch self {
    case .help: try StandardStreams.print(Self.program.help)
    case .list: try StandardStreams.print(MessageKind.all.map { $0.sentence + "\n" }.joined())
    case .explain(let path): return try explain(path)
    }
    return 0
  }

  private func explain(_ path: String) throws -> Int32 {
    let input = try LogInput(path)
    var scanner = LogScanner()
    var page = FindingsPage()
    try input.forEachPiece { piece in
      for message in scanner.read(piece) { page.append(message) }
      try page.print()
    }
    for message in scanner.end() { page.append(message) }
    page.end()
    try page.print()
    guard page.isEmpty else { return page.hasUpdate ? 0 : 1 }
    StandardStreams.complain(Self.nothingFound(hasZeros: scanner.hasZeros))
    return 1
  }

  /// The text for a log in which nothing can be explained.
  static func nothingFound(hasZeros: Bool) -> String {
    guard !hasZeros else {
      return """
        explain: not an update message, and no text either: there are bytes of 0
        Give the log as text.

        """
    }
    return """
      explain: not an update message
      Give the message of the crash, such as "Invalid update: invalid number of rows in section 0. …",
      in a file or on standard input; explain --list has all that are understood.

      """
  }
}
