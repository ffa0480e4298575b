import CommandLines
import Testing

@Suite struct ArgumentsTests {
  private static let width = ProgramOption("--width", "N", help: "how many columns")
  private static let smoke = ProgramOption("--smoke", help: "only a try")
  private static let profile = ProgramOption("--profile", "SUITE", "ROWS", help: "one way, once")
  private static let program = Program(
    name: "draw", synopsis: ["draw [NAME]", "draw --profile SUITE ROWS"],
    options: [width, smoke, profile], notes: "exit codes: 0 drawn")

  private func read(_ arguments: String...) throws(ArgumentError) -> Arguments? {
    try Self.program.arguments(arguments)
  }

  @Test func `options stand anywhere, and their values behind them or behind an equals sign`()
    throws
  {
    for arguments in [
      ["a", "--width", "40", "--smoke", "b"], ["--smoke", "a", "b", "--width=40"],
    ] {
      let read = try #require(try Self.program.arguments(arguments))
      #expect(read.words == ["a", "b"])
      #expect(read.value(of: Self.width) == "40")
      #expect(read.has(Self.smoke))
      #expect(!read.has(Self.profile))
      #expect(read.options == ["--width", "--smoke"])
    }
    #expect(try read("--profile", "scroll", "7")?.values(of: Self.profile) == ["scroll", "7"])
    #expect(try read("--width=a=b")?.value(of: Self.width) == "a=b")
    #expect(try read("--width", "-4")?.value(of: Self.width) == "-4")
    #expect(try read("--width", "1", "--width", "2")?.value(of: Self.width) == "2")
  }

  @Test func `a dash is a word, and so is all behind two of them`() throws {
    #expect(try read("-")?.words == ["-"])
    #expect(
      try read("--smoke", "--", "--width", "-h", "--help")?.words == ["--width", "-h", "--help"])
  }

  @Test(arguments: [
    (["--widht", "4"], "There is no option \"--widht\". The options are --width, --smoke, "),
    (["-w"], "There is no option \"-w\". The options are "),
    (["--\u{1B}[31mred"], "There is no option \"--␛[31mred\"."),
    (["--width"], "--width needs N: how many columns"),
    (["--width", "--smoke"], "--width needs N: how many columns"),
    (["--profile", "a"], "--profile needs SUITE, ROWS: one way, once"),
    (["--smoke=yes"], "--smoke takes no value; leave the equals sign out"),
    (["--profile=a"], "--profile takes SUITE, ROWS, one after the other"),
  ])
  func `what fits no option is refused`(arguments: [String], start: String) {
    let error = #expect(throws: ArgumentError.self) { try Self.program.arguments(arguments) }
    #expect(error?.description.hasPrefix(start) == true, "\(error as Any)")
    #expect(error?.exitCode == 2)
  }

  @Test(arguments: [["--help"], ["-h"], ["a", "-h"], ["--widht", "--help"]])
  func `help is given whatever else is asked for`(arguments: [String]) throws {
    #expect(try Self.program.arguments(arguments) == nil)
  }

  @Test func `the help has a line for each option`() {
    #expect(
      Self.program.help == """
        usage: draw [NAME]
               draw --profile SUITE ROWS

          --width N             how many columns
          --smoke               only a try
          --profile SUITE ROWS  one way, once
          --help                this page; also -h

        exit codes: 0 drawn

        """)
  }

  @Test func `what is quoted moves no cursor`() {
    #expect("a\u{1B}[2Jb\nc\u{202E}".quoted == "\"a␛[2Jb␊c\u{FFFD}\"")
  }
}
