extension Array {
  /// Removes and inserts elements all at once and in place: a kept element is moved at most once.
  ///
  /// An array that has to grow gets an eighth more than it needs, so that repeated growth costs
  /// only that memory, and no copy each time.
  ///
  /// - Parameters:
  ///   - removed: The indices of the elements to remove, before the change, in order and once each.
  ///   - inserted: The elements to insert, by their indices after the change, in order and once
  ///     each.
  /// - Precondition: The indices exist, before and after.
  /// - Complexity: O(*m* + *n*) in the number of changes and of elements behind the first of them.
  mutating func replaceElements(
    at removed: [Int], with inserted: [(place: Int, element: Element)]
  ) where Element: BitwiseCopyable {
    let before = count
    let after = before - removed.count + inserted.count
    let runs = keptRuns(removed: removed, inserted: inserted.map(\.place), in: before, after)
    if after > capacity { reserveCapacity(after + after / 8) }
    if after > before {
      // A filler for the new elements until they are set.
      append(contentsOf: repeatElement(inserted[0].element, count: after - before))
    }
    move(runs)
    if after < before { removeLast(before - after) }
    for (place, element) in inserted { self[place] = element }
  }

  /// Moves runs of elements to their new indices, in order.
  ///
  /// Runs that move the same way must not overwrite each other, so those that move towards the end
  /// move from the last to the first. Two neighbours that move different ways never overlap.
  private mutating func move(_ runs: [KeptRun]) where Element: BitwiseCopyable {
    withUnsafeMutableBufferPointer { elements in
      guard let base = elements.baseAddress else { return }
      // Safe: the runs are within the elements, before and after; memory may overlap.
      func move(_ run: KeptRun) {
        (base + run.target).update(from: base + run.source, count: run.count)
      }
      var index = 0
      while index < runs.count {
        let first = index
        while index < runs.count, runs[index].target > runs[index].source { index += 1 }
        for run in runs[first..<index].reversed() { move(run) }
        while index < runs.count, runs[index].target < runs[index].source {
          move(runs[index])
          index += 1
        }
      }
    }
  }
}

/// Elements that stay next to each other and move to another index.
private struct KeptRun {
  let source: Int
  let target: Int
  let count: Int
}

/// The runs that have to be moved, in order; traps if the indices are wrong.
private func keptRuns(
  removed: [Int], inserted: [Int], in before: Int, _ after: Int
) -> [KeptRun] {
  checkPlaces(removed, in: before)
  checkPlaces(inserted, in: after)
  var runs: [KeptRun] = []
  var (removed, inserted) = (removed[...], inserted[...])
  var (source, target) = (0, 0)
  while source < before {
    while removed.first == source {
      removed.removeFirst()
      source += 1
    }
    while inserted.first == target {
      inserted.removeFirst()
      target += 1
    }
    let count = Swift.min((removed.first ?? before) - source, (inserted.first ?? after) - target)
    if count > 0, source != target {
      runs.append(KeptRun(source: source, target: target, count: count))
    }
    source += count
    target += count
  }
  return runs
}

/// Traps if indices are wrong. The moves by unsafe pointers depend on this.
private func checkPlaces(_ places: [Int], in count: Int) {
  var least = 0
  for place in places {
    guard place >= least, place < count else {
      fatalError(
        "The place \(place) is not one of \(least)..<\(count); places are in order, once each")
    }
    least = place + 1
  }
}
