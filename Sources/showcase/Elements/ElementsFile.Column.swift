import ShowcaseModels

extension ElementsFile {
  /// The columns, in the order of the file.
  enum Column: String, CaseIterable, CustomStringConvertible, Sendable {
    case number, symbol, name, mass, period, block

    var description: String { rawValue }

    /// The rule for a field of the column, as the end of a sentence.
    var rule: String {
      switch self {
      case .number: Self.rule(forNumbersIn: ElementsFile.numbers)
      case .symbol: "a capital and at most one small letter, such as \"He\""
      case .name: "letters with a capital in front, such as \"Helium\""
      case .mass:
        "digits with a decimal point, such as \"4.0026\", or a mass number such as \"[97]\""
      case .period: Self.rule(forNumbersIn: ElementsFile.periods)
      case .block:
        "one of \(ChemicalElement.Block.allCases.map(\.rawValue).joined(separator: ", "))"
      }
    }

    private static func rule(forNumbersIn range: ClosedRange<Int>) -> String {
      "a number \(range.lowerBound)…\(range.upperBound), in digits alone"
    }
  }
}
