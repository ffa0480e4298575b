/// The colours that a terminal can show.
public enum ColorChoice: Hashable, Sendable, CaseIterable {
  /// No colours and no styles: plain text.
  case none
  /// The sixteen colours that have names, in the reader's own shades.
  case ansi16
  /// xterm's palette of 256 colours.
  case ansi256
  /// Any colour.
  case trueColor
}

extension ColorChoice {
  /// The request that a program was given, as by `--color=always`.
  public enum Flag: String, Hashable, Sendable, CaseIterable {
    /// Colours according to the environment and the terminal.
    case auto
    /// Colours, wherever the text goes.
    case always
    /// No colours.
    case never
  }

  /// Creates the choice for an output from the flag, the environment and the kind of output.
  ///
  /// The first of these that applies decides for colours or against them:
  ///
  /// 1. the flag, unless it is `auto`;
  /// 2. `NO_COLOR`: none (no-color.org);
  /// 3. `CLICOLOR_FORCE`, unless it is `0`: colours even in a file or a pipe (bixense.com/clicolors);
  /// 4. an output that is not a terminal, or `TERM=dumb`: none.
  ///
  /// Their number follows from `COLORTERM` (`truecolor` or `24bit`: any) and `TERM` (with
  /// `256color` in it: 256); sixteen is the least. A variable that is set to nothing counts as not
  /// set.
  ///
  /// ```swift
  /// ColorChoice(
  ///   flag: .auto, environment: ["TERM": "xterm-256color"], isTerminal: true)  // .ansi256
  /// ```
  ///
  /// - Parameters:
  ///   - flag: The request that the program was given.
  ///   - environment: The variables of the process. The library reads none by itself.
  ///   - isTerminal: True if the output is a terminal.
  public init(flag: Flag = .auto, environment: [String: String], isTerminal: Bool) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    let hasColors =
      switch flag {
      case .always: true
      case .never: false
      case .auto where value("NO_COLOR") != nil: false
      case .auto where (value("CLICOLOR_FORCE") ?? "0") != "0": true
      case .auto: isTerminal && value("TERM") != "dumb"
      }
    if !hasColors {
      self = .none
    } else if ["truecolor", "24bit"].contains(value("COLORTERM")?.lowercased()) {
      self = .trueColor
    } else if value("TERM")?.contains("256color") == true {
      self = .ansi256
    } else {
      self = .ansi16
    }
  }
}
