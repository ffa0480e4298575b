/// The ways to walk.
struct WalkOptions {
  /// The times at which content is compared with that of new cells.
  enum Comparison {
    /// After each step, with cells that no table shows.
    case eachStep
    /// The same, though a row may change by being displayed, as unread messages do.
    case eachStepSinceDisplay
    /// After the last step, with a reload. It disturbs nothing before, where models know their cells or
    /// listeners change cells.
    case atEnd
    case never
  }

  var comparison: Comparison
  /// The properties that may differ.
  var ignoring: Set<String>
  /// True if no cell is used twice.
  var reusesNothing = false

  func comparing(_ comparison: Comparison) -> WalkOptions {
    WalkOptions(comparison: comparison, ignoring: ignoring, reusesNothing: reusesNothing)
  }

  var withoutReuse: WalkOptions {
    WalkOptions(comparison: comparison, ignoring: ignoring, reusesNothing: true)
  }
}
