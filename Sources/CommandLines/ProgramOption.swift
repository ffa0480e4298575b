/// An option of a program.
package struct ProgramOption: Hashable, Sendable {
  /// The name, such as `--width`.
  package let name: String
  /// The words for its values in the help: `["N"]`, or none for a switch.
  package let values: [String]
  /// The purpose of the option, in a line.
  package let help: String

  package init(_ name: String, _ values: String..., help: String) {
    self.name = name
    self.values = values
    self.help = help
  }

  /// The option that every program has.
  static let help = ProgramOption("--help", help: "this page; also -h")
}
