/// How long some ways of doing one thing took, round by round: in each round every way once.
package struct TimedRounds {
  /// For each way, the time of each round.
  private let times: [[Duration]]

  /// - Parameter times: For each way, the time of each round: of all the same number of rounds.
  package init(_ times: [[Duration]]) {
    self.times = times
  }

  /// The best time of a way: what else a machine does can only add to it.
  func best(of way: Int) -> Duration { times[way].min() ?? .zero }

  /// Returns how much longer a way takes than another, where the rounds agree that it does.
  ///
  /// The ways of a round were timed one after the other, so that noise hits both alike. Where one is
  /// slower, nearly all rounds show it; where they are alike, about half of them do.
  ///
  /// - Returns: The difference between the best times; nil unless it is above 0 and at least four of
  ///   five rounds have the same sign.
  func excess(of way: Int, over other: Int) -> Duration? {
    let difference = best(of: way) - best(of: other)
    let agreeing = zip(times[way], times[other]).count { $0 > $1 }
    guard difference > .zero, agreeing * 5 >= times[way].count * 4 else { return nil }
    return difference
  }
}
