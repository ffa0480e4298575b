/// A row of the periodic table's list form.
public struct ChemicalElement: Equatable, Sendable {
  /// The atomic number, 1…118.
  public let number: Int
  public let symbol: String
  public let name: String
  public let mass: Mass
  /// The row of the periodic table, 1…7.
  public let period: Int
  public let block: Block

  public init(
    number: Int, symbol: String, name: String, mass: Mass, period: Int, block: Block
  ) {
    self.number = number
    self.symbol = symbol
    self.name = name
    self.mass = mass
    self.period = period
    self.block = block
  }
}

extension ChemicalElement {
  /// The subshell that the element's last electron fills, which gives its position in the periodic
  /// table.
  public enum Block: String, CaseIterable, Sendable {
    case s, p, d, f
  }

  /// The number under an element's name on a wall chart.
  public enum Mass: Equatable, Sendable {
    /// A standard atomic weight in its published digits: `1.0080` says more than `1.008` does.
    case standardWeight(String)
    /// The mass number of the longest-lived isotope, if nature has no standard mixture to weigh.
    case longestLivedIsotope(Int)
  }
}

extension ChemicalElement.Mass: CustomStringConvertible {
  /// The customary spelling: `1.0080`, and `[97]` for a mass number.
  public var description: String {
    switch self {
    case .standardWeight(let digits): digits
    case .longestLivedIsotope(let massNumber): "[\(massNumber)]"
    }
  }
}
