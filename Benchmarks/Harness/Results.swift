import Foundation

/// All that was measured in one run, as JSON for other programs to read.
struct Results: Encodable {
  let machine: String
  /// Whether the figures are only a test that everything runs.
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
    /// How far the middle half of the rounds lies apart, as a part of the median.
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
