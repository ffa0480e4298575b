package import Foundation

/// All results of one run, as JSON for other programs.
package struct Results: Encodable {
  let machine: Machine
  /// True if the figures only test that everything runs.
  let isSmoke: Bool
  let suites: [SuiteResults]

  struct SuiteResults: Encodable {
    let name: String
    let summary: String
    let unit: String
    let control: String
    let figures: [FigureResults]
  }

  struct FigureResults: Encodable {
    let name: String
    let median: Double
    let minimum: Double
    /// The width of the middle half of the rounds, as a part of the median.
    let spread: Double
    let ratio: Double
    /// The width of the middle half of the rounds' ratios, as a part of the ratio.
    let ratioSpread: Double
    let allocations: Double?
  }

  package init(_ suites: [MeasuredSuite], machine: Machine, isSmoke: Bool) {
    self.machine = machine
    self.isSmoke = isSmoke
    self.suites = suites.map { measured in
      SuiteResults(
        name: measured.suite.name, summary: measured.suite.summary,
        unit: measured.suite.unit, control: measured.suite.control,
        figures: measured.figures.map(FigureResults.init))
    }
  }

  /// The results as a document with a stable order.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }
}

extension Results.FigureResults {
  fileprivate init(_ figure: Figure) {
    self.init(
      name: figure.name, median: figure.median, minimum: figure.minimum, spread: figure.spread,
      ratio: figure.ratio.median, ratioSpread: figure.ratio.spread,
      allocations: figure.allocations)
  }
}
