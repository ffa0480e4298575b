import HeadlessViews
import Testing

@Suite struct ColorChoiceTests {
  typealias Case = (flag: ColorChoice.Flag, variables: [String: String], isTerminal: Bool)

  private static let cases: [(Case, ColorChoice)] = [
    ((.auto, [:], true), .ansi16),
    ((.auto, [:], false), .none),
    ((.auto, ["TERM": "xterm"], true), .ansi16),
    ((.auto, ["TERM": "xterm-256color"], true), .ansi256),
    ((.auto, ["TERM": "xterm-256color"], false), .none),
    ((.auto, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], true), .trueColor),
    ((.auto, ["COLORTERM": "24bit"], true), .trueColor),
    ((.auto, ["COLORTERM": "TrueColor"], true), .trueColor),
    ((.auto, ["COLORTERM": "yes"], true), .ansi16),
    ((.auto, ["COLORTERM": "", "TERM": "screen-256color"], true), .ansi256),
    ((.auto, ["TERM": "dumb"], true), .none),
    ((.auto, ["TERM": "dumb", "COLORTERM": "truecolor"], true), .none),
    ((.auto, ["TERM": ""], true), .ansi16),
    ((.auto, ["NO_COLOR": "1"], true), .none),
    ((.auto, ["NO_COLOR": "0"], true), .none),
    ((.auto, ["NO_COLOR": ""], true), .ansi16),
    ((.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true), .none),
    ((.auto, ["NO_COLOR": "", "CLICOLOR_FORCE": "1"], false), .ansi16),
    ((.auto, ["CLICOLOR_FORCE": "1"], false), .ansi16),
    ((.auto, ["CLICOLOR_FORCE": "1", "TERM": "xterm-256color"], false), .ansi256),
    ((.auto, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], false), .ansi16),
    ((.auto, ["CLICOLOR_FORCE": "0"], false), .none),
    ((.auto, ["CLICOLOR_FORCE": "0"], true), .ansi16),
    ((.auto, ["CLICOLOR_FORCE": ""], false), .none),
    ((.always, [:], false), .ansi16),
    ((.always, ["NO_COLOR": "1"], false), .ansi16),
    ((.always, ["TERM": "dumb"], false), .ansi16),
    ((.always, ["COLORTERM": "truecolor"], false), .trueColor),
    ((.never, ["CLICOLOR_FORCE": "1", "COLORTERM": "truecolor"], true), .none),
  ]

  @Test(arguments: cases)
  func `the flag, then the environment, then the terminal decide`(
    asked: Case, expected: ColorChoice
  ) {
    let choice = ColorChoice(
      flag: asked.flag, environment: asked.variables, isTerminal: asked.isTerminal)
    #expect(choice == expected)
  }

  @Test func `a flag is made from what people type`() {
    #expect(ColorChoice.Flag.allCases.map(\.rawValue) == ["auto", "always", "never"])
  }
}
