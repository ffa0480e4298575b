/// An option of a program.
package struct ProgramOption: Hashable, Sendable {
  /// Such as `--width`.
  package let name: String
  /// What follows it, by the words that stand for it in the help: `["N"]`, or nothing for a switch.
  package let values: [String]
  /// What it is for, in a line.
  package let help: String

  package init(_ name: String, _ values: String..., help: String) {
    self.name = name
    self.values = values
    self.help = help
  }

  /// The option that every program has.
  static let help = ProgramOption("--help", help: "this page; also -h")
}
