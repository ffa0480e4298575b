/// The elements of a list in order and once each, and those that it names repeatedly.
///
/// Contradictions are found by a walk through two ordered lists side by side: without a hash table,
/// without memory for each row, and with violations in the order of the table. Lists that are
/// written in order, as those of differences are, are not sorted again.
struct SortedDistinct<Element: Hashable> {
  private(set) var elements: [Element]
  /// The elements that are named more than once, in order and once each.
  private(set) var repeated: [Element] = []

  init(_ list: [Element], by isBefore: (Element, Element) -> Bool) {
    elements = list
    // Most lists are strictly ordered already.
    guard list.count > 1, !zip(list, list.dropFirst()).allSatisfy(isBefore) else { return }
    elements = []
    elements.reserveCapacity(list.count)
    for element in list.sorted(by: isBefore) {
      if element != elements.last {
        elements.append(element)
      } else if element != repeated.last {
        repeated.append(element)
      }
    }
  }
}

extension SortedDistinct where Element: Comparable {
  init(_ list: [Element]) { self.init(list, by: <) }
}

/// Calls a closure with each element of `moves` whose key is in `places`; both are in order.
func forEachCommon<Place: Comparable, Move>(
  _ places: [Place], _ moves: [Move], by key: (Move) -> Place, body: (Move) -> Void
) {
  var index = places.startIndex
  for move in moves {
    let place = key(move)
    while index < places.endIndex, places[index] < place { index += 1 }
    guard index < places.endIndex else { return }
    if places[index] == place { body(move) }
  }
}

/// Calls a closure with two neighbours that have the same key; `moves` is ordered by it.
///
/// Of three or more the first stands in each pair.
func forEachClash<Place: Equatable, Move>(
  _ moves: [Move], by key: (Move) -> Place, body: (Move, Move) -> Void
) {
  guard var first = moves.first else { return }
  for move in moves.dropFirst() {
    if key(move) == key(first) { body(first, move) } else { first = move }
  }
}
