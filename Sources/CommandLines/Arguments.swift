/// The arguments of a program, divided into options with their values, and words.
package struct Arguments: Equatable {
  /// The arguments that are no options, in their order: names, files, `-`.
  package private(set) var words: [String] = []
  /// The values of each option that was given; of one that was given twice, the last.
  private var values: [String: [String]] = [:]

  /// Creates the arguments from those after the name of a program.
  ///
  /// An option stands before or after the words, its value behind it or, of an option with one value,
  /// behind an equals sign: `--width 40`, `--width=40`. After `--` everything is a word.
  ///
  /// - Throws: The first argument that fits no option.
  package init(
    _ arguments: some Collection<String>, options: [ProgramOption]
  ) throws(ArgumentError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      } else if argument.hasPrefix("-"), argument != "-" {
        try read(argument, from: &rest, options: options)
      } else {
        words.append(argument)
      }
    }
  }

  private mutating func read(
    _ argument: String, from rest: inout ArraySlice<String>, options: [ProgramOption]
  ) throws(ArgumentError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = options.first(where: { $0.name == parts[0] }) else {
      throw .unknownOption(argument, known: options.map(\.name))
    }
    if parts.count > 1 {
      guard option.values.count == 1 else { throw .unwantedValue(option) }
      values[option.name] = [String(parts[1])]
    } else {
      let given = rest.prefix(option.values.count).prefix { !$0.hasPrefix("--") }
      guard given.count == option.values.count else { throw .missingValue(option) }
      values[option.name] = Array(given)
      rest = rest.dropFirst(given.count)
    }
  }

  /// The options that were given, by name.
  package var options: Set<String> { Set(values.keys) }

  /// The values of an option, or nil if it was not given.
  package func values(of option: ProgramOption) -> [String]? { values[option.name] }

  /// The only value of an option, or nil if it was not given.
  package func value(of option: ProgramOption) -> String? { values[option.name]?.first }

  /// Returns true if an option was given.
  package func has(_ option: ProgramOption) -> Bool { values[option.name] != nil }
}
