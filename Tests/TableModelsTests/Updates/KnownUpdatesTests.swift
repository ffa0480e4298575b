import TableModels
import Testing

/// Batches from public reports and one for each rule, with the verdict and the violation they name.
@Suite struct KnownUpdatesTests {
  @Test func `the fixture is whole`() throws {
    let all = try KnownUpdate.all()
    #expect(all.count == 106)
    #expect(all.filter(\.valid).count == 25)
    #expect(Set(all.compactMap(\.violation)).count == 31)
  }

  @Test(arguments: try KnownUpdate.all())
  func `a known batch has its verdict and its violation`(_ known: KnownUpdate) {
    let violations = known.updates.violations(from: known.before, to: known.after)
    #expect(violations.isEmpty == known.valid, "\(violations)")
    if let violation = known.violation {
      #expect(violations.map(\.name).contains(violation))
    }
  }

  /// The visible causes of updates whose real cause nobody can read from the numbers.
  static let shown: [String: Set<UpdateCause>] = [
    // Changed by somebody else, at another time: visible is that the announcement does not cover it.
    "stale-base": [.silentChange, .incompleteBatch, .stalePlace],
    "concurrent-change": [.incompleteBatch],
    "unbatched-multi-change": [.incompleteBatch],
    // Of a model that was changed by half, the numbers show the half that is there.
    "model-not-updated": [.modelNotChanged, .modelChangedByHalf],
    // An empty batch is a claim that nothing changed.
    "empty-batch-validates": [.silentChange],
    "silent-change-elsewhere": [.silentChange],
    // Nothing is announced in the section, or something else.
    "missing-op": [.silentChange, .incompleteBatch],
    "stray-op": [.contradiction],
  ]

  @Test(arguments: try KnownUpdate.all().filter { !$0.valid && $0.cause != nil })
  func `the reported cause is the first or the second of the likely ones`(
    _ known: KnownUpdate
  ) throws {
    let label = try #require(known.cause)
    let accepted = try Self.shown[label] ?? [#require(UpdateCause(rawValue: label))]
    let error = #expect(throws: InvalidTableUpdate.self) {
      try known.updates.checked(from: known.before, to: known.after)
    }
    let causes = error?.causes ?? []
    #expect(!accepted.isDisjoint(with: causes.prefix(2)), "\(label): \(causes.map(\.rawValue))")
  }

  @Test(arguments: try KnownUpdate.all().filter { $0.uikitDiffers != nil })
  func `a batch that UIKit gets wrong is valid, with a warning`(_ known: KnownUpdate) {
    let warnings = known.updates.portabilityWarnings(from: known.before, to: known.after)
    switch known.cause {
    case "uikit-bug-reload-not-rebased-over-moves": #expect(warnings.contains(.reloadWithMove))
    case "uikit-bug-rows-in-moved-section":
      #expect(
        warnings.contains {
          if case .rowChangesInMovedSection = $0 { true } else { false }
        })
    default:
      // A beta of UIKit refused the plainest deletion: there is nothing to warn of.
      #expect(warnings == [])
    }
  }
}
