/// Arguments that no program of the package can follow.
package enum ArgumentError: ProgramError, Equatable {
  /// No option has this name.
  case unknownOption(String, known: [String])
  /// The arguments end, or go on with another option, where a value should be.
  case missingValue(ProgramOption)
  /// A switch has a value, or an option of several values has an equals sign.
  case unwantedValue(ProgramOption)

  package var exitCode: Int32 { 2 }

  package var description: String {
    switch self {
    case .unknownOption(let argument, let known):
      "There is no option \(argument.quoted). The options are \(known.joined(separator: ", "))"
    case .missingValue(let option):
      "\(option.name) needs \(option.values.joined(separator: ", ")): \(option.help)"
    case .unwantedValue(let option):
      option.values.isEmpty
        ? "\(option.name) takes no value; leave the equals sign out"
        : "\(option.name) takes \(option.values.joined(separator: ", ")), one after the other"
    }
  }
}
