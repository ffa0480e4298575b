extension Matching {
  /// Divides the rows that are in both snapshots into those that stay and those that move.
  ///
  /// Rows of one section stay if they are part of its heaviest increasing subsequence. Of several
  /// that keep equally many rows, the search prefers one that keeps the most rows in their very
  /// place. If nothing was found by hash, everything is in step and nothing moves.
  ///
  /// - Complexity: O(*n*) in the number of leftovers and runs, but for a logarithm to the base of 64.
  @usableFromInline
  mutating func findMoves() {
    for pair in pairs where !pair.newLeftovers.isEmpty {
      let start = segments.count
      let isOutOfStep = pair.newLeftovers.contains { index in
        new.partners[index] >= 0 && old.rows[Int(new.partners[index])].section == pair.old
      }
      collectSegments(of: pair, withRuns: isOutOfStep)
      if isOutOfStep { keepHeaviest(of: pair, from: start) }
    }
  }

  /// Lists the rows of a pair of sections that are in both snapshots, in their new order.
  private mutating func collectSegments(of pair: SectionPair, withRuns: Bool) {
    let start = segments.count
    var run = withRuns ? pair.runs.lowerBound : pair.runs.upperBound
    for index in pair.newLeftovers {
      let to = new.rows[index]
      while run < pair.runs.upperBound, runs[run].new < to.row {
        segments.append(Segment(runs[run], of: pair))
        run += 1
      }
      guard new.partners[index] >= 0 else { continue }
      let from = old.rows[Int(new.partners[index])]
      if let last = segments.indices.last, last >= start, segments[last].isFollowed(by: from, to) {
        segments[last].count += 1
      } else {
        segments.append(Segment(from: from, to: to, count: 1))
      }
    }
    while run < pair.runs.upperBound {
      segments.append(Segment(runs[run], of: pair))
      run += 1
    }
  }

  private mutating func keepHeaviest(of pair: SectionPair, from start: Int) {
    var rows = 0
    var ranks = 0
    for segment in segments[start...] where segment.from.section == pair.old {
      rows += Int(segment.count)
      ranks = max(ranks, segment.from.row + 1)
    }
    // The list leaves `self`, so that it can be read and written while the memory of the search is
    // in use.
    var list: [Segment] = []
    swap(&list, &segments)
    heaviest.find(count: list.count - start, ranks: ranks) { number in
      let segment = list[start + number]
      guard segment.from.section == pair.old else {
        return HeaviestIncrease.Item(rank: 0, weight: 0)
      }
      let inPlace = segment.from.row == segment.to.row ? segment.count : 0
      return HeaviestIncrease.Item(
        rank: segment.from.row, weight: UInt64(segment.count) * UInt64(rows + 1) + UInt64(inPlace))
    } body: { number in
      list[start + number].stays = true
    }
    swap(&list, &segments)
  }
}

extension Matching.Segment {
  fileprivate init(_ run: Matching.Run, of pair: Matching.SectionPair) {
    self.init(
      from: Matching.Place(section: pair.old, row: run.old),
      to: Matching.Place(section: pair.new, row: run.new),
      count: Int32(truncatingIfNeeded: run.count))
  }

  /// Returns true if a row that goes from one place to another is the next one on both sides.
  fileprivate func isFollowed(by from: Matching.Place, _ to: Matching.Place) -> Bool {
    from.section == self.from.section && from.row == self.from.row + Int(count)
      && to.row == self.to.row + Int(count)
  }
}
