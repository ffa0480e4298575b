/// The times of some ways of doing one thing, round by round: in each round every way once.
package struct TimedRounds {
  /// The time of each round, for each way.
  private let times: [[Duration]]

  /// Creates a record of rounds.
  ///
  /// - Parameter times: The time of each round, for each way: all of the same number of rounds.
  package init(_ times: [[Duration]]) {
    self.times = times
  }

  /// The best time of a way: what else a machine does can only add to it.
  func best(of way: Int) -> Duration { times[way].min() ?? .zero }

  /// Returns the additional time of a way beyond another, if the rounds agree that there is some.
  ///
  /// The ways of a round were timed one after the other, so that noise hits both alike. If one is
  /// slower, nearly all rounds show it; if they are alike, about half of them do.
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
