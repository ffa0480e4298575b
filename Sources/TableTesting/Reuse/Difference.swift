import Tables

/// A row that looks otherwise in a used cell than in a new one, with what is known of it.
struct Difference {
  let name: String
  let donor: TableIndexPath
  let receiver: TableIndexPath
  let state: AuditedState
  /// The used cell, which shows the receiver.
  let used: AnyObject
  let usedLook: CellLook
  let newLook: CellLook
  /// The properties of a new cell that shows the receiver.
  let expected: CellProperties
  /// The properties of a new cell that shows the donor.
  let donors: CellProperties

  /// The leaks behind the difference; none if everything that differs is ignored.
  func leaks(ignoring ignored: Set<String>) -> [ReuseLeak] {
    let found = CellProperties(of: used)
    let differing = found.differences(from: expected)
    let paths = differing.filter { !ignored.contains($0) }
    guard !paths.isEmpty else { return differing.isEmpty && ignored.isEmpty ? [unnamed] : [] }
    let causes = causes(among: paths, found)
    return causes.map { path in
      leak(
        sign(of: path), path, found[path] ?? "nothing", expected[path] ?? "nothing",
        isDonors: found[path] == donors[path])
    }
  }

  /// The properties that have the earlier row's value, if there are any: others may count how often the
  /// cell was shown, and need not be wrong. Where only targets differ, those.
  private func causes(among paths: [String], _ found: CellProperties) -> [String] {
    let isDrawn = usedLook.drawing != newLook.drawing
    let targets = paths.filter { $0.hasSuffix("targetCount") }
    if !isDrawn, usedLook.targets != newLook.targets, !targets.isEmpty { return targets }
    let piles = paths.filter { $0.hasSuffix("subviews.count") }
    if !piles.isEmpty { return piles }
    let others = paths.filter { !$0.hasSuffix("targetCount") }
    let kept = others.filter { found[$0] != nil && found[$0] == donors[$0] }
    return !kept.isEmpty ? kept : others.isEmpty ? paths : others
  }

  private func sign(of path: String) -> ReuseLeak.Sign {
    if path.hasSuffix("targetCount") { return .actions }
    guard let view = used as? View else { return .stored }
    if path.hasSuffix("frame") {
      view.setNeedsLayout()
      if view.displayList() == newLook.drawing { return .layout }
    }
    return .drawn
  }

  /// The leak where no stored property differs.
  private var unnamed: ReuseLeak {
    if usedLook.drawing == newLook.drawing, let heights {
      return leak(.height, nil, "\(heights[0])", "\(heights[1])", isDonors: false)
    }
    return leak(.drawn, nil, usedLook.quoted, newLook.quoted, isDonors: false)
  }

  private var heights: [Double]? {
    guard let used = usedLook.height, let new = newLook.height, used != new else { return nil }
    return [used, new]
  }

  private func leak(
    _ sign: ReuseLeak.Sign, _ path: String?, _ found: String, _ expected: String, isDonors: Bool
  ) -> ReuseLeak {
    ReuseLeak(
      sign: sign, cell: name, property: path, found: found, expected: expected, donor: donor,
      receiver: receiver, heights: heights, isDonorsValue: isDonors,
      donorState: state.isSelected ? "selected" : state.isFocused ? "with the focus" : nil)
  }
}
