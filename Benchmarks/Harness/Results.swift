import Foundation

/// All results of one run, as JSON for other programs.
struct Results: Encodable {
  let machine: String
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
    let allocations: Double?
  }

  /// The results as a document with a stable order.
  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }
}

extension Results {
  init(_ measurements: [Measurement], options: Options) {
    self.init(
      machine: Machine.description, isSmoke: options.isSmoke,
      suites: measurements.map { measurement in
        SuiteResults(
          name: measurement.suite.name, summary: measurement.suite.summary,
          unit: measurement.suite.unit, control: measurement.suite.control,
          figures: measurement.figures.map {
            FigureResults(
              name: $0.name, median: $0.median, minimum: $0.minimum, spread: $0.spread,
              ratio: $0.ratio, allocations: $0.allocations)
          })
      })
  }
}
