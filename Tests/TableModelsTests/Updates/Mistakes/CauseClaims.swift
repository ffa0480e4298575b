import TableModels

/// The claim of each cause, by its label, checked against a small batch without asking the library.
struct CauseClaims {
  let seen: SmallBatch

  /// The mistakes of which a cause speaks.
  static func mistakes(_ label: String) -> [Mistake] {
    switch label {
    case "model-not-updated": [.notChanged]
    case "model-half-updated": [.changedByHalf]
    case "snapshot-too-late": [.changedTooEarly]
    case "double-announce": [.toldBefore]
    case "model-reset": [.replaced]
    case "silent-change", "missing-op": [.dropped]
    case "wrong-coordinates": [.otherSide]
    case "row-op-instead-of-section-op": [.rowsForSection]
    case "reload-instead-of-insert", "reload-instead-of-delete": [.reloadForChange]
    case "wrong-rows", "bad-index": [.misplaced]
    case "stale-index-path": [.misplaced, .changedTooEarly, .toldBefore]
    // The announcements themselves say so, whatever led to it.
    default: Mistake.allCases
    }
  }

  /// Returns true if the arithmetic of a cause is right.
  func hold(_ label: String) -> Bool {
    let rules = seen.brokenRules
    func breaks(_ names: String...) -> Bool { !rules.isDisjoint(with: names) }
    switch label {
    case "model-not-updated": return Mistake.notChanged.explains(seen)
    case "snapshot-too-late": return Mistake.changedTooEarly.explains(seen)
    case "double-announce": return Mistake.toldBefore.explains(seen) || hadHeadStart
    case "model-half-updated": return isPartlyDone
    case "silent-change": return !silentSections.isEmpty || sectionsChangedSilently
    case "missing-op":
      return rules.isSubset(of: [
        "rowCountMismatch", "sectionCountMismatch", "duplicateDelete", "duplicateInsert",
        "duplicateDeleteSection", "duplicateInsertSection",
      ])
    case "wrong-coordinates": return isRightOnOtherSide
    case "row-op-instead-of-section-op":
      return Mistake.rowsForSection.explains(seen)
        || (sectionsChangedSilently && (seen.before.isEmpty || seen.after.isEmpty))
    case "reload-instead-of-insert", "reload-instead-of-delete":
      return Mistake.reloadForChange.explains(seen)
    case "bad-index":
      return rules.contains {
        $0.hasPrefix("insert") || $0.hasPrefix("moveTo") || $0.hasPrefix("moveSectionTo")
      }
    case "stale-index-path":
      return rules.contains { name in
        ["delete", "reload", "moveFrom", "moveSectionFrom"].contains { name.hasPrefix($0) }
          && name.hasSuffix("OutOfBounds")
      }
    case "wrong-rows": return totalsFit
    case "model-reset":
      return !differences.isEmpty
        && differences.allSatisfy {
          $0.goes == 0 && $0.comes == seen.after[$0.section] && seen.before[$0.source] > 0
            && seen.before[$0.source] != seen.after[$0.section]
        }
    case "never-loaded": return seen.before.isEmpty
    case "conflicting-ops":
      return rules.contains { name in
        name.contains("And") || name.contains("To") && !name.hasSuffix("Bounds")
          || name.contains("Reloaded") || name.contains("reloadInDeleted")
      }
    case "reload-with-move": return breaks("reloadAndMove", "reloadAndMoveSection")
    case "move-into-new-section": return breaks("moveIntoInsertedSection")
    case "move-from-deleted-section": return breaks("moveFromDeletedSection")
    case "sequential-index-thinking": return countingEachFits
    default: return false
    }
  }

  private var sources: [Int?]? {
    seen.countOfSectionsAfter == seen.after.count
      ? seen.sectionSources(count: seen.after.count) : nil
  }

  /// The numbers of rows that come to a section, by its place after, and go from it.
  private func announced(_ section: Int) -> (comes: Int, goes: Int) {
    guard let sources, let source = sources[section] else { return (0, 0) }
    var result = (comes: 0, goes: 0)
    for operation in Set(seen.operations) {
      switch operation {
      case .insertRow(let path) where path.section == section: result.comes += 1
      case .deleteRow(let path) where path.section == source: result.goes += 1
      // Moves inside of the section count on both sides, as halves of them are seen.
      case .moveRow(let from, let to):
        if to.section == section { result.comes += 1 }
        if from.section == source { result.goes += 1 }
      default: break
      }
    }
    return result
  }

  /// The difference of each section that stays, and what was announced for it.
  private var differences: [(section: Int, source: Int, by: Int, comes: Int, goes: Int)] {
    guard let sources else { return [] }
    return sources.enumerated().compactMap { section, source in
      guard let source, !seen.operations.contains(.reloadSection(source)) else { return nil }
      let (comes, goes) = announced(section)
      let by = seen.after[section] - (seen.before[source] + comes - goes)
      return by == 0 ? nil : (section, source, by, comes, goes)
    }
  }

  private var silentSections: [Int] {
    differences.filter { $0.comes == 0 && $0.goes == 0 }.map(\.source)
  }

  private var sectionsChangedSilently: Bool {
    seen.before.count != seen.after.count
      && !seen.operations.contains {
        switch $0 {
        case .insertSection, .deleteSection: true
        default: false
        }
      }
  }

  /// Some of what was announced is in the model, and the rest is not.
  private var isPartlyDone: Bool {
    if Mistake.changedByHalf.explains(seen) { return true }
    return seen.before != seen.after && !seen.outcomes.isEmpty && !differences.isEmpty
      && differences.allSatisfy { (-$0.comes...$0.goes).contains($0.by) }
  }

  /// Some of what was announced is in the counts before.
  private var hadHeadStart: Bool {
    seen.before != seen.after && !seen.origins.isEmpty && !differences.isEmpty
      && differences.allSatisfy { (-$0.comes...$0.goes).contains($0.by) }
  }

  private var totalsFit: Bool {
    Mistake.misplaced.explains(seen)
      || (!differences.isEmpty && differences.reduce(0) { $0 + $1.by } == 0)
  }

  /// One place, or all places of one verb, read in the other state.
  private var isRightOnOtherSide: Bool { Mistake.otherSide.explains(seen) || everySideOfOneVerb }

  private var everySideOfOneVerb: Bool {
    Set(seen.operations.map(\.verb)).contains { verb in
      let rest = seen.with(seen.operations.filter { $0.verb != verb })
      var choices: [[SmallOperation]] = [[]]
      for operation in seen.operations where operation.verb == verb {
        let alone = rest.with(rest.operations + [operation])
        let last = rest.operations.count
        let meant = operation.elsewhere(from: seen.before, to: seen.after).filter {
          alone.replacing(last, by: [$0]).onOtherSide(last).contains(operation)
        }
        choices = choices.flatMap { choice in (meant + [operation]).map { choice + [$0] } }
      }
      return choices.contains { rest.with(rest.operations + $0).isRight }
    }
  }

  /// A place that stands twice was meant for two rows.
  private var countingEachFits: Bool {
    seen.operations.indices.contains { index in
      let operation = seen.operations[index]
      guard seen.operations.filter({ $0 == operation }).count > 1 else { return false }
      return operation.elsewhere(from: seen.before, to: seen.after)
        .contains { seen.replacing(index, by: [$0]).isRight }
    }
  }
}
