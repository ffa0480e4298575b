/// The suites of a program: those that most come for, and the rest.
package struct Catalog {
  /// The suites that are measured where nothing else is asked for.
  package let usual: [Suite]
  /// All suites, in the order of the report.
  package let all: [Suite]

  package init(usual: [Suite], others: [Suite]) {
    self.usual = usual
    all = usual + others
  }
}
