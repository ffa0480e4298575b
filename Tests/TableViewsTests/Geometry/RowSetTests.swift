import Testing

// Testable for the rows that a table has measured, which cannot be asked for otherwise.
@testable import TableViews

@Suite struct RowSetTests {
  private static let size = 6

  /// Each set of the first rows, put in from the last one, which touches and bridges runs both ways.
  private static var all: [(rows: RowSet, model: Set<Int>)] {
    (0..<1 << size).map { bits in
      let model = Set((0..<size).filter { bits >> $0 & 1 == 1 })
      var rows = RowSet()
      for row in model.sorted().reversed() { rows.insert(row) }
      return (rows, model)
    }
  }

  private func check(_ rows: RowSet, _ model: Set<Int>, _ what: @autoclosure () -> String) throws {
    for row in -1...2 * Self.size where rows.contains(row) != model.contains(row) {
      throw Fault("\(what()): \(rows) for \(model.sorted())")
    }
    for run in rows.runs where run.isEmpty { throw Fault("\(what()): an empty run in \(rows)") }
    for (run, next) in zip(rows.runs, rows.runs.dropFirst()) where run.upperBound >= next.lowerBound
    {
      throw Fault("\(what()): runs that touch in \(rows)")
    }
  }

  @Test func `every small set contains its rows, in any order of insertion`() throws {
    for (rows, model) in Self.all {
      try check(rows, model, "inserted")
      var upwards = RowSet()
      for row in model.sorted() { upwards.insert(row) }
      #expect(upwards == rows)
      var evensFirst = RowSet()
      for row in model.sorted(by: { ($0 % 2, $0) < ($1 % 2, $1) }) { evensFirst.insert(row) }
      #expect(evensFirst == rows)
    }
  }

  @Test func `a row is put into every small set, and taken out`() throws {
    for (rows, model) in Self.all {
      for row in 0..<Self.size {
        var (more, fewer) = (rows, rows)
        more.insert(row)
        try check(more, model.union([row]), "inserting \(row) into \(rows)")
        fewer.remove(row)
        try check(fewer, model.subtracting([row]), "removing \(row) from \(rows)")
      }
    }
  }

  /// Every choice of rows to take out, and of places for others to come to.
  @Test func `every small set follows every replacement of rows`() throws {
    for (rows, model) in Self.all {
      for removed in Self.all.map({ $0.model.sorted() }) {
        let kept = (0..<Self.size).filter { !removed.contains($0) }
        for inserted in Self.places(upTo: 2, among: kept.count) {
          // What stays fills the places that nothing comes to, in order.
          var expected: Set<Int> = []
          var place = 0
          for row in kept {
            while inserted.contains(place) { place += 1 }
            if model.contains(row) { expected.insert(place) }
            place += 1
          }
          var followed = rows
          followed.replaceRows(removing: removed, inserting: inserted)
          try check(followed, expected, "\(rows), removing \(removed), inserting \(inserted)")
        }
      }
    }
  }

  /// All places that at most so many rows can come to where others stay.
  private static func places(upTo count: Int, among kept: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    for first in 0...kept {
      all.append([first])
      for second in first + 1..<kept + count where count > 1 { all.append([first, second]) }
    }
    return all
  }
}
