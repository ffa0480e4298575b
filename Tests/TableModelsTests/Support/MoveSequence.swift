@testable import TableModels

/// Turns moves that happen at once into moves that happen one after the other.
///
/// The moves are done in the order of their targets. At any time a section is a series of *gaps*
/// between the rows that stay. Each gap contains first the rows that have arrived, then the rows
/// that have not left yet, both in order. The place of any row therefore is a sum of three counts:
/// rows that stay, rows that arrived, and rows still waiting to leave. The first two are known from
/// the start; the third is kept in a Fenwick tree (Fenwick, "A new data structure for cumulative
/// frequency tables", 1994).
struct MoveSequence {
  private let leavers: [Place]
  private let arrivals: [Place]
  /// The index in `leavers` of each arrival.
  private let leaverOfArrival: [Int]
  private var waiting: CountTree

  /// A row that leaves or arrives, with the number of staying rows before it in its section.
  fileprivate struct Place {
    var path: TableIndexPath
    var gap: Int
  }

  /// Creates the sequence from moves between distinct places of a table in which rows only move.
  init(_ moves: [TableUpdates.RowMove]) {
    let leaving = moves.indices.sorted { moves[$0].from < moves[$1].from }
    let arriving = moves.indices.sorted { moves[$0].to < moves[$1].to }
    leavers = Self.places(leaving.map { moves[$0].from })
    arrivals = Self.places(arriving.map { moves[$0].to })
    var leaverOfMove = Array(repeating: 0, count: moves.count)
    for (index, move) in leaving.enumerated() { leaverOfMove[move] = index }
    leaverOfArrival = arriving.map { leaverOfMove[$0] }
    waiting = CountTree(ones: moves.count)
  }

  private static func places(_ paths: [TableIndexPath]) -> [Place] {
    var start = 0
    return paths.indices.map { index in
      if paths[index].section != paths[start].section { start = index }
      return Place(path: paths[index], gap: paths[index].row - (index - start))
    }
  }

  /// The moves in an order, each with its places at its moment; without those that move nothing.
  ///
  /// - Complexity: O(*n* log *n*) in the number of moves.
  var steps: [TableUpdates.RowMove] {
    var sequence = self
    return arrivals.indices.compactMap { arrival in
      let move = sequence.perform(arrival)
      return move.from == move.to ? nil : move
    }
  }

  private mutating func perform(_ arrival: Int) -> TableUpdates.RowMove {
    let index = leaverOfArrival[arrival]
    let leaver = leavers[index]
    let from =
      leaver.gap + waiting(before: index, inSection: leaver.path.section)
      + arrived(before: arrival, inSection: leaver.path.section, upToGap: leaver.gap)
    waiting.remove(index)

    let target = arrivals[arrival]
    let section = target.path.section
    let firstBehind = leavers.first(inSection: section) { $0.gap >= target.gap }
    let to =
      target.gap + waiting(before: firstBehind, inSection: section)
      + arrived(before: arrival, inSection: section, upToGap: target.gap)
    return TableUpdates.RowMove(
      from: TableIndexPath(section: leaver.path.section, row: from),
      to: TableIndexPath(section: section, row: to))
  }

  /// The number of rows of a section that wait to leave, before the leaver at `index`.
  private func waiting(before index: Int, inSection section: Int) -> Int {
    let start = leavers.first(inSection: section) { _ in true }
    return waiting.count(before: index) - waiting.count(before: start)
  }

  /// The number of rows that have arrived in a section up to a gap, once all before `arrival` are
  /// done.
  private func arrived(before arrival: Int, inSection section: Int, upToGap gap: Int) -> Int {
    let start = arrivals.first(inSection: section) { _ in true }
    let end = arrivals.first(inSection: section) { $0.gap > gap }
    return max(0, min(end, arrival) - start)
  }

  /// Counts of 1 or 0 whose sums and changes both take O(log *n*).
  private struct CountTree {
    private var sums: [Int]

    init(ones count: Int) {
      // The node at i is the sum of the i & -i elements that end at i.
      sums = (0...count).map { $0 & -$0 }
    }

    mutating func remove(_ index: Int) {
      var node = index + 1
      while node < sums.count {
        sums[node] -= 1
        node += node & -node
      }
    }

    func count(before index: Int) -> Int {
      var node = index
      var sum = 0
      while node > 0 {
        sum += sums[node]
        node &= node - 1
      }
      return sum
    }
  }
}

extension [MoveSequence.Place] {
  /// The index of the first place of a section that satisfies a predicate, or the end of the
  /// section.
  ///
  /// The predicate is true for all places that follow in the section.
  fileprivate func first(inSection section: Int, where predicate: (Element) -> Bool) -> Int {
    firstIndexInOrder { place in
      place.path.section > section || (place.path.section == section && predicate(place))
    }
  }
}
