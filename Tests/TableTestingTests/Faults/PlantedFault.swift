import Tables

/// A small list with one fault in it, as an app's developer might write it.
struct PlantedFault: Sendable {
  /// The kind of fault, in a few words.
  let name: String
  let source: Source
  /// Words that a message has to contain, so that it alone names the line to change.
  let says: [String]
  /// The check that has to find it.
  let check: Check
  /// The way to see the fault without any check.
  let evidence: Evidence
  /// Makes the list, the same each time.
  let make: @MainActor @Sendable () -> ListToTest

  init(
    _ name: String, _ source: Source, says: [String], foundBy check: Check, seen evidence: Evidence,
    make: @escaping @MainActor @Sendable () -> ListToTest
  ) {
    self.name = name
    self.source = source
    self.says = says
    self.check = check
    self.evidence = evidence
    self.make = make
  }

  enum Source: Sendable {
    /// A public report, as `owner/repository#number`, and what was reported.
    case report(String, String)
    case own
  }

  /// The checks that a list can be given to.
  enum Check: Hashable, Sendable, CaseIterable {
    /// Rows shown in a used cell look as in a new one.
    case reuse
    /// Nothing comes for a row that has left.
    case late
    /// What the data source says is right, and the same twice.
    case contract
    /// The actions, mixed with all that a person may do, leave the table right.
    case walk
    /// All ends when its owner lets go.
    case released
  }

  /// The way to see a fault.
  enum Evidence: Sendable {
    /// A cell that showed the first row draws the second one unlike a new cell.
    case reuse(TableIndexPath, then: TableIndexPath)
    /// While a cell that showed the first row shows the second one, it draws what a new cell never does.
    case late(TableIndexPath, then: TableIndexPath)
    /// After the steps the table is not as it is after a reload in new cells.
    case steps([Step])
    /// Something that is still alive once the list has been let go.
    case alive
    /// What the closure finds in the list.
    case found(@MainActor @Sendable (ListToTest) -> Bool)
  }

  /// One thing that happens to a table.
  enum Step: Sendable {
    case act(String)
    case scroll(Double)
    case tap(x: Double, y: Double)
    case select(TableIndexPath)
    case focus(TableIndexPath)
  }
}

extension PlantedFault: CustomStringConvertible {
  var description: String { name }
}

extension PlantedFault {
  /// All planted faults, by the dimension in which they are planted.
  static let all: [PlantedFault] =
    leftLooks + leftStructure + leftState + leftHeights + leftByOrder + lateResults + wrongCounts
    + wrongIDs + wrongHeights + wrongKinds + forgottenAnnouncements + wrongAnnouncements
    + staleTitles + changedModels + stalePlaces + cellState + retained
}
