/// The numbers of rows that come to a section and go from it.
struct RowFlow: Equatable {
  var comes: Int
  var goes: Int
}

// The conclusions from a wrong count alone. A data source may give any counts, so nothing here may
// overflow.
extension RowCountEquation {
  /// The rows that change the count.
  var flow: RowFlow { RowFlow(comes: inserted &+ movedIn, goes: deleted &+ movedOut) }

  /// The number of rows beyond the announced ones; negative if rows are missing.
  var surplus: Int { after &- expected }

  /// Returns true if the count lies on the way from before to after: some of the announced changes
  /// happened.
  func isPartlyDone(by flow: RowFlow) -> Bool { (-flow.comes...flow.goes).contains(surplus) }

  /// Returns true if the rows came and did not go, went and did not come, or only some of one
  /// direction.
  func isHalfDone(by flow: RowFlow) -> Bool {
    guard isPartlyDone(by: flow) else { return false }
    return flow.comes == 0 || flow.goes == 0 || surplus == flow.goes || surplus == -flow.comes
  }

  /// True if the section has the inserted rows and no other, although none was announced to go.
  var holdsNewRowsAlone: Bool {
    flow == RowFlow(comes: inserted, goes: 0) && inserted > 0 && before > 0 && after == inserted
      && after != before
  }
}
