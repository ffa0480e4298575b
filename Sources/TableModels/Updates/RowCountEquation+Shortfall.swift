/// How many rows come to a section and go from it.
struct RowFlow: Equatable {
  var comes: Int
  var goes: Int
}

// What a wrong count says by itself. The counts are whatever a data source says: nothing here
// overflows.
extension RowCountEquation {
  /// The rows that change the count.
  var flow: RowFlow { RowFlow(comes: inserted &+ movedIn, goes: deleted &+ movedOut) }

  /// How many rows there are beyond the announced ones; negative where some are missing.
  var surplus: Int { after &- expected }

  /// Whether the count is met on the way from before to after: some of what was announced happened.
  func isPartlyDone(by flow: RowFlow) -> Bool { (-flow.comes...flow.goes).contains(surplus) }

  /// Whether the rows came and did not go, went and did not come, or only some of one direction.
  func isHalfDone(by flow: RowFlow) -> Bool {
    guard isPartlyDone(by: flow) else { return false }
    return flow.comes == 0 || flow.goes == 0 || surplus == flow.goes || surplus == -flow.comes
  }

  /// Whether the section holds the inserted rows and no other, where none was announced to go.
  var holdsNewRowsAlone: Bool {
    flow == RowFlow(comes: inserted, goes: 0) && inserted > 0 && before > 0 && after == inserted
      && after != before
  }
}
